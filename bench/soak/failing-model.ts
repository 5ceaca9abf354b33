import { setTimeout as pause } from "node:timers/promises";
import { goodDayAnswer, goodPlan } from "../../tests/fakes/model-answers.ts";
import {
  type Behavior,
  fails,
  hangs,
  resetsAfter,
  says,
  startModelServer,
} from "../../tests/fakes/model-server.ts";

/**
 * A language model that fails every other time; the soak starts it as a separate process. Its
 * failures in turn: an error, silence until the server gives up, words that are not a lesson, and a
 * stream that breaks. Reports its address to the process that started it, and ends with it.
 */
const THINKS = 300;
const PACE = { chunk: 120, everyMs: 15 };

const answerTo = (schema: string | undefined): unknown => {
  if (schema?.includes("plan")) return goodPlan();
  if (schema?.includes("day")) return goodDayAnswer();
  if (schema?.includes("hobby")) return { isHobby: false, name: "" };
  return "Take a seat with a straight back, and five minutes for each of the two chords.";
};

const good: Behavior = async (response, request) => {
  await pause(THINKS);
  await says(answerTo(request.body.response_format?.json_schema?.name), PACE)(response, request);
};

const FAILURES: readonly Behavior[] = [
  fails(500),
  hangs,
  says("A hobby is a fine thing to have."),
  resetsAfter('{"refused":false,"title":"A Wall Hanging from'),
];

const model = await startModelServer();
let asked = 0;
model.always((response, request) => {
  asked += 1;
  const failure = asked % 2 === 0 ? FAILURES[(asked / 2) % FAILURES.length] : undefined;
  return (failure ?? good)(response, request);
});
process.on("disconnect", () => process.exit());
process.send?.(model.url);
