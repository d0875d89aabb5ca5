import { useRef, useState } from 'react';
import { type MemoryRecord, type Recollect } from '@recollect/client';
import { useApi } from '../lib/api.js';
import { plural } from '../lib/format.js';
import { told } from '../lib/told.js';
import { useAct } from '../ui/act.js';
import { Button, Stored } from '../ui/controls.js';
import { Confirm } from '../ui/dialog.js';
import { Progress } from '../ui/states.js';

interface Bulk {
  readonly name: string;
  readonly past: string;
  readonly each: (client: Recollect, record: MemoryRecord) => Promise<unknown>;
  readonly lasting?: boolean;
}

const OF = (record: MemoryRecord) => ({ params: { id: record.id } });
const PIN: Bulk = {
  name: 'Pin',
  past: 'pinned',
  each: (client, record) => client.call('records.patch', { ...OF(record), body: { pinned: true } }),
};
const FORGET: Bulk = {
  name: 'Forget',
  past: 'forgotten',
  each: (client, record) => client.call('records.forget', { ...OF(record), body: {} }),
};
const HOLD_BACK: Bulk = {
  name: 'Hold back',
  past: 'held back',
  each: (client, record) => client.call('records.quarantine', { ...OF(record), body: {} }),
};
const LET_GO: Bulk = {
  name: 'Let go',
  past: 'let go',
  each: (client, record) => client.call('records.promote', { ...OF(record), body: {} }),
};
const UNDO: Bulk = {
  name: 'Undo the last change',
  past: 'taken back by one change',
  each: (client, record) => client.call('records.undo', { ...OF(record), body: { version: record.version } }),
};
const HOLD: Bulk = {
  name: 'Legal hold',
  past: 'under legal hold',
  each: (client, record) => client.call('privacy.hold_record', OF(record)),
};
const RELEASE: Bulk = {
  name: 'Release',
  past: 'released from legal hold',
  each: (client, record) => client.call('privacy.release_record', OF(record)),
};
const DELETE: Bulk = {
  name: 'Delete',
  past: 'deleted',
  lasting: true,
  each: (client, record) => client.call('records.delete', OF(record)),
};

/** Applies one action to many memories, after showing which. */
export function BulkActions({
  chosen,
  clear,
}: {
  readonly chosen: readonly MemoryRecord[];
  readonly clear: () => void;
}) {
  const { may, as } = useApi();
  const act = useAct();
  const [asked, setAsked] = useState<Bulk>();
  const [done, setDone] = useState<number>();
  const stopped = useRef(false);
  const run = async ({ each, past }: Bulk) => {
    stopped.current = false;
    let changed = 0;
    const refusals: string[] = [];
    for (const [index, record] of chosen.entries()) {
      if (stopped.current) break;
      setDone(index);
      try {
        await each(as(record.user_id), record);
        changed += 1;
      } catch (error) {
        refusals.push(told(error).detail);
      }
    }
    setDone(undefined);
    const left = chosen.length - changed - refusals.length;
    const said = [
      `${plural(changed, 'memory', 'memories')} ${past}.`,
      ...(left > 0 ? [`${left} stopped before.`] : []),
      ...(refusals.length > 0 ? [`${refusals.length} refused:`, ...new Set(refusals)] : []),
    ];
    act.done(said.join(' '));
    clear();
  };
  const reached = chosen.every(({ shared }) => !shared) || may('shared:write');
  const writes = may('records:write') && reached;
  const said = chosen.some(({ type }) => type === 'message');
  const possible = [
    // Messages stay as they were said.
    ...(writes && !said ? [PIN, UNDO] : []),
    ...(writes ? [FORGET] : []),
    ...(may('admin') && reached ? [chosen.every(({ quarantined }) => quarantined) ? LET_GO : HOLD_BACK] : []),
    ...(may('privacy') ? [HOLD, RELEASE] : []),
    ...(writes ? [DELETE] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-accent bg-tint px-3 py-2">
      <strong>{plural(chosen.length, 'memory', 'memories')} chosen</strong>
      {possible.map((bulk) => (
        <Button key={bulk.name} kind={bulk.lasting ? 'danger' : 'plain'} onClick={() => setAsked(bulk)}>
          {bulk.name}
        </Button>
      ))}
      <Button kind="quiet" onClick={clear}>
        Choose none
      </Button>
      {asked && (
        <Confirm
          title={`${asked.name} ${plural(chosen.length, 'memory', 'memories')}?`}
          act={asked.name}
          name={asked.lasting ? `delete ${chosen.length}` : undefined}
          run={() => run(asked)}
          onClose={() => {
            stopped.current = true;
            setAsked(undefined);
          }}
        >
          <p>
            {asked.lasting
              ? `${plural(chosen.length, 'memory', 'memories')} will be gone for good, with all versions, passages and vectors.`
              : `${plural(chosen.length, 'memory', 'memories')} will be ${asked.past}. It can be taken back.`}
          </p>
          <ul className="max-h-48 list-disc overflow-auto pl-5" tabIndex={0} aria-label="What is chosen">
            {chosen.map((record) => (
              <li key={record.id}>
                <Stored className="line-clamp-1">{record.title ?? record.content}</Stored>
              </li>
            ))}
          </ul>
          {done !== undefined && <Progress label="Done" done={done} total={chosen.length} />}
        </Confirm>
      )}
    </div>
  );
}
