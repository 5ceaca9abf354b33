import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { localTexts } from "../lib/browser-storage.ts";
import { localKeys } from "../lib/storage-keys.ts";
import { Button } from "./button.tsx";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const WORDS: Readonly<Record<Theme, string>> = {
  system: "as on this device",
  light: "light",
  dark: "dark",
};
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Runs before the first paint, so that a dark page never flashes white. */
export const THEME_SCRIPT = `(function(){try{var t=localStorage.getItem("${localKeys.theme}")}catch(e){}var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);document.documentElement.dataset.theme=d?"dark":"light"})()`;

function apply(theme: Theme): void {
  const dark =
    theme === "dark" ||
    (theme === "system" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Steps through the three themes. Its label says which one is on and which one comes next. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const stored = THEMES.find((name) => name === localTexts.read(localKeys.theme));
    if (stored) setTheme(stored);
  }, []);
  useEffect(() => {
    if (theme !== "system") return;
    const media = window.matchMedia("(prefers-color-scheme: dark)");
    const follow = () => apply("system");
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const Icon = ICONS[theme];
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={`Theme: ${WORDS[theme]}. Change to ${WORDS[next]}`}
      title={`Theme: ${WORDS[theme]}`}
      onClick={() => {
        localTexts.write(localKeys.theme, next);
        setTheme(next);
        apply(next);
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
