import { ExternalLink, PlayCircle } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Day } from "#core/plan/plan.ts";
import * as lessonWords from "../../words/ui/lesson.ts";

// The player is loaded only for a lesson that has a video.
const Player = lazy(() => import("./video-player.tsx"));

function SearchLink({
  url,
  words,
  isShared,
}: {
  url: string;
  words: string | null;
  isShared: boolean;
}) {
  return (
    <a
      href={url}
      target="_blank"
      rel={isShared ? "noopener ugc nofollow" : "noopener noreferrer"}
      className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-[1.5rem] border-2 border-edge bg-sheet px-5 py-1 font-semibold text-ink no-underline hover:border-ink"
    >
      <PlayCircle aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0">
        {words ? lessonWords.searchTutorialOn(words) : lessonWords.searchTutorial}
        <span className="sr-only">{lessonWords.opensYoutubeInNewTab}</span>
      </span>
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}

/**
 * The day's video: a player for an id, otherwise a search, otherwise the text that there is none.
 * @param without that text.
 * @param isShared whether the plan is somebody else's.
 */
export function LessonVideo({
  day,
  without = lessonWords.videoComing,
  isShared = false,
}: {
  day: Day;
  without?: string | undefined;
  isShared?: boolean;
}) {
  const { youtubeVideoId: id, youtubeSearchUrl: url, videoTitle } = day;
  if (id && id !== "unavailable") {
    return (
      <Suspense fallback={<div className="aspect-video rounded-field bg-sunk" />}>
        <Player id={id} title={videoTitle ?? day.title} />
      </Suspense>
    );
  }
  return (
    <div className="space-y-3">
      {id === "unavailable" && <p>{lessonWords.videoUnavailable}</p>}
      {url ? (
        <SearchLink url={url} words={videoTitle} isShared={isShared} />
      ) : (
        id !== "unavailable" && <p>{without}</p>
      )}
    </div>
  );
}
