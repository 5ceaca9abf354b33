import { z } from "zod";

/** A list of which every item stands for itself: one that is not in its form costs the others nothing. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .transform((values) => values.map((value) => item.safeParse(value)))
    .transform((results) => results.flatMap(({ data }) => (data === undefined ? [] : [data])));

/** Plans as the account has them, in whatever form: what they are is for `summarise` to find out. */
export const PlanRowsSchema = listOf(z.looseObject({ id: z.string() }));

/** What is done of them; read it with `parseStoredProgress`. */
export const ProgressRowsSchema = listOf(z.looseObject({ plan_id: z.string() }));
export type ProgressRow = z.infer<typeof ProgressRowsSchema>[number];
