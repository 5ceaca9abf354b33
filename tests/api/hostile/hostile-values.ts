/** A value to put in a field: as JSON text, or as bytes that stand between its quotation marks. */
export interface HostileValue {
  readonly kind: string;
  readonly raw: string | Uint8Array;
  /** Whether PostgreSQL may see it in another way than SQLite: a text, or what one is made of. */
  readonly isText: boolean;
}

/** Names by which lies are recognized wherever they come out again. */
export const LIE_HOST = "host-lie.example";
export const INJECTED_HEADER = "x-injected";

const DEPTH = 5_000;

/** Values of the wrong type, and numbers at the edges. */
const WRONG_TYPES: Readonly<Record<string, string>> = {
  null: "null",
  zero: "0",
  "negative number": "-1",
  fraction: "1.5",
  "huge number": "1e308",
  "number beyond all numbers": "1e999",
  "number that is not exact": "9007199254740993",
  "minus zero": "-0",
  "text NaN": '"NaN"',
  "text Infinity": '"Infinity"',
  true: "true",
  false: "false",
  "empty array": "[]",
  "empty object": "{}",
  "array of null": "[null]",
  "object of a prototype": '{"__proto__":{"polluted":true}}',
  "object of a constructor": '{"constructor":{"prototype":{"polluted":true}}}',
  "object that is a text": '{"toString":"x","valueOf":"y","length":1}',
  "operator of a query": '{"$ne":null,"$gt":""}',
  "deeply nested array": "[".repeat(DEPTH) + "]".repeat(DEPTH),
  "deeply nested object": `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`,
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  empty: [""],
  blank: ["   ", "\t\n", "\u00a0\u2003\u3000", "\ufeff"],
  NUL: ["\0", "a\0b", "chess\0"],
  "lone surrogate": ["\ud800", "a\udfffb", "\udc00\ud800"],
  control: ["\u0001\u0007\u001b[31m", "\u0085\u009f", "\u007f"],
  bidi: ["\u202etxt.exe\u202c", "\u2066\u2067ada\u2069"],
  "zero-width": ["\u200b", "a\u200d\u200c\u2060b", "\ufe0f"],
  combining: [`Z${"\u0300".repeat(300)}`],
  "non-character": ["\uffff\ufffe", "\u{10ffff}"],
  "case that grows": ["\u0130\ufb03\u00df".repeat(16)],
  pollution: ["__proto__", "constructor", "prototype", "hasOwnProperty", "toString"],
  SQL: [
    "' or 1=1 --",
    "'; drop table hobby_plans; --",
    '" union select token from auth_sessions --',
    "\\'; select pg_sleep(5); --",
    "%' like '_",
    "1; attach database '/tmp/x' as x",
  ],
  markup: [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<svg/onload=alert(1)>",
    "]]><!--",
    "</script><base href=//evil.example>",
  ],
  "header break": [
    `ada\r\nX-Injected: 1`,
    `a@example.org\r\nBcc: b@example.org`,
    `a\nX-Injected: 1`,
    `a\u2028X-Injected: 1`,
    "%0d%0aX-Injected:%201",
  ],
  template: [
    "{{7*7}}",
    "\u{24}{7*7}",
    "<%= 7*7 %>",
    "%s%n%x",
    "#{7*7}",
    "\u{24}{jndi:ldap://127.0.0.1/x}",
  ],
  traversal: ["../../etc/passwd", "..\\..\\boot.ini", "/etc/passwd", "%2e%2e%2f", "a/../../b"],
  number: ["0x7f", "1e3", "-0", "٣", "१"],
  address: ["@", "a@b", "ada@example.org,b@example.org", '"a\\"b"@example.org', "ada@[127.0.0.1]"],
};

/** Addresses nobody may be led to. At `listener` the test listens itself, and hears nothing. */
const urls = (listener: string): readonly string[] => [
  listener,
  `${listener}/x?y=1`,
  listener.replace("127.0.0.1", "localhost"),
  listener.replace("http:", ""),
  listener.replace("http://", "http:\\\\"),
  listener.replace("http://", "gopher://"),
  listener.replace("http://", "http://ada@"),
  `/\\${listener.slice("http://".length)}`,
  `/\t/${listener.slice("http://".length)}`,
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]:1/",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%2f/evil.example",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "mailto:b@example.org",
];

const ILL_FORMED: readonly (readonly number[])[] = [
  [0xc0, 0xaf],
  [0xc0, 0x80],
  [0xff, 0xfe],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
];

const ADDRESS_NAME = /url|uri|redirect|callback|next|link|avatar/iu;

/**
 * Hostile values for a field, whatever its type is: of each kind of text one, another one for the next
 * field; every address for a field that takes one.
 * @param name the field's
 * @param turn the field's number
 * @param longest bytes that still pass
 */
export function* hostileValues(
  listener: string,
  {
    name,
    turn,
    longest,
  }: { readonly name: string; readonly turn: number; readonly longest: number },
): Generator<HostileValue> {
  for (const [kind, raw] of Object.entries(WRONG_TYPES)) yield { kind, raw, isText: false };
  for (const [kind, all] of Object.entries({ ...TEXTS, URL: urls(listener) })) {
    const chosen = kind === "URL" && ADDRESS_NAME.test(name) ? all : [all[turn % all.length]];
    for (const text of chosen) yield { kind, raw: JSON.stringify(text), isText: true };
  }
  const bytes = ILL_FORMED[turn % ILL_FORMED.length] ?? [];
  yield { kind: "ill-formed UTF-8", raw: Uint8Array.from([0x22, ...bytes, 0x22]), isText: true };
  const length = Math.max(4, Math.min(100_000, longest - 2));
  const long = turn % 2 === 0 ? "x".repeat(length) : "\u{1f9f6}".repeat(Math.floor(length / 4));
  yield { kind: "oversized text", raw: JSON.stringify(long), isText: true };
  const items = Math.max(1, Math.min(100_000, Math.floor(longest / 2) - 1));
  yield { kind: "array of very many items", raw: `[${"0,".repeat(items - 1)}0]`, isText: false };
}
