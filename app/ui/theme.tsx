import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, themeAfter } from "../lib/theme.ts";
import * as frameWords from "../words/ui/frame.ts";
import { Button } from "./button.tsx";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/**
 * Steps through the three themes. Its label names the current one and the next. All three icons are
 * in the page, and the style sheet shows the chosen one, so that the button is right before any
 * script has run, and without a framework (`listenForTheme` handles it).
 */
export function ThemeSwitch() {
  return (
    <Button look="quiet" size="icon" data-theme-switch="" className="needs-script">
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <span key={theme} data-when-theme={theme}>
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {frameWords.themeSwitch(
                frameWords.themes[theme],
                frameWords.themes[themeAfter(theme)],
              )}
            </span>
          </span>
        );
      })}
    </Button>
  );
}
