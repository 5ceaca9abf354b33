import { z } from "zod";

/** A list whose items are parsed one by one, so that a malformed one does not affect the others. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .transform((values) => values.map((value) => item.safeParse(value)))
    .transform((results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])));

/** Plans as the account has them, in any shape: `summarize` makes sense of them. */
export const PlanRowsSchema = listOf(z.looseObject({ id: z.string() }));

/** Their progress; read it with `parseStoredProgress`. */
export const ProgressRowsSchema = listOf(z.looseObject({ plan_id: z.string() }));
export type ProgressRow = z.infer<typeof ProgressRowsSchema>[number];
