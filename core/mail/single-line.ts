/**
 * One line of visible text: anything that breaks a line, or controls a terminal or a header,
 * becomes a space.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
