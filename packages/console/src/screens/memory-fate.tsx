import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../lib/api.js';
import { ago, moment, number, percent, plural } from '../lib/format.js';
import { curveOf } from '../lib/retention.js';
import { Facts } from '../ui/data.js';
import { Curve } from '../ui/curve.js';
import { Busy, Failed } from '../ui/states.js';
import type { Whole } from './whole.js';

const WHY = {
  pinned: 'it is pinned',
  legal_hold: 'it is under legal hold',
  importance: 'it is too important',
  pending: 'it is pending',
  model: 'the policy lets nothing fade',
} as const;
const whole = (value: number) => percent(value);

/** Its retention, and the day on which it fades. */
export function MemoryFate({ record }: { readonly record: Whole }) {
  const { client, whose, scope } = useApi();
  const found = useQuery({
    queryKey: ['retention', scope, record.id],
    queryFn: () => client.call('records.retention', { params: { id: record.id }, query: whose }),
  });
  const data = found.data;
  const shown = useMemo(() => {
    if (!data) return undefined;
    const { times, values } = curveOf(data);
    return {
      times,
      lines: [
        { label: 'retention', values },
        { label: 'threshold', values: times.map(() => data.threshold), dashed: true },
      ],
    };
  }, [data]);
  if (found.error) return <Failed error={found.error} />;
  if (!data || !shown) return <Busy what="its strength" />;
  const fades = data.due_at && data.exempt.length === 0;
  return (
    <div className="grid gap-3">
      <Facts
        rows={[
          ['Left now', percent(data.retention)],
          [
            'Forgotten',
            fades ? `${moment(data.due_at)}, ${ago(data.due_at)}, if nobody recalls it` : 'never, as it is now',
          ],
          ['Why it does not fade', data.exempt.map((one) => WHY[one]).join('; ')],
          [
            'Strength',
            data.strength > 1
              ? `${number(data.strength)}, of ${plural(data.strength - 1, 'recall')}`
              : '1, as of a memory that nobody has recalled yet',
          ],
          [
            data.strength > 1 ? 'Last recalled' : 'Counted from',
            (data.strength > 1 || fades) && `${moment(data.last_recalled_at)}, ${ago(data.last_recalled_at)}`,
          ],
          ['Was forgotten', moment(data.forgotten_at)],
          ['Gone for good', moment(data.purge_at)],
        ]}
      />
      {data.model !== 'none' && (
        <Curve
          {...shown}
          max={1.05}
          format={whole}
          label={`Retention over time: ${percent(data.retention)} now, forgotten under ${percent(data.threshold)}${data.due_at ? ` on ${moment(data.due_at)}` : ''}`}
        />
      )}
    </div>
  );
}
