import { join } from "node:path";
import pino from "pino";
import type { Config } from "#server/config.ts";
import { isLoopbackHost } from "#server/hosts.ts";
import { seedDemo } from "#server/maintenance/demo.ts";
import { Refusal } from "#server/maintenance/refusal.ts";
import { createLessons } from "#server/services/lessons.ts";
import { openDatabase } from "#server/storage/database.ts";
import { buildContent } from "./build-content.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";
import { ROOT } from "./run-command.ts";

/** `npm run seed`: a demo account to look around in. */
await runForOperator(async (config) => {
  expectNoPublic(config);
  await buildContent(ROOT);
  const log = pino({ level: "warn" });
  const { db, close, place } = await openDatabase(databaseOptions(config));
  try {
    const { email, password } = await seedDemo({
      db,
      lessons: createLessons(join(ROOT, "generated"), log),
      log,
      now: Date.now(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    console.log(`The demo account is in ${place}`);
    console.log(`E-mail:   ${email}`);
    console.log(`Password: ${password}`);
  } finally {
    await close();
  }
});

/** Where the public has access, no account may have a password that was shown on a screen. */
function expectNoPublic({ NODE_ENV, PUBLIC_URL }: Config): void {
  const isPublic = PUBLIC_URL && !isLoopbackHost(new URL(PUBLIC_URL).hostname);
  if (NODE_ENV === "production" && isPublic) {
    throw new Refusal(`${PUBLIC_URL} is a public instance: no demo account was made.`);
  }
}
