import type { OutputOf } from '@recollect/client';

type Retention = OutputOf<'records.retention'>;

/** R = e^(−t/S): S is derived from the time until R falls below the threshold, so that no unit has to be known. */
export function retentionAt({ last_recalled_at, due_at, threshold }: Retention, at: number): number {
  if (!due_at) return 1;
  const from = Date.parse(last_recalled_at);
  const life = Date.parse(due_at) - from;
  if (life <= 0) return 0;
  return Math.exp((Math.log(threshold) * Math.max(0, at - from)) / life);
}

/** From the last recall to a third beyond the day on which it is forgotten, or a year. */
export function curveOf(retention: Retention, points = 80): { readonly times: number[]; readonly values: number[] } {
  const from = Date.parse(retention.last_recalled_at);
  const until = retention.due_at ? from + (Date.parse(retention.due_at) - from) * 1.33 : from + 31_557_600_000;
  const times = Array.from({ length: points }, (_, index) => from + ((until - from) * index) / (points - 1));
  return { times: times.map((time) => time / 1000), values: times.map((time) => retentionAt(retention, time)) };
}
