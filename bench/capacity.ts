import { parseArgs } from "node:util";

/**
 * From members to machines: prints the tables of docs/scaling.md. Every input has a default and can
 * be set: `node bench/capacity.ts --members 200000 --peak 6`. Nothing is measured here.
 */
const INPUTS = {
  /** Accounts. */
  members: 1_000_000,
  /** The share of them who are active on a day, 0-1. */
  active: 0.1,
  /** Visits of an active member a day. */
  visits: 1.5,
  /** Requests per visit that reach the servers: pages, their parts, calls. */
  requests: 40,
  /** The share of these that a CDN answers, 0-1. */
  cdn: 0,
  /** The busiest hour's rate divided by the day's mean. */
  peak: 5,
  /** The highest sustained requests per second of one process on its own core (`npm run soak`). */
  perProcess: 1_421,
  /** The share of that rate at which a process is run, 0-1. */
  load: 0.6,
  /** DATABASE_CONNECTIONS of a process. */
  connections: 10,
  /** Living plans of a member. */
  plans: 2,
  /** Days of such a plan that have been written. */
  days: 4,
  /** Stored bytes of a member, of a plan with its outline and day 1, and of each later day. */
  memberBytes: 4_000,
  planBytes: 5_800,
  dayBytes: 1_650,
  /** New plans per active member and day, and new accounts per day and thousand members. */
  newPlans: 0.05,
  signUps: 2,
  /** Mails per sign-up: its confirmation, and others now and then. */
  mails: 1.5,
  /** The share of plans that a model writes, 0-1; the library writes the others. */
  model: 1,
  /** Tokens of a plan with day 1, then of each later day. */
  planTokensIn: 1_400,
  planTokensOut: 1_400,
  dayTokensIn: 2_000,
  dayTokensOut: 1_050,
  /** Requests per usable answer: refused and broken ones are repeated. */
  attempts: 1.1,
  /** Seconds per answer, and concurrent answers per process. */
  seconds: 20,
  atOnce: 4,
  /** Your provider's prices for a million tokens, in your currency. */
  priceIn: 1,
  priceOut: 1,
} as const satisfies Record<string, number>;

type Inputs = { readonly [name in keyof typeof INPUTS]: number };
type Row = readonly [what: string, figure: string];

const DAY = 86_400;
const GB = 1e9;

/** Requests, processes, connections and bytes. */
function serving(inputs: Inputs): Row[] {
  const { members, active, visits, requests, cdn, peak, perProcess, load, connections } = inputs;
  const people = members * active;
  const mean = (people * visits * requests * (1 - cdn)) / DAY;
  const processes = Math.max(1, Math.ceil((mean * peak) / (perProcess * load)));
  const planSize = inputs.planBytes + inputs.dayBytes * (inputs.days - 1);
  const bytes = members * (inputs.memberBytes + inputs.plans * planSize);
  return [
    ["Members who come on a day", whole(people)],
    ["Requests a second, mean", whole(mean)],
    ["Requests a second, busiest hour", whole(mean * peak)],
    ["Processes for that, one a core", whole(processes)],
    ["Processes with one to spare", whole(processes + 1)],
    ["Connections to the database", whole((processes + 1) * connections)],
    ["Database of members and plans", `${(bytes / GB).toFixed(1)} GB`],
    ["Mails a day", whole((members / 1_000) * inputs.signUps * inputs.mails)],
  ];
}

/** What a model is asked, and what it costs. */
function modelling(inputs: Inputs): Row[] {
  const { members, active, newPlans, model, days, attempts, peak, seconds, atOnce } = inputs;
  const plans = members * active * newPlans * model;
  const questions = plans * days * attempts;
  const atPeak = ((questions * peak) / DAY) * seconds;
  return [
    ["Plans that the model begins a day", whole(plans)],
    ["Requests to the model a day (AI_DAILY_BUDGET)", whole(questions)],
    ["Under way at one time, busiest hour (Little's law)", atPeak.toFixed(1)],
    ["Processes for that", whole(Math.max(1, Math.ceil(atPeak / atOnce)))],
    ["Price of 1,000 plans as begun, two days", price(inputs, 2)],
    ["Price of 1,000 plans of seven days", price(inputs, 7)],
    [`Price a day at ${days} days a plan`, price(inputs, days, plans)],
  ];
}

/** Plans · attempts · (tokens in · price in + tokens out · price out) / 1,000,000. */
function price(inputs: Inputs, days: number, plans = 1_000): string {
  const later = days - 1;
  const tokensIn = inputs.planTokensIn + later * inputs.dayTokensIn;
  const tokensOut = inputs.planTokensOut + later * inputs.dayTokensOut;
  const each = (tokensIn * inputs.priceIn + tokensOut * inputs.priceOut) / 1e6;
  return `${(plans * inputs.attempts * each).toFixed(1)} units`;
}

const whole = (figure: number): string => Math.ceil(figure).toLocaleString("en");

/**
 * @throws TypeError for an unknown input; RangeError for a value that is not a number from 0 on.
 */
function readInputs(args: readonly string[]): Inputs {
  const options = Object.fromEntries(
    Object.keys(INPUTS).map((name) => [name, { type: "string" as const }]),
  );
  const { values } = parseArgs({ args: [...args], options });
  const given = Object.entries(values).map(([name, text]) => {
    const figure = Number(text);
    if (text === "" || !(figure >= 0)) throw new RangeError(`--${name} must be a number from 0 on`);
    return [name, figure];
  });
  return { ...INPUTS, ...Object.fromEntries(given) };
}

const table = (head: string, rows: readonly Row[]): string =>
  [`| ${head} | |`, "|---|---:|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");

try {
  const inputs = readInputs(process.argv.slice(2));
  const given = Object.entries(inputs).map(
    ([name, figure]): Row => [`\`${name}\``, String(figure)],
  );
  console.log(table("Input", given));
  console.log(`\n${table("Servers", serving(inputs))}`);
  console.log(`\n${table("Model", modelling(inputs))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
