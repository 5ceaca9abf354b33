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

const list = database.prepare<[string], { outline: string; days: string }>(
  `select *, (select string_agg(content, ',' order by number) from plan_days
     where plan_id = plans.id) as days
   from plans where user_id = +? and deleted_at is null order by created_at desc, id desc`,
);
const upsert = database.prepare(
  `insert into plan_states (plan_id, completed_count, event_count, changed_at, state)
   values (?, ?, 0, ?, ?)
   on conflict (plan_id) do update set completed_count = excluded.completed_count,
     changed_at = excluded.changed_at, state = excluded.state
   returning *`,
);

const app = new Hono();
app.get("/healthz", (context) => context.text("ok"));
app.get("/plans/:userId", (context) => {
  const rows = list.all(context.req.param("userId"));
  return context.json(
    rows.map(({ outline, days, ...row }) => ({
      ...row,
      plan_data: { ...JSON.parse(outline), days: JSON.parse(`[${days}]`) },
    })),
  );
});
app.post("/progress/:userId", async (context) => {
  const { plan_id, completed_days } = await context.req.json<{
    plan_id: string;
    completed_days: number[];
  }>();
  const row = upsert.get(
    plan_id,
    completed_days.length,
    Date.now(),
    JSON.stringify(
      completed_days.map((day) => ({ kind: "complete-day", id: `d${day}`, day, at: 0 })),
    ),
  );
  return context.json(row as object);
});

serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
