/** PostgreSQL cannot store a NUL, and a lone surrogate is not a character. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
