import type { z } from "zod";
import { AppError } from "../app-error.ts";

/**
 * Reads a JSON body of at most `maxBytes`, whatever its headers claim.
 * @throws AppError body-too-large, unsupported-media-type, invalid-json or invalid-request.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/iu.test(type)) throw new AppError("unsupported-media-type");
  return checkBody(schema, parseJson(await readText(request, maxBytes)));
}

/**
 * Validates a body, or a form's fields.
 * @throws AppError invalid-request (or a hobby's own error), naming the fields.
 */
export function checkBody<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  throw new AppError(codeFor(parsed.error, value), { issues });
}

/** Hobbies have their own error messages, because people type them. */
function codeFor(error: z.ZodError, value: unknown): AppError["code"] {
  const issue = error.issues.find(({ path }) => path[0] === "hobby");
  if (!issue || error.issues.length > 1) return "invalid-request";
  if (issue.code === "too_big") return "hobby-too-long";
  const hobby =
    typeof value === "object" && value !== null && "hobby" in value ? value.hobby : undefined;
  return hobby === undefined || hobby === null || (typeof hobby === "string" && hobby.trim() === "")
    ? "hobby-required"
    : "invalid-request";
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new AppError("body-too-large");
  }
  try {
    return decode(await readBytes(request, maxBytes));
  } catch (error) {
    // The client left in the middle of its body: not our fault, and nobody reads the answer.
    throw error instanceof AppError ? error : new AppError("invalid-json");
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (request.headers.has("content-length")) {
    // The connection enforces the announced length, so the body can be read at once.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError("body-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError("invalid-json");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid-json");
  }
}
