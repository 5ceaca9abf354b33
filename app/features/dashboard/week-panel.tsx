import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { Profile } from "#contract/user-profile.ts";
import { localDate } from "#core/learning/local-date.ts";
import { weekStrip } from "#core/learning/streak.ts";
import * as words from "../../words/dashboard.ts";

const FILL = [
  "bg-day-1",
  "bg-day-2",
  "bg-day-3",
  "bg-day-4",
  "bg-day-5",
  "bg-day-6",
  "bg-day-7",
] as const;

/**
 * The streak, and the last seven days as beads on a thread; those with a completed day are filled.
 */
export function WeekPanel({
  profile,
  timeZone,
}: {
  profile: Profile | undefined;
  timeZone: string;
}) {
  const strip = weekStrip(profile?.learned_days ?? [], localDate(Date.now(), timeZone));
  const learned = strip.filter((day) => day.learned).length;
  return (
    <section
      aria-labelledby="your-week"
      className="@container/week mt-4 grid min-h-65 content-center gap-x-10 gap-y-4 rounded-card border border-rule bg-sheet p-5 shadow-soft md:min-h-39 md:grid-cols-[1fr_auto] md:items-center lg:min-h-32 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:px-7"
    >
      <div className="md:max-lg:col-span-2">
        <h2 id="your-week" className="text-2xl">
          {words.week}
        </h2>
        <p className="mt-1 text-soft">{profile ? words.learnedDays(learned) : "\u00a0"}</p>
      </div>
      {/* Two rows without a thread where seven words do not fit side by side. */}
      <ol className="relative grid w-full max-w-md grid-cols-7 gap-1 @max-[12rem]/week:grid-cols-4 sm:gap-3">
        <span
          aria-hidden="true"
          className="absolute top-[1.15rem] end-3 start-3 border-edge border-t-[1.5px] @max-[12rem]/week:hidden"
        />
        {strip.map((day, index) => (
          <li key={day.date} className="relative flex flex-col items-center gap-1">
            <span
              aria-hidden="true"
              className={cx(
                "grid aspect-square w-full max-w-9 place-items-center rounded-full",
                day.learned
                  ? ["motion-bead text-[oklch(0.2_0.02_265)]", FILL[index]]
                  : "border-[1.5px] border-edge bg-sheet",
                day.isToday && "outline-2 outline-ink outline-offset-2",
              )}
            >
              {day.learned && <Check className="size-5" strokeWidth={3} />}
            </span>
            <span className={cx("text-sm", day.isToday ? "font-semibold" : "text-soft")}>
              {day.isToday ? words.today : day.weekday}
              <span className="sr-only">
                {day.learned ? words.dayLearned : words.dayNotLearned}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Streak label={words.currentStreak} days={profile?.current_streak} />
        <Streak label={words.longestStreak} days={profile?.longest_streak} />
      </dl>
    </section>
  );
}

function Streak({ label, days }: { label: string; days: number | undefined }) {
  return (
    <div className="min-w-28">
      <dt className="text-[0.94rem] text-soft">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">
        {days === undefined ? "–" : words.days(days)}
      </dd>
    </div>
  );
}
