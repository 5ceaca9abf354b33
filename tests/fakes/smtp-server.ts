import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/**
 * A mail server as it looks from the network: it takes mails on the loopback and keeps them, refuses
 * them as it is told, or is not there.
 */

/**
 * What the server does with a mail: takes it; refuses the recipient for now (451) or forever (550);
 * refuses the sender (550) or the content (554); takes it and never says so; or never says a word.
 */
export type SmtpMode =
  | "accept"
  | "refuse-temporarily"
  | "refuse-permanently"
  | "refuse-sender"
  | "refuse-content"
  | "accept-silently"
  | "hang";

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Whom the server was told, whatever the headers say. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** Lower-case names; unfolded and decoded, every header with that name. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

export interface FakeSmtp {
  /** As in `SMTP_URL`; stays the same when the server is stopped and started again. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How many recipients were named, accepted or not. */
  readonly attempts: number;
  /** From now on every mail is treated like this. */
  behave(mode: SmtpMode): void;
  /** Resolves once this many mails have arrived. */
  received(count: number): Promise<readonly ReceivedMail[]>;
  /** Closes the port and every connection. */
  stop(): Promise<void>;
  /** Opens the same port again. */
  start(): Promise<void>;
}

export async function startFakeSmtp({
  mode = "accept",
}: {
  mode?: SmtpMode;
} = {}): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let behavior = mode;
  let attempts = 0;
  let port = 0;
  let server: SMTPServer | undefined;

  const refusal = (when: SmtpMode, responseCode: number): Error | null =>
    behavior === when ? Object.assign(new Error("scripted refusal"), { responseCode }) : null;

  function create(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      // The connections that hang are cut when the server is stopped.
      closeTimeout: 1,
      onConnect: (_session, next) => {
        if (behavior !== "hang") next();
      },
      onMailFrom: (_address, _session, next) => next(refusal("refuse-sender", 550)),
      onRcptTo: (_address, _session, next) => {
        attempts += 1;
        next(refusal("refuse-temporarily", 451) ?? refusal("refuse-permanently", 550));
      },
      onData: async (stream, session, next) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk as Buffer);
        } catch {
          // Broken off: there is no mail, and nobody to answer.
          return;
        }
        const refused = refusal("refuse-content", 554);
        if (!refused) mails.push(readMail(Buffer.concat(chunks).toString("utf8"), session));
        if (behavior !== "accept-silently") next(refused);
        for (const check of waiting) check();
      },
    }).on("error", () => {});
  }

  async function start(): Promise<void> {
    server = create();
    const listening = server.listen(port, "127.0.0.1");
    await once(listening, "listening");
    port = (listening.address() as AddressInfo).port;
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get attempts() {
      return attempts;
    },
    behave(next) {
      behavior = next;
    },
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (mails.length < count) return;
          waiting.delete(check);
          resolve(mails);
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
    start,
  };
}

function readMail(raw: string, { envelope }: SMTPServerSession): ReceivedMail {
  const whole = readPart(raw);
  const boundary = /boundary="?([^";]+)"?/u.exec(whole.headers["content-type"]?.[0] ?? "")?.[1];
  const parts = boundary
    ? whole.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readPart(part.replace(/^\r\n|\r\n$/gu, "")))
    : [whole];
  const content = (type: string) =>
    parts
      .filter(({ headers }) => headers["content-type"]?.[0]?.startsWith(type))
      .map(decodeBody)
      .join("");
  return {
    envelope: {
      from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
      to: envelope.rcptTo.map(({ address }) => address),
    },
    headers: whole.headers,
    subject: whole.headers.subject?.[0] ?? "",
    text: content("text/plain"),
    html: content("text/html"),
    raw,
  };
}

interface Part {
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
}

function readPart(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/gu, " ")
    .split("\r\n")) {
    const [name = "", ...value] = line.split(":");
    headers[name.toLowerCase()] ??= [];
    headers[name.toLowerCase()]?.push(decodeWords(value.join(":").trim()));
  }
  return { headers, body: raw.slice(end + 4) };
}

const unquote = (text: string): string => {
  const bytes = text.replace(/=([0-9A-F]{2})/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
};

/** The words `=?utf-8?Q?…?=` and `=?utf-8?B?…?=` of RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/gu, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/giu, (_, form: string, word: string) =>
      form.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : unquote(word.replaceAll("_", " ")),
    );

function decodeBody({ headers, body }: Part): string {
  const encoding = headers["content-transfer-encoding"]?.[0]?.toLowerCase();
  const flowed = headers["content-type"]?.[0]?.includes("format=flowed");
  const text =
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : encoding === "quoted-printable"
        ? unquote(body.replace(/=\r\n/gu, ""))
        : body;
  // RFC 3676: a line that ends with a space goes on in the next one ("-- " alone excepted).
  const lines = flowed ? text.replace(/(?<!^--) \r\n/gmu, " ") : text;
  return lines.replaceAll("\r\n", "\n");
}
