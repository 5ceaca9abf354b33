import { Agent, get } from "node:http";
import type { Attack } from "./server.ts";

const CONNECTIONS = 16;
/** Milliseconds. */
const LASTS = 10_000;
const REQUESTS_MAX = 20_000;

/** Requests searches and unknown pages, each with words that nobody has used before. */
export const rendering: Attack = {
  async run({ port }) {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const statuses = new Map<number | string, number>();
    const began = performance.now();
    let sent = 0;
    const ask = (path: string) =>
      new Promise<number | string>((resolve) => {
        get({ host: "127.0.0.1", port, path, agent }, (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        }).on("error", () => resolve("broken"));
      });
    const visit = async () => {
      while (sent < REQUESTS_MAX && performance.now() - began < LASTS) {
        sent += 1;
        const status = await ask(sent % 2 === 0 ? `/hobbies?q=${sent}` : `/nowhere-${sent}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visit));
    agent.destroy();
    return [
      ["pages, by what was answered", [...statuses].map((pair) => pair.join(": ")).join(", ")],
    ];
  },
};
