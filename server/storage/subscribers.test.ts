import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { forgetOldContactMessages, putContactMessage } from "./contact-messages.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import {
  claimConfirmation,
  confirmSubscriber,
  findSubscriber,
  forgetOldSubscribers,
  forgetSubscriber,
  resubscribe,
  unsubscribe,
} from "./subscribers.ts";

const NOW = Date.UTC(2026, 0, 31, 12);

describe.each(ENGINES)("what the public leaves behind, on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase;
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    opened = await openDatabase(place);
  });
  afterEach(async () => {
    await opened.close();
    await place.drop();
  });

  const ask = (name: string, now = NOW) =>
    claimConfirmation(
      opened.db,
      {
        id: `${name}-${now}`,
        email: `${name}@example.org`,
        confirmToken: `confirm-${name}-${now}`,
        unsubscribeToken: `leave-${name}-${now}`,
      },
      now,
      now - 10,
    );
  const confirm = (name: string, now = NOW) =>
    confirmSubscriber(opened.db, `confirm-${name}-${NOW}`, now, 0);
  const names = async () =>
    (await opened.db.selectFrom("newsletter_subscribers").select("email").execute())
      .map(({ email }) => email.split("@")[0])
      .sort();

  test("requests that nobody confirmed and subscriptions that ended are forgotten; others stay", async () => {
    for (const name of ["pending", "confirmed", "ended"]) await ask(name);
    await ask("asked-again");
    await ask("asked-again", NOW + 10);
    await confirm("confirmed");
    await confirm("ended");
    await unsubscribe(opened.db, `leave-ended-${NOW}`, NOW + 5);
    await forgetOldSubscribers(opened.db, { pendingBefore: NOW, unsubscribedBefore: NOW + 4 });
    expect(await names()).toEqual(["asked-again", "confirmed", "ended"]);
    await forgetOldSubscribers(opened.db, { pendingBefore: NOW, unsubscribedBefore: NOW + 5 });
    expect(await names()).toEqual(["asked-again", "confirmed"]);
  });

  test("who asks again after leaving is kept as long as any new request", async () => {
    await ask("ada");
    await confirm("ada");
    await unsubscribe(opened.db, `leave-ada-${NOW}`, NOW);
    expect(await ask("ada", NOW + 100)).toMatchObject({
      status: "pending",
      confirm_token: `confirm-ada-${NOW + 100}`,
      unsubscribe_token: `leave-ada-${NOW}`,
    });
    await forgetOldSubscribers(opened.db, {
      pendingBefore: NOW + 99,
      unsubscribedBefore: NOW + 99,
    });
    expect(await names()).toEqual(["ada"]);
  });

  test("leaving twice keeps the first time, so that the address is forgotten in time", async () => {
    await ask("ada");
    await confirm("ada");
    await unsubscribe(opened.db, `leave-ada-${NOW}`, NOW + 1);
    await unsubscribe(opened.db, `leave-ada-${NOW}`, NOW + 50);
    expect(await findSubscriber(opened.db, "ADA@example.org")).toMatchObject({
      status: "unsubscribed",
      unsubscribed_at: NOW + 1,
    });
  });

  test("a request that was never confirmed is not confirmed by taking back its end", async () => {
    await ask("ada");
    expect(await resubscribe(opened.db, `leave-ada-${NOW}`)).toBe(false);
    await unsubscribe(opened.db, `leave-ada-${NOW}`, NOW);
    expect(await resubscribe(opened.db, `leave-ada-${NOW}`)).toBe(false);
  });

  test("an address is forgotten whatever its case", async () => {
    await ask("ada");
    await ask("bob");
    await forgetSubscriber(opened.db, "Ada@Example.org");
    expect(await names()).toEqual(["bob"]);
  });

  test("messages are forgotten by their age", async () => {
    for (const [id, created_at] of [
      ["old", NOW - 1],
      ["new", NOW],
    ] as const) {
      const text = { name: "Ada", email: "a@example.org", subject: "General", message: "Hello" };
      await putContactMessage(opened.db, { id, ...text, mail_id: id, created_at });
    }
    await forgetOldContactMessages(opened.db, NOW);
    const rows = await opened.db.selectFrom("contact_messages").select("id").execute();
    expect(rows).toEqual([{ id: "new" }]);
  });
});
