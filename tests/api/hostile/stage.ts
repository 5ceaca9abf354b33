import { authCall, mailedLink, newAddress, open, PASSWORD, signUp } from "../../setup/accounts.ts";
import { codeOf } from "../../setup/authenticator.ts";
import type { Shot } from "./client.ts";
import type { Target } from "./targets.ts";
import { type Known, validValue } from "./valid-body.ts";
import { type Learner, planOf, sessionTokenOf, type World } from "./world.ts";

/** A call as it would be right, made by a member who may make it. */
export interface Stage {
  readonly target: Target;
  readonly member: Learner;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The valid body, or undefined where none is taken. */
  readonly body: unknown;
}

export const JSON_TYPE = { "Content-Type": "application/json" } as const;

/** @param known values that the schema cannot say and `stageFor` does not know */
export function stageFor(
  { server }: World,
  target: Target,
  member: Learner,
  known: Known = {},
): Stage {
  const values: Known = {
    hobby: "Yoga",
    message: "How do I begin?",
    plan: { id: crypto.randomUUID(), ...planOf("Baking") },
    plan_data: planOf("Yoga"),
    plan_id: member.planId,
    user_id: member.userId,
    time_zone: "Europe/Berlin",
    day_number: 2,
    website: "",
    email: member.email,
    newEmail: newAddress(),
    username: "Mallory",
    name: "Mallory",
    avatar_url: "https://pictures.example.org/a.png",
    password: PASSWORD,
    currentPassword: PASSWORD,
    newPassword: "nine loud pelicans",
    callbackURL: "/plan",
    newUserCallbackURL: "/plan",
    errorCallbackURL: "/login",
    redirectTo: "/reset-password",
    token: sessionTokenOf(member),
    id: member.planId,
    userId: member.userId,
    planId: member.planId,
    ...known,
  };
  // The names of parts are not those of fields: `id` in a body is a text like any other.
  const { id, userId, planId, token } = values as Record<string, string>;
  const parts: Record<string, string | undefined> = { id, userId, planId, token };
  const path = target.path.replaceAll(/\{(\w+)\}/gu, (_, name) => parts[name] ?? "x");
  const { id: _, ...fields } = values;
  return {
    target,
    member,
    path,
    headers: { Origin: server.url, ...credentialsOf(target, member) },
    body: target.body && validValue(target.body, fields),
  };
}

/** What the member shows to be let in, of the kind that the call asks for. */
function credentialsOf({ access, isAuth, body }: Target, member: Learner): Record<string, string> {
  if (access === "token") return { Authorization: `Bearer ${member.token}` };
  // Whoever names an address is not signed in yet.
  const isKnown = isAuth && !Object.hasOwn(body?.properties ?? {}, "email");
  return access === "member" || isKnown ? { Cookie: member.cookie } : {};
}

/** The call itself, unchanged. */
export const validShot = ({ target, path, headers, body }: Stage): Shot => ({
  kind: "valid",
  method: target.method,
  path,
  headers: { ...headers, ...(target.body && JSON_TYPE) },
  ...(target.body && { body: JSON.stringify(body) }),
  mayPass: true,
});

/** Begins to turn on a member's second factor. */
async function secondFactor(
  server: World["server"],
  { cookie }: Learner,
): Promise<{ totpURI: string; backupCodes: string[] }> {
  const body = { password: PASSWORD };
  const answer = await authCall(server, "/two-factor/enable", body, { Cookie: cookie });
  return answer.body as Awaited<ReturnType<typeof secondFactor>>;
}

/** What has to be there before some of the auth library's calls can be right. */
export async function validStage(
  world: World,
  target: Target,
  member: Learner,
): Promise<{ readonly stage: Stage; readonly shot: Shot }> {
  const { server } = world;
  const plain = (known?: Known) => {
    const stage = stageFor(world, target, member, known);
    return { stage, shot: validShot(stage) };
  };
  const resetLink = async () => {
    await authCall(server, "/request-password-reset", { email: member.email });
    return new URL(await mailedLink(server, member.email, "reset-password"), server.url);
  };
  const opened = (link: string | URL, headers: Record<string, string> = {}) => {
    const stage = stageFor(world, target, member);
    const { pathname, search } = new URL(link, server.url);
    return { stage, shot: { ...validShot(stage), path: pathname + search, headers } };
  };
  switch (target.name) {
    case "POST /api/auth/sign-up/email":
      return plain({ email: newAddress() });
    case "POST /api/auth/send-verification-email": {
      const email = newAddress();
      await signUp(server, { email });
      return plain({ email });
    }
    case "POST /api/auth/confirm-email": {
      const email = newAddress();
      await signUp(server, { email });
      const link = new URL(await mailedLink(server, email, "confirm-address"), server.url);
      return plain({ token: link.searchParams.get("token"), next: "/" });
    }
    case "GET /api/auth/reset-password/{token}":
      return opened(await resetLink());
    case "POST /api/auth/reset-password": {
      const { location } = await open(server, (await resetLink()).href);
      return plain({ token: new URL(location, server.url).searchParams.get("token") });
    }
    case "POST /api/auth/two-factor/verify-totp":
      return plain({ code: codeOf((await secondFactor(server, member)).totpURI) });
    case "POST /api/auth/two-factor/verify-backup-code":
      return plain({ code: (await secondFactor(server, member)).backupCodes[0] });
    case "POST /api/auth/two-factor/generate-backup-codes": {
      const code = codeOf((await secondFactor(server, member)).totpURI);
      const headers = { Cookie: member.cookie };
      const { cookie } = await authCall(server, "/two-factor/verify-totp", { code }, headers);
      const stage = stageFor(world, target, { ...member, cookie });
      return { stage, shot: validShot(stage) };
    }
    case "GET /api/auth/callback/google": {
      const start = await authCall(server, "/sign-in/social", { provider: "google" });
      const back = await open(server, String(start.body.url));
      return opened(back.location, { Cookie: start.cookie });
    }
    default:
      return plain();
  }
}
