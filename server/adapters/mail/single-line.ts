/** One line of visible text: what would break a line, or steer a terminal or a header, is a space. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
