import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { sql } from "kysely";
import { SESSION_COOKIE } from "#contract/account.ts";
import { authCall, PASSWORD, signIn, signUpMember, type TestMember } from "../../setup/accounts.ts";
import { sessionTokenOf, type World } from "./world.ts";

/** Something to show instead of a session or an access token; none of it may let anybody in. */
export interface Forgery {
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
}

const cookie = (kind: string, value: string): Forgery => ({
  kind,
  headers: { Cookie: `${SESSION_COOKIE}=${value}` },
});

const signed = (token: string, secret: string): string =>
  encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);

/** Sessions that were never there, and those of `ended` members. */
export function forgedSessions(world: World, ended: readonly EndedMember[]): Forgery[] {
  const { attacker, victim, server } = world;
  const own = sessionTokenOf(attacker);
  const ownValue = attacker.cookie.split("session_token=")[1]?.split(";")[0] ?? "";
  const signature = decodeURIComponent(ownValue).split(".")[1] ?? "";
  const flipped = own.replace(/.$/u, (last) => (last === "a" ? "b" : "a"));
  return [
    { kind: "no session", headers: {} },
    cookie("session empty", ""),
    cookie("session without signature", own),
    cookie("session without signature", `${own}.`),
    cookie(
      "session of another with one's own signature",
      `${victim.sessionToken}.${encodeURIComponent(signature)}`,
    ),
    cookie("session tampered", `${flipped}.${encodeURIComponent(signature)}`),
    cookie(
      "session with part of its signature",
      `${own}.${encodeURIComponent(signature.slice(0, 20))}`,
    ),
    cookie(
      "session with more than its signature",
      `${own}.${encodeURIComponent(`${signature}AAAA`)}`,
    ),
    cookie("session signed by another key", signed(victim.sessionToken, "not the secret")),
    cookie("session signed by no key", signed(victim.sessionToken, "")),
    cookie(
      "session signed by the key of guests",
      signed(victim.sessionToken, server.services.secret),
    ),
    cookie("session named by a user", signed(victim.userId, server.services.secret)),
    cookie("session of ill-formed text", "%00%ff%E0%A4%A.%"),
    cookie("session of ill-formed text", "..........."),
    cookie("session very long", `${"a".repeat(7_000)}.${signature}`),
    cookie("session of SQL", encodeURIComponent(`' or 1=1 --.${signature}`)),
    cookie("session that is an access token", attacker.token),
    { kind: "session as access token", headers: { Authorization: `Bearer ${own}` } },
    {
      kind: "access token instead of a session",
      headers: { Authorization: `Bearer ${attacker.token}` },
    },
    {
      kind: "password instead of a session",
      headers: {
        Authorization: `Basic ${Buffer.from(`${victim.email}:${PASSWORD}`).toString("base64")}`,
      },
    },
    {
      kind: "session in a wrong cookie",
      headers: { Cookie: attacker.cookie.replace("sevenfold.", "sevenfold-") },
    },
    ...ended.map(([kind, { cookie: Cookie }]) => ({
      kind: `session ${kind}`,
      headers: { Cookie },
    })),
  ];
}

/** Somebody whose session was right a moment ago, and why it no longer is. */
type EndedMember = readonly [string, TestMember];

export async function endedMembers({ server, db }: World): Promise<EndedMember[]> {
  const signedOut = await signUpMember(server);
  await authCall(server, "/sign-out", {}, { Cookie: signedOut.cookie });
  const deleted = await signUpMember(server);
  await authCall(server, "/delete-user", { password: PASSWORD }, { Cookie: deleted.cookie });
  const revoked = await signUpMember(server);
  const other = await signIn(server, revoked.email);
  await authCall(server, "/revoke-other-sessions", {}, { Cookie: other.cookie });
  const expired = await signUpMember(server);
  await sql`update auth_sessions set ${sql.ref("expiresAt")} = ${new Date(Date.now() - 1_000).toISOString()}
    where ${sql.ref("userId")} = ${expired.userId}`.execute(db);
  return [
    ["after sign-out", signedOut],
    ["of a deleted member", deleted],
    ["that was revoked", revoked],
    ["that has expired", expired],
  ];
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JSON Web Token of whatever is asked for; the library for it would refuse most of them. */
function tokenOf(header: object, claims: object, signer: (text: string) => Buffer): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${signer(text).toString("base64url")}`;
}

const eddsa = (key: KeyObject) => (text: string) => sign(null, Buffer.from(text), key);
const hmac = (key: string | Buffer) => (text: string) =>
  createHmac("sha256", key).update(text).digest();

/** A token that only its one fault keeps from being right, and the one without a fault. */
export interface ForgedTokens {
  readonly forgeries: readonly Forgery[];
  readonly valid: Forgery;
}

/**
 * Access tokens that somebody made up. For those whose signature has to be right, a key of ours is
 * put among the instance's own: so each of them has one fault, and one has none.
 */
export async function forgedTokens(
  world: World,
  ended: readonly EndedMember[],
): Promise<ForgedTokens> {
  const { attacker, victim, db, listener } = world;
  const [head = "", payload = ""] = attacker.token.split(".");
  const read = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  const [header, claims] = [read(head), read(payload)];
  const own = generateKeyPairSync("ed25519");
  const trusted = generateKeyPairSync("ed25519");
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const kid = `test-${crypto.randomUUID()}`;
  const { rows } = await sql<{ id: string; key: string }>`select id, ${sql.ref("publicKey")} as key
    from auth_jwks`.execute(db);
  const published = rows.find(({ id }) => id === header.kid)?.key ?? "{}";
  // Older than the instance's own: it goes on signing with that one.
  await sql`insert into auth_jwks (id, ${sql.ref("publicKey")}, ${sql.ref("privateKey")}, ${sql.ref("createdAt")})
    values (${kid}, ${JSON.stringify(trusted.publicKey.export({ format: "jwk" }))}, 'none',
    ${new Date(0).toISOString()})`.execute(db);
  const pem = createPublicKey({ key: JSON.parse(published), format: "jwk" })
    .export({ format: "pem", type: "spki" })
    .toString();
  const jwk = own.publicKey.export({ format: "jwk" });
  const now = Math.floor(Date.now() / 1_000);
  const bearer = (kind: string, token: string): Forgery => ({
    kind,
    headers: { Authorization: `Bearer ${token}` },
  });
  const ours = (changed: object, more: object = {}) =>
    tokenOf({ alg: "EdDSA", kid, ...more }, { ...claims, ...changed }, eddsa(trusted.privateKey));
  return {
    valid: bearer("valid", ours({})),
    forgeries: [
      { kind: "no token", headers: {} },
      { kind: "session instead of a token", headers: { Cookie: attacker.cookie } },
      { kind: "token without its scheme", headers: { Authorization: attacker.token } },
      { kind: "token of another scheme", headers: { Authorization: `Basic ${attacker.token}` } },
      bearer("token empty", ""),
      bearer("token that is none", "x"),
      bearer("token that is none", "..".repeat(2_000)),
      bearer("token that is none", "a.b.c"),
      bearer("token without signature", `${head}.${payload}.`),
      bearer("token without signature", `${head}.${payload}`),
      bearer("token of alg none", `${part({ alg: "none" })}.${payload}.`),
      bearer("token of alg none", `${part({ alg: "nOnE", kid: header.kid })}.${payload}.`),
      bearer(
        "token with other claims",
        attacker.token.replace(payload, part({ ...claims, sub: victim.userId })),
      ),
      bearer("token of another key", tokenOf(header, claims, eddsa(own.privateKey))),
      bearer(
        "token that brings its key",
        tokenOf({ alg: "EdDSA", jwk }, claims, eddsa(own.privateKey)),
      ),
      bearer(
        "token that names its key's address",
        tokenOf(
          { alg: "EdDSA", kid: "x", jku: `${listener}/jwks`, x5u: `${listener}/x` },
          claims,
          eddsa(own.privateKey),
        ),
      ),
      bearer(
        "token whose key is a path",
        tokenOf({ alg: "EdDSA", kid: "../../../dev/null" }, claims, eddsa(own.privateKey)),
      ),
      bearer(
        "token whose key is SQL",
        tokenOf({ alg: "EdDSA", kid: "' or 1=1 --" }, claims, eddsa(own.privateKey)),
      ),
      bearer(
        "token whose key is no text",
        tokenOf({ alg: "EdDSA", kid: { $ne: null } }, claims, eddsa(own.privateKey)),
      ),
      bearer("token that is critical", ours({}, { crit: ["x"], x: 1 })),
      ...["HS256", "HS384", "HS512"].flatMap((alg) =>
        [pem, published, JSON.parse(published).x ?? "", ""].map((key) =>
          bearer(
            "token signed by the public key",
            tokenOf({ alg, kid: header.kid }, claims, hmac(key)),
          ),
        ),
      ),
      bearer(
        "token of RSA",
        tokenOf({ alg: "RS256", kid: header.kid }, claims, (text) =>
          sign("sha256", Buffer.from(text), rsa.privateKey),
        ),
      ),
      bearer("token that has expired", ours({ iat: now - 2_000, exp: now - 1_000 })),
      bearer("token that never expires", ours({ exp: undefined })),
      bearer("token of a time that is none", ours({ exp: "never" })),
      bearer("token of another issuer", ours({ iss: "https://evil.example" })),
      bearer("token for another audience", ours({ aud: "https://evil.example" })),
      bearer("token without issuer", ours({ iss: undefined })),
      bearer("token of nobody", ours({ sub: undefined })),
      bearer("token of no session", ours({ sid: undefined })),
      bearer("token not valid yet", ours({ nbf: now + 1_000 })),
      bearer("token of another with one's own session", ours({ sub: victim.userId })),
      bearer("token whose session is no text", ours({ sid: { $ne: null } })),
      bearer("token whose session is a lone surrogate", ours({ sid: "\ud800" })),
      bearer("token whose session is no session", ours({ sid: crypto.randomUUID() })),
      ...ended.map(([kind, member]) => bearer(`token ${kind}`, member.token)),
    ],
  };
}
