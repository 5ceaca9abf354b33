import type { JsonSchema } from "./targets.ts";

/** Values that a schema cannot say, by the field's name; a plan's id is one that there is. */
export type Known = Readonly<Record<string, unknown>>;

/**
 * A value that a schema accepts, with every field that it names. A field of a name in `known` has
 * that value, at every depth.
 */
export function validValue(schema: JsonSchema, known: Known, name = ""): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const [first = {}] = choices.filter(({ type }) => type !== "null");
    return validValue(first, known);
  }
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [
          key,
          validValue(inner, known, key),
        ]),
      );
    case "array":
      return [validValue(schema.items ?? {}, known)];
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return false;
    case "string":
      return schema.format === "email"
        ? "ada@example.org"
        : "chess".padEnd(schema.minLength ?? 0, "x");
    default:
      return "anything";
  }
}

/** A place in a body: the steps that lead there. */
export type Place = readonly (string | number)[];

export interface Field {
  readonly place: Place;
  /** What the schema says of it; undefined inside what it leaves open. */
  readonly schema: JsonSchema | undefined;
  readonly value: unknown;
}

/** Every field of a body at every depth, the body itself first. */
export function fieldsOf(
  value: unknown,
  schema: JsonSchema | undefined,
  place: Place = [],
): Field[] {
  const own = { place, schema: isOpen(schema) ? undefined : schema, value };
  if (typeof value !== "object" || value === null) return [own];
  const inner = (schema?.anyOf ?? schema?.oneOf)?.find(
    ({ type }) => type === (Array.isArray(value) ? "array" : "object"),
  );
  const shape = inner ?? schema;
  const children = Array.isArray(value)
    ? value.slice(0, 1).map((item, index) => [index, item, shape?.items] as const)
    : Object.entries(value).map(([key, item]) => [key, item, shape?.properties?.[key]] as const);
  return [own, ...children.flatMap(([key, item, of]) => fieldsOf(item, of, [...place, key]))];
}

const isOpen = (schema: JsonSchema | undefined): boolean =>
  !schema || Object.keys(schema).every((key) => key === "description");

/** A copy of a body with another value in one place; `undefined` leaves the field out. */
export function withValueAt(body: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<
    string | number,
    unknown
  >;
  const changed = withValueAt(copy[step], rest, value);
  if (changed === undefined) delete copy[step];
  else copy[step] = changed;
  return copy;
}
