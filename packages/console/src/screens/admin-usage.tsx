import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../lib/api.js';
import { bytes, everyDay, number, utcDay } from '../lib/format.js';
import { Panel } from '../ui/controls.js';
import { Facts, Table } from '../ui/data.js';
import { Curve } from '../ui/curve.js';
import { Busy, Failed } from '../ui/states.js';

export function Usage() {
  const { client } = useApi();
  const usage = useQuery({
    queryKey: ['usage', 90],
    queryFn: () => client.call('tenants.own_usage', { query: { days: 90 } }),
  });
  const tenant = useQuery({ queryKey: ['tenant'], queryFn: () => client.call('tenants.get_own') });
  const days = useMemo(() => [...(usage.data?.days ?? [])].sort((a, b) => a.day.localeCompare(b.day)), [usage.data]);
  const axis = useMemo(() => everyDay(days, 30), [days]);
  const curve = useMemo(
    () => ({
      times: axis.map(({ day }) => Date.parse(day) / 1000),
      lines: [
        { label: 'requests', values: axis.map(({ found }) => found?.requests ?? 0) },
        { label: 'searches', values: axis.map(({ found }) => found?.searches ?? 0), dashed: true },
      ],
    }),
    [axis],
  );
  if (usage.error) return <Failed error={usage.error} />;
  if (!usage.data) return <Busy what="usage" />;
  const { stored, quota_records, quota_bytes } = usage.data;
  return (
    <Panel title="Limits and usage">
      <div className="grid gap-3">
        <Facts
          rows={[
            [
              'Memories',
              `${number(stored.records)}${quota_records === undefined ? ', without a limit' : ` of ${number(quota_records)}`}`,
            ],
            [
              'Bytes',
              `${bytes(stored.bytes)}${quota_bytes === undefined ? ', without a limit' : ` of ${bytes(quota_bytes)}`}`,
            ],
            [
              'Requests a minute',
              tenant.data &&
                (tenant.data.rate_limit === undefined ? 'the server’s default' : number(tenant.data.rate_limit)),
            ],
            [
              'Requests a minute, of one key',
              tenant.data &&
                (tenant.data.key_rate_limit === undefined
                  ? 'the server’s default'
                  : number(tenant.data.key_rate_limit)),
            ],
          ]}
        />
        {days.length > 0 && (
          <figure className="grid gap-1">
            <figcaption className="text-soft">Requests a day (solid) and searches (dashed), 30 days</figcaption>
            <Curve {...curve} utc label={`Requests and searches a day, ${days.length} days counted`} />
          </figure>
        )}
        {days.length === 0 && <p className="text-soft">Nothing was counted yet.</p>}
        {days.length > 0 && (
          <Table
            caption="Usage, day by day"
            rows={[...days].reverse()}
            idOf={({ day }) => day}
            columns={[
              { name: 'Day', cell: ({ day }) => utcDay(day) },
              { name: 'Requests', right: true, cell: ({ requests }) => number(requests) },
              { name: 'Limited', right: true, cell: ({ limited }) => number(limited) },
              { name: 'Errors', right: true, cell: ({ errors }) => number(errors) },
              { name: 'Searches', right: true, cell: ({ searches }) => number(searches) },
              { name: 'Written', right: true, cell: ({ records_written }) => number(records_written) },
              { name: 'Bytes', right: true, cell: ({ bytes_written }) => bytes(bytes_written) },
            ]}
          />
        )}
      </div>
    </Panel>
  );
}
