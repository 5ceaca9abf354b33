import { localTexts } from "../data/browser-storage.ts";
import { localKeys } from "../data/storage-keys.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const themeAfter = (theme: Theme): Theme =>
  THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";

/**
 * Runs before the first paint, so that a dark page never flashes white. `data-theme` is the look,
 * `data-theme-choice` what was chosen; `data-script` says that scripts run.
 */
export const THEME_SCRIPT = `(function(){var e=document.documentElement.dataset,t;try{t=localStorage.getItem("${localKeys.theme}")}catch(_){}if(t!=="light"&&t!=="dark")t="system";e.script="";e.themeChoice=t;e.theme=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})()`;

const DARK = "(prefers-color-scheme: dark)";

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.themeChoice = theme;
  const dark = theme === "dark" || (theme === "system" && window.matchMedia(DARK).matches);
  dataset.theme = dark ? "dark" : "light";
}

const chosen = (): Theme =>
  THEMES.find((theme) => theme === document.documentElement.dataset.themeChoice) ?? "system";

/** Handles a page's theme buttons, and follows the device while nothing is chosen. */
export function listenForTheme(): () => void {
  const press = ({ target }: Event) => {
    if (!(target as Element).closest("[data-theme-switch]")) return;
    const next = themeAfter(chosen());
    localTexts.write(localKeys.theme, next);
    apply(next);
  };
  const media = window.matchMedia(DARK);
  const follow = () => {
    if (chosen() === "system") apply("system");
  };
  document.addEventListener("click", press);
  media.addEventListener("change", follow);
  return () => {
    document.removeEventListener("click", press);
    media.removeEventListener("change", follow);
  };
}
