import { jsonrepair } from "jsonrepair";

/** Where the object that starts at `start` is closed, or -1 if it never is. */
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
 * The JSON object of an answer, with fences and remarks around it taken off and slips of the pen
 * (trailing commas, single quotes, missing commas) repaired. `undefined` if there is none, or if it
 * breaks off: a lesson that stops in the middle of a sentence is not completed by guessing.
 */
export function jsonOf(text: string): unknown {
  const start = text.indexOf("{");
  if (start < 0) return undefined;
  const end = closingBrace(text, start);
  const exact = end < 0 ? undefined : parsed(text.slice(start, end + 1));
  if (exact !== undefined) return exact;
  // Unbalanced and not even ended by a brace: cut off. Else malformed, which may be repaired.
  if (end < 0 && !/\}\s*(?:```\s*)?$/.test(text)) return undefined;
  return repaired(text.slice(start, text.lastIndexOf("}") + 1));
}

/**
 * The part of a growing answer that can be shown: from its first brace, without the last, perhaps
 * unfinished word.
 */
export function readablePart(text: string): string | undefined {
  const start = text.indexOf("{");
  return start < 0 ? undefined : text.slice(start).replace(/[^\s"{}[\],:]*$/, "");
}
