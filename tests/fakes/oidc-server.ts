import { OAuth2Server } from "oauth2-mock-server";

/** What the provider says of whoever signs in there. */
export interface OidcPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

/** An OpenID provider as Google is one, seen from the network: everybody who comes is signed in. */
export interface OidcServer {
  readonly discoveryUrl: string;
  /** Who signs in next. */
  person: OidcPerson;
  /** Stops answering; `start` makes it answer again, at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startOidcServer(person: OidcPerson): Promise<OidcServer> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "localhost");
  const { port } = provider.address();
  const server: OidcServer = {
    discoveryUrl: `http://localhost:${port}/.well-known/openid-configuration`,
    person,
    stop: () => provider.stop(),
    start: () => provider.start(port, "localhost"),
  };
  provider.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, server.person);
  });
  return server;
}
