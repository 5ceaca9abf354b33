import { requestsPerSecond } from "./load.ts";
import type { Row } from "./report.ts";
import { startBare, startSevenfold } from "./sevenfold.ts";

const REQUESTS = 20_000;
const WARM_UP = 4_000;

/** How many times a second the home page leaves the process, and how many times it could at most. */
export async function measureStaticPages(): Promise<Row[]> {
  const server = await startSevenfold();
  const bare = await startBare();
  try {
    await requestsPerSecond(server.port, "/", WARM_UP);
    await requestsPerSecond(bare.port, "/", WARM_UP);
    const figure = await requestsPerSecond(server.port, "/", REQUESTS);
    const value = await requestsPerSecond(bare.port, "/", REQUESTS);
    const reference = { value, what: "bare node:http" };
    return [{ name: "Static page", figure, unit: "requests/s", reference }];
  } finally {
    await server.stop();
    await bare.stop();
  }
}
