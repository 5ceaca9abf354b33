const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How long to wait, in words and never too short: 'a minute', '7 minutes', '3 hours'.
 * @param seconds
 */
export function waitInWords(seconds: number): string {
  if (seconds > 2 * HOUR) return `${Math.ceil(seconds / HOUR)} hours`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
