import type { ReactNode } from "react";
import * as words from "../../words/dashboard.ts";

/**
 * The title, a line about the current state, and the dashboard's contents. It fills the window in
 * every state, so that the footer does not move when the state changes.
 */
export function DashboardFrame({
  status,
  children,
}: {
  /**
   * Its space stays reserved while it changes, so that nothing below it moves; changes are
   * announced.
   */
  status?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] max-w-7xl px-4 pt-8 pb-4 sm:px-6 lg:pt-12">
      <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
      {status && (
        <div role="status" className="mt-3 min-h-14 text-soft sm:min-h-10">
          {status}
        </div>
      )}
      {children}
    </div>
  );
}
