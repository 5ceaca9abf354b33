import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../scripts/browser.ts";
import type { ServerProcess } from "./server-process.ts";
import { startSevenfold } from "./sevenfold.ts";

/** Without a graphics processor, as on a server, and without the browser's own requests. */
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The screens of a phone and of a laptop. */
export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1440, height: 900 } as const;

/** Measures with a server and a browser of its own, and stops both. */
export async function inBrowser<Result>(
  measure: (browser: Browser, server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startSevenfold();
  try {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ARGS });
    try {
      return await measure(browser, server);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** A phone's browser that stores its data in `profile`, for the next one started there. */
export const startPhone = async (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: ARGS,
    viewport: PHONE,
  });
