const STEPS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `5 minutes ago`, `yesterday`, `in 2 hours`. Below a minute: `just now`. */
export function relativeDate(date: Date | number | string, now: Date): string {
  const seconds = (new Date(date).getTime() - now.getTime()) / 1_000;
  const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
  if (!step) return 'just now';
  const [unit, length] = step;
  return relative.format(Math.trunc(seconds / length), unit);
}
