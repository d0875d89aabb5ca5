import { type MemoryRecord, type OutputOf } from '@recollect/client';
import { moment, number, plural, words } from '../lib/format.js';
import { Badge, Goto, Panel } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Content } from '../ui/record.js';

type Event = OutputOf<'forgetting.events'>['events'][number];

export interface Change {
  readonly key: string;
  readonly at: number;
  readonly id: string;
  readonly what: 'edited' | 'superseded' | 'forgotten' | 'restored' | 'purged';
  /** What replaced it. */
  readonly by?: MemoryRecord;
  readonly byId?: string;
  readonly record?: MemoryRecord;
  readonly why?: string;
}

/** What happened to memories after they were stored, the latest first. */
export function changesOf(records: readonly MemoryRecord[], events: readonly Event[]): Change[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const changes: Change[] = [];
  for (const record of records) {
    const { id, version, recorded_at, superseded_by: byRecord } = record;
    if (byRecord !== undefined) {
      const by = byId.get(byRecord);
      const at = Date.parse(by?.created_at ?? recorded_at);
      changes.push({ key: `${id} superseded`, at, id, what: 'superseded', by, byId: byRecord, record });
    } else if (version > 1) {
      changes.push({ key: `${id} ${version}`, at: Date.parse(recorded_at), id, what: 'edited', record });
    }
  }
  for (const { record_id: id, action: what, at, reason } of events) {
    changes.push({
      key: `${id} ${what} ${at}`,
      at: Date.parse(at),
      id,
      what,
      record: byId.get(id),
      why: words(reason),
    });
  }
  return changes.sort((a, b) => b.at - a.at);
}

const TONES = {
  edited: 'accent', superseded: 'warn', forgotten: 'warn', restored: 'good', purged: 'bad',
} as const; // prettier-ignore

const MOST = 100;

/** What replaced what, and what was forgotten and restored. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Panel title="Changes">
      {changes.length === 0 && <p className="text-soft">Nothing has changed since it was stored.</p>}
      {changes.length > MOST && (
        <p className="text-soft">
          The latest {number(MOST)} of {plural(changes.length, 'change')}.
        </p>
      )}
      {changes.length > 0 && (
        <Table
          caption="What changed, the latest first"
          rows={changes.slice(0, MOST)}
          idOf={({ key }) => key}
          columns={[
            {
              name: 'When',
              cell: ({ at }) => <span className="whitespace-nowrap">{moment(new Date(at).toISOString())}</span>,
            },
            { name: 'What', cell: ({ what }) => <Badge tone={TONES[what]}>{what}</Badge> },
            { name: 'Memory', cell: (change) => <Changed change={change} /> },
            { name: 'By', cell: (change) => <Successor change={change} /> },
          ]}
        />
      )}
    </Panel>
  );
}

function Changed({ change: { id, what, record } }: { readonly change: Change }) {
  const text = record ? <Content text={record.title ?? record.content} className="line-clamp-2" /> : id;
  // No link to what no longer exists.
  if (what === 'purged' || (what === 'forgotten' && !record)) return <span className="text-soft">{text}</span>;
  return (
    <Goto
      to="/memories"
      search={{ id, ...(what === 'edited' && { tab: 'versions' }) }}
      className="inline-block min-h-[24px]"
    >
      {text}
    </Goto>
  );
}

function Successor({ change: { by, byId, why } }: { readonly change: Change }) {
  if (byId === undefined) return why ?? 'an edit';
  return (
    <Goto to="/memories" search={{ id: byId }} className="inline-block min-h-[24px]">
      {by ? <Content text={by.title ?? by.content} className="line-clamp-2" /> : byId}
    </Goto>
  );
}
