import { serve } from "@hono/node-server";
import SQLite from "better-sqlite3";
import { Hono } from "hono";

/**
 * The least that a member's two calls can cost, with no checks: no session, no limits, no rules.
 * The benchmark starts it as a separate process: `node bare-plans.ts <port> <file>`.
 */
const [port, file] = process.argv.slice(2);
const database = new SQLite(file ?? "");
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");

const list = database.prepare<[string], { plan_data: string }>(
  `select *, (select string_agg(content, ',' order by number) from plan_days
     where plan_id = plans.id) as days
   from plans where user_id = ? and deleted_at is null order by created_at desc, id desc`,
);
const upsert = database.prepare(
  `insert into user_progress
     (id, user_id, plan_id, completed_days, current_day, unlocked_days, stamps, last_accessed_at)
   values (?, ?, ?, ?, ?, ?, '{}', ?)
   on conflict (plan_id) do update set completed_days = excluded.completed_days,
     current_day = excluded.current_day, unlocked_days = excluded.unlocked_days,
     last_accessed_at = excluded.last_accessed_at
   returning *`,
);

const app = new Hono();
app.get("/healthz", (context) => context.text("ok"));
app.get("/plans/:userId", (context) => {
  const rows = list.all(context.req.param("userId"));
  return context.json(rows.map((row) => ({ ...row, plan_data: JSON.parse(row.plan_data) })));
});
app.post("/progress/:userId", async (context) => {
  const { plan_id, completed_days } = await context.req.json<{
    plan_id: string;
    completed_days: number[];
  }>();
  const current = completed_days.length + 1;
  const row = upsert.get(
    crypto.randomUUID(),
    context.req.param("userId"),
    plan_id,
    JSON.stringify(completed_days),
    current,
    JSON.stringify([...completed_days, current]),
    Date.now(),
  );
  return context.json(row as object);
});

serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
