import * as accountWords from "../../words/account/account.tsx";

const first = (agent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

// Each browser also names those it descends from, so the younger ones come first.
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//u, "Edge"],
  [/OPR\/|Opera/u, "Opera"],
  [/SamsungBrowser\//u, "Samsung Internet"],
  [/Firefox\/|FxiOS\//u, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//u, "Chrome"],
  [/Safari\//u, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone|iPod/u, "iPhone"],
  [/iPad/u, "iPad"],
  [/Android/u, "Android"],
  [/CrOS/u, accountWords.devicesChromebook],
  [/Windows/u, "Windows"],
  [/Mac OS X|Macintosh/u, "Mac"],
  [/Linux|X11/u, "Linux"],
] as const;

/** A browser and its device in plain words, from its User-Agent. */
export function deviceName(userAgent: string | null | undefined): string {
  const browser = first(userAgent ?? "", BROWSERS);
  const system = first(userAgent ?? "", SYSTEMS);
  if (browser && system) return accountWords.devicesBrowserOn(browser, system);
  return (
    browser ?? (system ? accountWords.devicesUnknownBrowserOn(system) : accountWords.devicesUnknown)
  );
}
