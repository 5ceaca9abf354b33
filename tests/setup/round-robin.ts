import { once } from "node:events";
import { createServer, request } from "node:http";

/** A proxy in front of several processes, as an operator would use one. */
export interface RoundRobin {
  readonly url: string;
  /** How many requests each target has answered, in the order of the targets. */
  readonly counts: readonly number[];
  readonly serve: (targets: readonly string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Passes each request to the next target in turn, whoever made it. */
export async function startRoundRobin(): Promise<RoundRobin> {
  let targets: readonly string[] = [];
  let turn = 0;
  const counts: number[] = [];
  const server = createServer((incoming, outgoing) => {
    const index = turn % targets.length;
    turn += 1;
    counts[index] = (counts[index] ?? 0) + 1;
    const claimed = incoming.headers["x-forwarded-for"];
    const address = incoming.socket.remoteAddress ?? "";
    const onward = request(new URL(incoming.url ?? "/", targets[index]), {
      method: incoming.method,
      headers: {
        ...incoming.headers,
        // The processes trust the last address; tests choose theirs.
        "x-forwarded-for": claimed ? String(claimed) : address,
      },
    });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    serve: (next) => {
      targets = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
