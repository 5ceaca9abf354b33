/**
 * The SQLite file cannot be used. Nothing in it was changed; the message names it and says what to
 * do.
 */
export class DatabaseFileError extends Error {
  override readonly name = "DatabaseFileError";
}

const UNREACHABLE =
  /^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH))/u;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/u;
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/u;

/** The error for a file whose check found a problem. */
export const damaged = (file: string, found: string): DatabaseFileError =>
  new DatabaseFileError(
    `${file} is damaged (${found}). Nothing was changed. Move it away, together with ${file}-wal and ` +
      `${file}-shm, and restore a backup into the empty place: npm run restore -- <the backup> ` +
      "(docs/operating.md).",
  );

/**
 * Explains an error of opening the file to whoever starts the server; undefined for any other
 * error.
 */
export function fileFault(file: string, error: unknown): DatabaseFileError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (DAMAGED.test(code)) return damaged(file, error.message);
  if (UNREACHABLE.test(code)) {
    return new DatabaseFileError(
      `${file} cannot be written to (${code}). The user that runs the server has to own it and its ` +
        "folder (DATA_DIR), on a disk that is mounted for writing.",
    );
  }
  if (FULL.test(code)) {
    return new DatabaseFileError(
      `${file} cannot be written to (${code}): the disk is full. Make room and start again.`,
    );
  }
  return undefined;
}
