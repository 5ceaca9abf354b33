import { setTimeout as pause } from "node:timers/promises";
import type { PlanStreamLine } from "#contract/learning/plan-stream.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { goodDayAnswer, goodPlan } from "../tests/fakes/model-answers.ts";
import { type Behavior, says, startModelServer } from "../tests/fakes/model-server.ts";
import type { Row } from "./report.ts";
import { startSevenfold } from "./sevenfold.ts";
import { median } from "./statistics.ts";

/** A fast hosted model: half a second to the first word, then some 1,000 tokens per second. */
const THINKS = 500;
const PACE = { chunk: 60, everyMs: 15 };
/** A different one each time, because repeating a request is answered from the cache. */
const HOBBIES = ["Knitting", "Chess", "Guitar", "Yoga", "Drawing", "Gardening"];

interface Timing {
  /** Milliseconds from the request to the first word of the lesson. */
  readonly first: number;
  readonly total: number;
}

/**
 * How much the path from the model through the whole server to the browser adds to the model's own
 * time.
 */
export async function measureModelAuthor(): Promise<Row[]> {
  const model = await startModelServer();
  model.always(async (response, request) => {
    await pause(THINKS);
    await answerTo(request.body.response_format?.json_schema?.name)(response, request);
  });
  const server = await startSevenfold({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "fake-1",
    AI_BASE_URL: model.url,
  });
  try {
    const through: Timing[] = [];
    const raw: Timing[] = [];
    for (const hobby of HOBBIES) {
      const before = model.requests.length;
      through.push(await readPlan(server.url, hobby));
      const bodies = model.requests.slice(before).map(({ body }) => JSON.stringify(body));
      if (bodies.length !== 2) throw new Error(`the plan took ${bodies.length} requests, not two`);
      raw.push(await readRaw(model.url, bodies));
    }
    return rowsOf(through, raw);
  } finally {
    await server.stop();
    await model.stop();
  }
}

/** A plan's first request is for the outline and day 1, its second for day 2. */
const isPlan = (schema: string | undefined) => schema?.includes("plan") ?? false;
const answerTo = (schema: string | undefined): Behavior =>
  says(isPlan(schema) ? goodPlan() : goodDayAnswer(), PACE);

/** The first run loads the provider's SDK, so it is reported separately. */
function rowsOf([cold, ...warm]: readonly Timing[], [, ...raw]: readonly Timing[]): Row[] {
  const row = (name: string, part: keyof Timing, timings = warm): Row => ({
    name,
    figure: median(timings.map((timing) => timing[part])),
    unit: "ms",
    reference: { value: median(raw.map((timing) => timing[part])), what: "the model's own stream" },
  });
  return [
    { ...row("Model's plan, to its first words", "first"), target: { of: "ratio", most: 1.1 } },
    { ...row("Model's plan, to its end", "total"), target: { of: "ratio", most: 1.05 } },
    row("The first such plan after a start, to its first words", "first", cold ? [cold] : []),
  ];
}

async function readPlan(url: string, hobby: string): Promise<Timing> {
  const began = performance.now();
  let first: number | undefined;
  let last: PlanStreamLine["type"] | undefined;
  const response = await fetch(`${url}/api/generate-plan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify({ hobby }),
  });
  for await (const text of linesOf(response)) {
    const line = JSON.parse(text) as PlanStreamLine;
    last = line.type;
    if (line.type === "author" && line.author !== "model") throw new Error("the model was left");
    if (line.type === "changes") first ??= performance.now() - began;
  }
  if (first === undefined || last !== "done") throw new Error(`the plan ended with '${last}'`);
  return { first, total: performance.now() - began };
}

/** The same requests to the model itself, one after the other. */
async function readRaw(url: string, bodies: readonly string[]): Promise<Timing> {
  const began = performance.now();
  let first: number | undefined;
  for (const body of bodies) {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    for await (const line of linesOf(response)) {
      if (/"content":"[^"]/u.test(line)) first ??= performance.now() - began;
    }
  }
  return { first: first ?? Number.NaN, total: performance.now() - began };
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  let rest = "";
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield line;
  }
}
