import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isReadingPath } from "../reading-pages.ts";

/**
 * A link to a page of this site. Reading pages are separate documents without the framework, so the
 * browser itself goes there.
 */
export function SiteLink({
  to,
  ...props
}: Omit<ComponentProps<typeof Link>, "to"> & { to: string }) {
  return <Link to={to} reloadDocument={isReadingPath(to)} {...props} />;
}
