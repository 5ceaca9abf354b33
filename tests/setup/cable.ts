import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A connection to a server that can be cut and restored. */
export interface Cable {
  /** The server's address through it. */
  readonly url: string;
  /** Breaks every connection, and refuses new ones. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Breaks the next request's connection as it is made; later requests get through. */
  readonly breakNext: () => void;
  readonly stop: () => Promise<void>;
}

export async function startCable(target: URL): Promise<Cable> {
  const open = new Set<Socket>();
  let isCut = false;
  let breaksNext = false;
  const cable = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.on("data", () => {
      if (!breaksNext) return;
      breaksNext = false;
      near.destroy();
      far.destroy();
    });
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(cable, "listening");
  const address = cable.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    breakNext: () => {
      breaksNext = true;
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      cable.close();
      await once(cable, "close");
    },
  };
}
