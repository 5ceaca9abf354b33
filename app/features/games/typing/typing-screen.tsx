import { useRef } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { DIFFICULTIES } from "#core/games/typing/text.ts";
import { accuracy, animalOf, wantedKey } from "#core/games/typing/typing.ts";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as typingWords from "../../../words/games/typing.tsx";
import { afterPaint } from "../shell/after-paint.ts";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { Friends } from "./friends.tsx";
import { LetterKeys } from "./letter-keys.tsx";
import { Prompt } from "./prompt.tsx";
import { River } from "./river.tsx";
import { RoundButtons } from "./round-buttons.tsx";
import { RoundResult } from "./round-result.tsx";
import { TypingHelp } from "./typing-help.tsx";
import { usePhysicalKeys } from "./use-physical-keys.ts";
import { type TypingGame, useTyping } from "./use-typing.ts";

const DIFFICULTY_OPTIONS = [
  { value: "letters", label: typingWords.letters },
  { value: "easy", label: typingWords.easy },
  { value: "medium", label: typingWords.medium },
] as const;

/** Wrong keys in one place after which the keyboard points at the right one. */
const MISSES_BEFORE_HELP = 2;

/** Typing Safari (spec 3 §4): every correct key moves an animal one step across the river. */
export function TypingScreen() {
  const today = useGameSeed();
  const [difficulty, setDifficulty] = useGameChoice("level", DIFFICULTIES);
  const sounds = useSounds();
  const { say, region } = useAnnouncer();
  const game = useTyping({ difficulty, seed: today.seed }, sounds, say);
  const { state, clock, speed, best, press } = game;
  const { phase, finishedAfter, typed, text } = state;
  usePhysicalKeys(phase === "running", press);
  const table = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);

  /** The focus leaves the button, because the space bar is now typed. */
  const act: TypingGame["act"] = (type) => {
    game.act(type);
    if (type === "pause") return;
    afterPaint(() => {
      area.current?.focus({ preventScroll: true });
      // River, text and keys together, even on a small phone.
      table.current?.scrollIntoView({ block: "nearest" });
    });
  };

  return (
    <GameShell
      name="typing"
      title={typingWords.title}
      intro={typingWords.intro}
      sounds={sounds}
      today={today}
      clock={clock}
      stats={[
        { label: "WPM", value: String(speed) },
        { label: typingWords.accuracy, value: `${accuracy(state)}%` },
        { label: typingWords.mistakes, value: String(state.mistakes) },
        {
          label: typingWords.time,
          value: clockText(finishedAfter === undefined ? clock.seconds : finishedAfter / 1000),
        },
      ]}
      choices={
        <ChoiceSwitch
          label={typingWords.whatToType}
          options={DIFFICULTY_OPTIONS}
          value={difficulty}
          onChange={setDifficulty}
        />
      }
      controls={<Friends across={state.across} />}
      help={<TypingHelp best={best} />}
    >
      {region}
      <div ref={table} className="grid gap-2 sm:gap-3">
        <River crossing={text} animal={animalOf(state)} step={typed} steps={text.length} />
        <div
          ref={area}
          tabIndex={-1}
          className="outline-none"
          // Screen readers pass letters on instead of using them for navigation.
          {...(phase !== "finished" && { role: "application", "aria-label": typingWords.typeHere })}
        >
          {phase === "finished" ? (
            <RoundResult game={game} onNext={() => act("next")} />
          ) : (
            <Prompt state={state} isLive={today.seed !== ""} />
          )}
        </div>
        {phase !== "finished" && (
          <>
            <RoundButtons phase={phase} act={act} />
            <LetterKeys
              wanted={
                phase === "running" && state.missesHere >= MISSES_BEFORE_HELP
                  ? wantedKey(state)
                  : undefined
              }
              onKey={press}
            />
          </>
        )}
      </div>
    </GameShell>
  );
}
