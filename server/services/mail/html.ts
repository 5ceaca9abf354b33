/** A piece of HTML that is safe to put into another one. */
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

/** Tagged template: texts are escaped (attributes must stand in quotes), HTML goes in as it is. */
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
