import type { Shot } from "./client.ts";
import { type Stage, validShot } from "./stage.ts";
import { fieldsOf, withValueAt } from "./valid-body.ts";
import type { Victim } from "./world.ts";

/** To look at a password takes long; they are tried less often. */
export const isPassword = (place: string): boolean => /password$/iu.test(place);

/** Calls that name what belongs to another member in their body or query; each has to be refused. */
export function* claimsOnAnother(stage: Stage, victim: Victim): Generator<Shot> {
  const { target, body } = stage;
  const shot = validShot(stage);
  const ids = { user_id: victim.userId, plan_id: victim.planId };
  for (const [name, id] of Object.entries(ids)) {
    for (const { place } of fieldsOf(body, target.body)) {
      if (place.at(-1) !== name || target.access === "anyone") continue;
      const claimed = JSON.stringify(withValueAt(body, place, id));
      yield { ...shot, kind: `another's ${name} in the body`, body: claimed, mayPass: false };
    }
  }
  if (target.access === "anyone") return;
  const path = `${stage.path}?user_id=${victim.userId}`;
  yield { ...shot, kind: "another's user_id in the query", path, mayPass: false };
}

/** Calls that name it where any text may stand: whatever is answered, nothing comes of it. */
export function* claimsOfAnother(stage: Stage, victim: Victim): Generator<Shot> {
  const { target, body } = stage;
  if (!target.body) return;
  const values = [
    victim.planId,
    victim.userId,
    victim.sessionToken,
    victim.shareToken,
    victim.email,
  ];
  const open = [
    ...fieldsOf(body, target.body).filter(
      ({ value, place }) => typeof value === "string" && !isPassword(place.join(".")),
    ),
    ...fieldsOf(body, target.body)
      .filter(({ value, schema }) => typeof value === "object" && schema === undefined)
      .map(({ place }) => ({ place: [...place, "id"] })),
  ];
  for (const { place } of open) {
    for (const value of values) {
      yield {
        ...validShot(stage),
        kind: "another's secret in a field",
        at: place.join("."),
        body: JSON.stringify(withValueAt(body, place, value)),
      };
    }
  }
}
