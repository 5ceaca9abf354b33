/** HTML that can safely be inserted into other HTML. */
export interface Html {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}

/** Tagged template: texts are escaped (attributes must be quoted), HTML is inserted unchanged. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const markup = parts.reduce((done, part, at) => {
    const value = values[at - 1];
    return done + (value === undefined ? "" : markupOf(value)) + part;
  });
  return { markup };
}
