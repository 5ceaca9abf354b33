/** One directive of nginx: `name arguments;`, or with a block in braces. */
export interface Directive {
  readonly name: string;
  readonly args: readonly string[];
  readonly block: readonly Directive[];
}

/** Reads a configuration. @throws Error when braces or semicolons do not agree. */
export function parseNginx(text: string): readonly Directive[] {
  const tokens =
    text
      .match(/#[^\n]*|"[^"]*"|'[^']*'|[{};]|[^\s{};"']+/gu)
      ?.filter((token) => token[0] !== "#") ?? [];
  let at = 0;
  const readBlock = (isInner: boolean): Directive[] => {
    const block: Directive[] = [];
    for (;;) {
      const words: string[] = [];
      while (at < tokens.length && !/^[{};]$/u.test(tokens[at] ?? "")) {
        words.push((tokens[at] ?? "").replaceAll(/^["']|["']$/gu, ""));
        at += 1;
      }
      const end = tokens[at];
      at += 1;
      const [name, ...args] = words;
      if (name && end === ";") block.push({ name, args, block: [] });
      else if (name && end === "{") block.push({ name, args, block: readBlock(true) });
      else if (!name && end === (isInner ? "}" : undefined)) return block;
      else throw new Error(`unexpected ${end ?? "end"} after ${words.join(" ")}`);
    }
  };
  return readBlock(false);
}

/** All directives of this name in the block and in those inside it. */
export function findAll(block: readonly Directive[], name: string): Directive[] {
  return block.flatMap((directive) => [
    ...(directive.name === name ? [directive] : []),
    ...findAll(directive.block, name),
  ]);
}

/** The arguments of the one directive of this name. @throws Error when there is none or another. */
export function theOne(block: readonly Directive[], name: string): readonly string[] {
  const [found, ...others] = findAll(block, name);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${name}`);
  return found.args;
}

/** `30s`, `2m`, `1d` in seconds. */
export function seconds(time: string): number {
  const [, count, unit = ""] = /^(\d+)([smhd])$/u.exec(time) ?? [];
  const length = { s: 1, m: 60, h: 3_600, d: 86_400 }[unit];
  if (length === undefined) throw new Error(`no time: ${time}`);
  return Number(count) * length;
}

/** `8k`, `2m` in bytes. */
export function bytes(size: string): number {
  const [, count, unit = ""] = /^(\d+)([km])$/u.exec(size) ?? [];
  const length = { k: 1_024, m: 1_048_576 }[unit];
  if (length === undefined) throw new Error(`no size: ${size}`);
  return Number(count) * length;
}
