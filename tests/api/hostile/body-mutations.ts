import { type HostileValue, hostileValues } from "./hostile-values.ts";
import type { Target } from "./targets.ts";
import { type Field, fieldsOf, type Place, withValueAt } from "./valid-body.ts";

/** A body that is one step away from a valid one. */
export interface Mutation {
  readonly kind: string;
  /** Where the step was made: `plans.0.plan`. */
  readonly at: string;
  readonly bytes: Buffer;
  readonly isText: boolean;
  /** Whether the field that was changed is one that the declaration describes. */
  readonly isDescribed: boolean;
}

const MARK = "@@here@@";
const MARK_TEXT = JSON.stringify(MARK);

/** The body as bytes, with this raw value in one place. */
function spliced(body: unknown, place: Place, raw: string | Uint8Array): Buffer {
  const [before = "", after = ""] = JSON.stringify(withValueAt(body, place, MARK)).split(MARK_TEXT);
  return Buffer.concat([Buffer.from(before), Buffer.from(raw), Buffer.from(after)]);
}

/** Every step away from a valid body, field by field. */
export function* bodyMutations(
  target: Target,
  valid: unknown,
  listener: string,
): Generator<Mutation> {
  const used = Buffer.byteLength(JSON.stringify(valid));
  const longest = target.maxBytes - used - 16;
  for (const [turn, field] of fieldsOf(valid, target.body).entries()) {
    const name = String(field.place.at(-1) ?? "");
    const made = (kind: string, bytes: Buffer, isText = false): Mutation => ({
      kind,
      at: field.place.join("."),
      bytes,
      isText,
      isDescribed: field.schema !== undefined,
    });
    for (const { kind, raw, isText } of thinned(
      hostileValues(listener, { name, turn, longest }),
      field.place.length > 1 ? turn : undefined,
    )) {
      const bytes = spliced(valid, field.place, raw);
      if (bytes.length <= target.maxBytes) yield made(kind, bytes, isText);
    }
    yield* shapes(field, valid, made);
  }
}

/** Fields inside others are many and alike: each gets another third of the kinds. */
function* thinned(
  values: Iterable<HostileValue>,
  turn: number | undefined,
): Generator<HostileValue> {
  let count = turn ?? 0;
  for (const value of values) {
    count += 1;
    const isVital = value.kind === "NUL" || value.kind === "lone surrogate";
    if (turn === undefined || isVital || count % 3 === 0) yield value;
  }
}

/** The field left out, and for an object: fields that nobody asked for, and one twice. */
function* shapes(
  { place, value }: Field,
  valid: unknown,
  made: (kind: string, bytes: Buffer) => Mutation,
): Generator<Mutation> {
  if (place.length > 0) {
    yield made("missing", Buffer.from(JSON.stringify(withValueAt(valid, place, undefined))));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const inside = JSON.stringify(value).slice(1, -1);
  const withMore = (more: string) => spliced(valid, place, `{${inside}${inside && ","}${more}}`);
  yield made("unknown field", withMore('"surprise":true'));
  yield made("unknown field", withMore('"isAdmin":true,"role":"admin","emailVerified":true'));
  yield made("pollution", withMore('"__proto__":{"polluted":true}'));
  yield made("pollution", withMore('"constructor":{"prototype":{"polluted":true}}'));
  for (const key of Object.keys(value)) {
    yield made("field twice", withMore(`${JSON.stringify(key)}:{"again":[1]}`));
  }
}
