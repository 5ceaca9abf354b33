import { z } from "zod";

/**
 * A value that grows is sent as changes: `[path, "set", value]` puts a value at a path,
 * `[path, "append", text]` continues a text that stands there. The empty path is the whole.
 */
export const ChangeSchema = z.tuple([
  z.array(z.union([z.string(), z.number().int().min(0).max(1_000)])).max(8),
  z.enum(["set", "append"]),
  z.json(),
]);
export type Change = z.infer<typeof ChangeSchema>;
export type Json = z.infer<ReturnType<typeof z.json>>;

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The record's own value: 'constructor' and the like count only if somebody put them there. */
const ownValue = (record: Record<string, Json>, key: string): Json | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * The changes that turn `before` into `after`; none when they are equal. Only a 'set' removes
 * anything.
 */
export function changesBetween(before: Json | undefined, after: Json): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

function collect(
  before: Json | undefined,
  after: Json,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return;
  if (
    typeof before === "string" &&
    typeof after === "string" &&
    before &&
    after.startsWith(before)
  ) {
    changes.push([path, "append", after.slice(before.length)]);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length >= before.length) {
    after.forEach((value, index) => {
      collect(before[index], value, [...path, index], changes);
    });
    return;
  }
  if (
    isRecord(before) &&
    isRecord(after) &&
    Object.keys(before).every((key) => Object.hasOwn(after, key))
  ) {
    for (const [key, value] of Object.entries(after)) {
      collect(ownValue(before, key), value, [...path, key], changes);
    }
    return;
  }
  changes.push([path, "set", after]);
}

/**
 * The value with the changes applied; the given value is not modified. A path that does not exist
 * is ignored.
 */
export function applyChanges(
  value: Json | undefined,
  changes: readonly Change[],
): Json | undefined {
  return changes.reduce<Json | undefined>(
    (current, [path, operation, content]) => put(current, path, operation, content),
    value,
  );
}

function put(
  current: Json | undefined,
  path: readonly (string | number)[],
  operation: Change[1],
  content: Json,
): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) {
    return operation === "append" && typeof current === "string" && typeof content === "string"
      ? current + content
      : content;
  }
  if (Array.isArray(current) && typeof key === "number" && key <= current.length) {
    const next = put(current[key], rest, operation, content);
    if (next === undefined) return current;
    const copy = [...current];
    copy[key] = next;
    return copy;
  }
  if (isRecord(current) && typeof key === "string") {
    const next = put(ownValue(current, key), rest, operation, content);
    // A computed key is always an own property, even '__proto__', so no prototype can be reached.
    return next === undefined ? current : { ...current, [key]: next };
  }
  return current;
}
