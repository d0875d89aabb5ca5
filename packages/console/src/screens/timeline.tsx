import { useQuery } from '@tanstack/react-query';
import { type MemoryRecord } from '@recollect/client';
import { useMemo } from 'react';
import { useApi } from '../lib/api.js';
import { day, number, plural, width } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Check, Goto, Panel, Screen } from '../ui/controls.js';
import { Content } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { TimeSlider } from './time-slider.js';
import { type Change, Changes, changesOf } from './timeline-changes.js';

const MOST = 500;
const kindOf = ({ type }: MemoryRecord) =>
  type === 'message' ? 'messages' : type === 'summary' ? 'summaries' : 'facts';
const LANES = ['messages', 'facts', 'summaries', 'changes'] as const;

/** A user's memory on one axis: as it is, as it was believed, or as it was in the world. */
export function Page() {
  const { client, whose, scope } = useApi();
  const [url, set] = useUrl();
  const all = useQuery({
    queryKey: ['timeline', scope],
    queryFn: async () => {
      const found: MemoryRecord[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.call('records.list', {
          query: { ...whose, include_superseded: true, order: 'desc', limit: 100, cursor },
        });
        found.push(...page.records);
        cursor = page.has_more ? page.next_cursor : undefined;
      } while (cursor && found.length < MOST);
      return { records: found, more: cursor !== undefined };
    },
  });
  const events = useQuery({
    queryKey: ['timeline events', scope],
    queryFn: () => client.call('forgetting.events', { query: { ...whose, limit: 200 } }),
  });
  const hidden = new Set((url['hide'] ?? '').split(',').filter(Boolean));
  const span = useMemo(() => spanOf(all.data?.records ?? []), [all.data]);
  const changes = useMemo(() => changesOf(all.data?.records ?? [], events.data?.events ?? []), [all.data, events.data]);
  const restored = useMemo(
    () => new Set(changes.filter(({ what }) => what === 'restored').map(({ id }) => id)),
    [changes],
  );
  const asOf = url['as_of'] ? Date.parse(url['as_of']) : undefined;
  const validAt = url['valid_at'] ? Date.parse(url['valid_at']) : undefined;
  const shown = (all.data?.records ?? []).filter((record) => !hidden.has(kindOf(record)));
  const sorted = [...shown].sort((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at));
  return (
    <Screen
      title="Timeline"
      lead={
        all.data &&
        `${plural(shown.length, 'memory', 'memories')}${all.data.more ? ` of the newest ${number(all.data.records.length)}` : ''}`
      }
    >
      {all.error && <Failed error={all.error} retry={() => void all.refetch()} />}
      {events.error && <Failed error={events.error} retry={() => void events.refetch()} />}
      {all.isPending && <Busy what="the timeline" />}
      {all.data && all.data.records.length === 0 && (
        <Empty title="Nothing has happened yet">
          What is stored appears here by its days. <Goto to="/">Begin with an example</Goto>.
        </Empty>
      )}
      {span && all.data && (
        <>
          <Panel title="When">
            <div className="grid gap-4">
              <div className="flex flex-wrap gap-x-4">
                {LANES.map((lane) => (
                  <Check
                    key={lane}
                    label={lane}
                    checked={!hidden.has(lane)}
                    onChange={() => set({ hide: toggled(hidden, lane) })}
                  />
                ))}
              </div>
              <TimeSlider
                label="Believed at (as_of)"
                name="as_of"
                from={span.recordedFrom}
                to={span.now}
                value={asOf}
                set={(value) => set({ as_of: value })}
              />
              <TimeSlider
                label="True in the world at (valid_at)"
                name="valid_at"
                from={span.from}
                to={span.to}
                value={validAt}
                set={(value) => set({ valid_at: value })}
              />
              <Axis
                records={shown}
                changes={hidden.has('changes') ? [] : changes}
                from={span.from}
                to={Math.max(span.to, ...changes.map(({ at }) => at))}
                asOf={asOf}
                validAt={validAt}
              />
            </div>
          </Panel>
          <Panel title="Life by life">
            <ol className="grid gap-1">
              {sorted
                .slice(-200)
                .reverse()
                .map((record) => (
                  <Life
                    key={record.id}
                    record={record}
                    from={span.from}
                    to={span.to}
                    state={stateOf(record, asOf, validAt)}
                    restored={restored.has(record.id)}
                  />
                ))}
            </ol>
          </Panel>
          {!hidden.has('changes') && <Changes changes={changes} />}
        </>
      )}
    </Screen>
  );
}

type State = 'believed' | 'superseded' | 'not yet' | 'over';

/** Its state at the selected times. */
function stateOf(record: MemoryRecord, asOf: number | undefined, validAt: number | undefined): State {
  const at = asOf ?? Date.now();
  if (Date.parse(record.created_at) > at) return 'not yet';
  if (
    record.superseded_by &&
    (asOf === undefined || (record.valid_to !== undefined && Date.parse(record.valid_to) <= at))
  )
    return 'superseded';
  if (validAt === undefined) return 'believed';
  if (Date.parse(record.valid_from ?? record.occurred_at) > validAt) return 'not yet';
  return record.valid_to !== undefined && Date.parse(record.valid_to) <= validAt ? 'over' : 'believed';
}

function spanOf(records: readonly MemoryRecord[]) {
  if (records.length === 0) return undefined;
  const times = records.map(({ occurred_at }) => Date.parse(occurred_at));
  const now = Date.now();
  const from = Math.min(...times);
  return {
    from,
    to: Math.max(...times, from + 3_600_000),
    recordedFrom: Math.min(...records.map(({ created_at }) => Date.parse(created_at))) - 60_000,
    now,
  };
}

function toggled(hidden: ReadonlySet<string>, lane: string): string {
  return LANES.filter((one) => (one === lane ? !hidden.has(one) : hidden.has(one))).join(',');
}

interface AxisProps {
  readonly records: readonly MemoryRecord[];
  readonly changes: readonly Change[];
  readonly from: number;
  readonly to: number;
  readonly asOf: number | undefined;
  readonly validAt: number | undefined;
}

/** An overview; the list below says the same in words. */
function Axis({ records, changes, from, to, asOf, validAt }: AxisProps) {
  const share = (time: number) => (time - from) / (to - from);
  const x = (time: number) => width(share(time));
  const ticks = Array.from({ length: 6 }, (_, index) => from + ((to - from) * index) / 5);
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] pe-2">
      <div aria-hidden className="text-soft">
        {LANES.map((lane) => (
          <div key={lane} className="flex h-[28px] items-center">
            {lane}
          </div>
        ))}
      </div>
      <svg
        role="img"
        aria-label={`${plural(records.length, 'memory', 'memories')} and ${plural(changes.length, 'change')} from ${day(new Date(from).toISOString())} to ${day(new Date(to).toISOString())}`}
        width="100%"
        height="140"
        className="overflow-visible"
      >
        {LANES.map((lane, row) => (
          <g key={lane}>
            <line x1="0" x2="100%" y1={14 + row * 28} y2={14 + row * 28} stroke="var(--line)" />
            {records
              .filter((record) => kindOf(record) === lane)
              .map((record) => {
                const state = stateOf(record, asOf, validAt);
                return (
                  <circle
                    key={record.id}
                    cx={x(Date.parse(record.occurred_at))}
                    cy={14 + row * 28}
                    r="5"
                    fill={
                      state === 'believed' ? 'var(--accent)' : state === 'superseded' ? 'var(--bad)' : 'var(--panel)'
                    }
                    stroke={state === 'believed' ? 'var(--accent)' : 'var(--soft)'}
                    fillOpacity={state === 'believed' ? 0.6 : 1}
                  />
                );
              })}
          </g>
        ))}
        {changes.map(({ key, at, what }) => (
          <rect
            key={key}
            x={x(at)}
            transform="translate(-3)"
            y={14 + LANES.indexOf('changes') * 28 - 6}
            width="6"
            height="12"
            fill={what === 'superseded' || what === 'purged' ? 'var(--bad)' : 'var(--accent)'}
            fillOpacity={what === 'forgotten' ? 0.35 : 1}
          />
        ))}
        {ticks.map((time, index) => (
          <text
            key={time}
            x={x(time)}
            y="134"
            fontSize="12"
            textAnchor={index === 0 ? 'start' : index === 5 ? 'end' : 'middle'}
            fill="var(--soft)"
            // A phone has room for the first and the last.
            className={index === 0 || index === 5 ? '' : 'max-sm:hidden'}
          >
            {day(new Date(time).toISOString())}
          </text>
        ))}
        {validAt !== undefined && (
          <line x1={x(validAt)} x2={x(validAt)} y1="0" y2="112" stroke="var(--warn)" strokeWidth="2" />
        )}
      </svg>
    </div>
  );
}

const TONE: Readonly<Record<State, string>> = {
  believed: 'bg-accent',
  superseded: 'bg-bad',
  'not yet': 'bg-line',
  over: 'bg-soft',
};

/** The period in which it held, as a bar. */
function Life({
  record,
  from,
  to,
  state,
  restored,
}: {
  readonly record: MemoryRecord;
  readonly from: number;
  readonly to: number;
  readonly state: State;
  readonly restored: boolean;
}) {
  const start = Math.max(0, (Date.parse(record.valid_from ?? record.occurred_at) - from) / (to - from));
  const end = record.valid_to ? Math.min(1, (Date.parse(record.valid_to) - from) / (to - from)) : 1;
  return (
    <li className="grid items-center gap-x-3 gap-y-1 border-b border-line/60 py-1 md:grid-cols-[7rem_1fr_12rem_6rem]">
      <span className="text-soft">{day(record.occurred_at)}</span>
      <Goto to="/memories" search={{ id: record.id }} className="text-ink no-underline hover:underline">
        <Content text={record.title ?? record.content} className="line-clamp-1" />
      </Goto>
      <span aria-hidden className="relative h-2 rounded-full bg-raised">
        <span
          className={`absolute h-2 rounded-full ${TONE[state]}`}
          style={{ left: `${Math.min(98, start * 100)}%`, width: `${Math.max(2, (end - start) * 100)}%` }}
        />
      </span>
      <span className={state === 'superseded' ? 'text-bad' : 'text-soft'}>
        {state}
        {restored && ', restored'}
      </span>
    </li>
  );
}
