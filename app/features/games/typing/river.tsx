import { useEffect, useRef } from "react";
import type { Animal } from "#core/games/typing/typing.ts";
import * as typingWords from "../../../words/games/typing.tsx";
import { AnimalPicture } from "./animals.tsx";
import { RiverScene } from "./river-scene.tsx";
import { placeOfStep } from "./river-steps.ts";

const HOP = [
  { transform: "none" },
  { transform: "translateY(-22%) rotate(-4deg)" },
  { transform: "none" },
];
const DANCE = [
  { transform: "none" },
  { transform: "translateY(-26%) rotate(-7deg)" },
  { transform: "none" },
  { transform: "translateY(-26%) rotate(7deg)" },
  { transform: "none" },
];

/** The river and the animal that crosses it, one step per correct key. */
export function River({
  crossing,
  animal,
  step,
  steps,
}: {
  /** Differs from crossing to crossing. */
  crossing: string;
  animal: Animal;
  /** Completed steps. */
  step: number;
  /** Steps from bank to bank. */
  steps: number;
}) {
  const hopper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 0 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const isAcross = step === steps;
    const motion = hopper.current?.animate(isAcross ? DANCE : HOP, {
      duration: isAcross ? 900 : 220,
      easing: "ease-out",
    });
    // The next step may come before this hop has ended.
    return () => motion?.cancel();
  }, [step, steps]);
  const { x, y } = placeOfStep(step, steps);
  return (
    <div
      role="img"
      aria-label={typingWords.river(animal, step, steps)}
      className="@container relative mx-auto aspect-[1000/360] w-full max-w-[44rem] overflow-hidden rounded-[24px] border-2 border-edge"
    >
      <RiverScene steps={steps} />
      <div
        // The next animal starts on its own bank, without sliding back from the other one.
        key={crossing}
        className="absolute top-0 left-0 w-[15cqi] transition-transform duration-200 ease-out will-change-transform"
        style={{ transform: `translate(calc(${x / 10}cqi - 50%), calc(${y / 10}cqi - 98%))` }}
      >
        <div ref={hopper} className="origin-bottom">
          <AnimalPicture animal={animal} className="block w-full" />
        </div>
      </div>
    </div>
  );
}
