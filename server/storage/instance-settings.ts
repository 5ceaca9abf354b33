import type { Database } from "./database.ts";

/**
 * A value that the instance chose for itself once, such as a secret. Processes that ask at the same
 * moment all get the same one.
 * @param make returns the value, if there is none yet.
 */
export async function getOrCreateSetting(
  db: Database,
  key: string,
  make: () => string,
): Promise<string> {
  const read = () =>
    db.selectFrom("instance_settings").select("value").where("key", "=", key).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto("instance_settings")
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { value } = (await read()) ?? {};
  if (value === undefined) throw new Error(`the setting ${key} was removed while it was read`);
  return value;
}
