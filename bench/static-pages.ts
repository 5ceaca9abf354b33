import { requestsPerSecond, tailsInTurn } from "./load.ts";
import type { Row } from "./report.ts";
import { startBare, startSevenfold } from "./sevenfold.ts";

/** As browsers request it; the bare server's bytes are compressed. */
const CALL = { path: "/", headers: { "Accept-Encoding": "br" } } as const;
const REQUESTS = 20_000;
const WARM_UP = 4_000;
/** Requests per round, sent when they are due. */
const PACED = 6_000;

/** How often per second the process serves the home page, compared with the most it could. */
export async function measureStaticPages(): Promise<Row[]> {
  const server = await startSevenfold();
  const bare = await startBare();
  try {
    await requestsPerSecond(server.port, [CALL], WARM_UP);
    await requestsPerSecond(bare.port, [CALL], WARM_UP);
    const figure = await requestsPerSecond(server.port, [CALL], REQUESTS);
    const value = await requestsPerSecond(bare.port, [CALL], REQUESTS);
    const reference = { value, what: "bare node:http" };
    const tails = await tailsInTurn(
      { port: server.port, calls: [CALL] },
      { port: bare.port, calls: [CALL] },
      Math.min(figure, value) / 2,
      PACED,
    );
    return [
      { name: "Static page", figure, unit: "requests/s", reference },
      {
        name: "Static page, 99th percentile at half of the load",
        figure: tails.figure,
        unit: "ms",
        reference: { value: tails.reference, what: "bare node:http" },
        target: { of: "ratio", most: 2.5 },
      },
    ];
  } finally {
    await server.stop();
    await bare.stop();
  }
}
