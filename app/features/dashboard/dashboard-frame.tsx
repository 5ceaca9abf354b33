import type { ReactNode } from "react";

/**
 * The title, a line that says how things stand, and what the dashboard holds. It fills the window
 * in every state, so that the footer stays where it is when one follows the other.
 */
export function DashboardFrame({
  status,
  children,
}: {
  /** Its place is kept while it changes, so that nothing below it moves; changes are announced. */
  status?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] max-w-7xl px-4 pt-8 pb-4 sm:px-6 lg:pt-12">
      <h1 className="text-4xl sm:text-5xl">My Learning Dashboard</h1>
      {status && (
        <div role="status" className="mt-3 min-h-14 text-soft sm:min-h-10">
          {status}
        </div>
      )}
      {children}
    </div>
  );
}
