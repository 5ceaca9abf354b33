import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run-command.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/**
 * The Chromium for browser tests: an installed one, or Debian's package if it may be installed, or
 * Playwright's own download.
 */
export async function findChromium(): Promise<string> {
  const known = [process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM, chromium.executablePath()];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium and an emoji font with apt-get.");
    const install = [
      "install",
      "-y",
      "--no-install-recommends",
      "chromium",
      "fonts-noto-color-emoji",
    ];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["-qq", ...install], { stdio: ["ignore", "ignore", "inherit"], env });
    return DEBIAN_CHROMIUM;
  }
  const code = await run("playwright", ["install", "chromium"]);
  if (code !== 0) throw new Error("no Chromium: set CHROMIUM_PATH to one, or install it");
  return chromium.executablePath();
}
