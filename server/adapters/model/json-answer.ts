import { jsonrepair } from "jsonrepair";

/** Where the object that starts at `start` ends, or -1 if it never does. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index];
    if (inString) {
      if (char === "\\") index += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return -1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/**
 * The JSON object in an answer, without surrounding fences and remarks, and with small mistakes
 * (trailing commas, single quotes, missing commas) repaired. `undefined` if there is none, or if it
 * breaks off: the rest of a lesson is never guessed.
 */
export function parseJsonAnswer(text: string): unknown {
  const start = text.indexOf("{");
  if (start < 0) return undefined;
  const end = closingBrace(text, start);
  const exact = end < 0 ? undefined : parsed(text.slice(start, end + 1));
  if (exact !== undefined) return exact;
  // Unbalanced and without a brace at its end: cut off. Otherwise malformed, which may be repaired.
  if (end < 0 && !/\}\s*(?:```\s*)?$/.test(text)) return undefined;
  return repaired(text.slice(start, text.lastIndexOf("}") + 1));
}

/**
 * The part of a growing answer that can be shown: from its first brace, without the last word,
 * which may be unfinished.
 */
export function readablePart(text: string): string | undefined {
  const start = text.indexOf("{");
  return start < 0 ? undefined : text.slice(start).replace(/[^\s"{}[\],:]*$/, "");
}
