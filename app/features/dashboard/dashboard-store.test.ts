import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localTexts, sessionTexts } from "../../data/browser-storage.ts";
import { forgetAccount, knownAccount } from "../../data/member-source.ts";
import { Dashboard } from "./dashboard-store.ts";

/** The network: each call waits until the test answers it. */
interface Asked {
  readonly path: string;
  readonly answer: (body: unknown, status?: number) => void;
}
let asked: Asked[] = [];
let clock = 0;

const lists = () => asked.filter(({ path }) => path === "/api/hobby-plans");
const progress = () => asked.filter(({ path }) => path.startsWith("/api/user-progress/"));
const shown = () => knownAccount("ada").get().plans;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const plan = (id: string) => ({
  id,
  user_id: "ada",
  hobby: id,
  title: `Learn ${id} in 7 days`,
  overview: "",
  difficulty: "beginner",
  category: "General",
  total_days: 7,
  created_at: "2026-01-05T10:00:00.000Z",
  updated_at: "2026-01-05T10:00:00.000Z",
  paused_at: null,
  paused_ms: 0,
  plan_data: {},
});

beforeEach(() => {
  asked = [];
  clock = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => clock);
  vi.stubGlobal("fetch", (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const path = address.split("?")[0] ?? "";
    asked.push({ path, answer: (body, status = 200) => resolve(Response.json(body, { status })) });
    return promise;
  });
});

afterEach(() => {
  forgetAccount();
  for (const key of localTexts.keys()) localTexts.remove(key);
  sessionTexts.remove("dashboard_loading_ada");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("loading", () => {
  test("a second load is skipped while the first is under way", async () => {
    const dashboard = new Dashboard("ada");
    const first = dashboard.load();
    await dashboard.load();
    expect(lists()).toHaveLength(1);
    lists()[0]?.answer([plan("chess")]);
    progress()[0]?.answer([]);
    await first;
    expect(dashboard.status.get()).toMatchObject({ loading: false, failed: false });
    expect(shown().map(({ id }) => id)).toEqual(["chess"]);
  });

  test("a lock that another page left behind holds for ten seconds and no longer", async () => {
    sessionTexts.write("dashboard_loading_ada", String(clock));
    const dashboard = new Dashboard("ada");
    await dashboard.load();
    expect(lists()).toHaveLength(0);
    clock += 10_001;
    void dashboard.load();
    expect(lists()).toHaveLength(1);
    dashboard.leave();
  });

  test("a list that was asked for before a change is not shown", async () => {
    const dashboard = new Dashboard("ada");
    const load = dashboard.load();
    void dashboard.reload();
    lists()[0]?.answer([plan("old")]);
    progress()[0]?.answer([]);
    await settled();
    expect(dashboard.status.get().loading).toBe(true);
    expect(shown()).toEqual([]);
    lists()[1]?.answer([plan("new")]);
    progress()[1]?.answer([]);
    await load;
    expect(shown().map(({ id }) => id)).toEqual(["new"]);
  });

  test("a failure keeps what is known", async () => {
    const dashboard = new Dashboard("ada");
    const first = dashboard.load();
    lists()[0]?.answer([plan("chess")]);
    progress()[0]?.answer([]);
    await first;
    const second = dashboard.load();
    lists()[1]?.answer({ error: "Broken", code: "internal" }, 500);
    progress()[1]?.answer([]);
    await second;
    expect(dashboard.status.get().failed).toBe(true);
    expect(shown()).toHaveLength(1);
  });
});
