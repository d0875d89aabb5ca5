import * as Menu from '@radix-ui/react-dropdown-menu';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { plural } from '../lib/format.js';
import { useAct } from '../ui/act.js';
import { Button } from '../ui/controls.js';
import { Confirm } from '../ui/dialog.js';
import { EditMemory } from './memory-edit.js';
import type { Whole } from './whole.js';

const ITEM = 'rounded px-2 py-1.5 outline-none data-[highlighted]:bg-raised';

/** The actions that the key permits; messages stay as they were said. */
export function MemoryActions({ record, close }: { readonly record: Whole; readonly close: () => void }) {
  const { may, as, client: reader, whose, scope } = useApi();
  const act = useAct();
  const [open, setOpen] = useState<'edit' | 'delete' | 'forget' | 'quarantine' | 'release'>();
  const client = as(record.user_id);
  const params = { id: record.id };
  const writes = may('records:write') && (!record.shared || may('shared:write'));
  const holds = may('admin') && (!record.shared || may('shared:write'));
  const isMessage = record.type === 'message';
  // The same query as in memory-fate.tsx.
  const retention = useQuery({
    queryKey: ['retention', scope, record.id],
    enabled: may('privacy', 'records:read'),
    queryFn: () => reader.call('records.retention', { params, query: whose }),
  });
  const held = retention.data?.legal_hold;
  if (!writes && !may('admin') && !may('privacy')) return null;
  const undo = () =>
    act.run(
      () => client.call('records.undo', { params, body: { version: record.version } }),
      (answer) => (answer.status === 'undone' ? 'The last change is taken back.' : 'There was nothing to take back.'),
    );
  return (
    <div className="flex flex-wrap gap-1.5">
      {writes && !isMessage && <Button onClick={() => setOpen('edit')}>Edit</Button>}
      {writes && !isMessage && (
        <Button busy={act.busy} onClick={() => void undo()}>
          Undo the last change
        </Button>
      )}
      {writes && <Button onClick={() => setOpen('forget')}>Forget</Button>}
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button>More</Button>
        </Menu.Trigger>
        <Menu.Content
          align="start"
          sideOffset={4}
          className="z-20 grid min-w-48 rounded-md border border-line bg-panel p-1 shadow-lg"
        >
          {writes && !isMessage && (
            <Menu.Item
              className={ITEM}
              onSelect={() =>
                void act.run(
                  () => client.call('records.patch', { params, body: { pinned: !record.pinned } }),
                  record.pinned ? 'It may fade again.' : 'Pinned.',
                )
              }
            >
              {record.pinned ? 'Unpin' : 'Pin'}
            </Menu.Item>
          )}
          <Menu.Item
            className={ITEM}
            onSelect={() =>
              void act.run(
                () => client.call('records.acknowledge', { body: { ids: [record.id] } }),
                'Strengthened: it fades more slowly.',
              )
            }
          >
            Strengthen
          </Menu.Item>
          {holds && !record.quarantined && (
            <Menu.Item className={ITEM} onSelect={() => setOpen('quarantine')}>
              Hold back
            </Menu.Item>
          )}
          {holds && record.quarantined && (
            <Menu.Item
              className={ITEM}
              onSelect={() =>
                void act.run(() => client.call('records.promote', { params, body: {} }), 'It is in every answer again.')
              }
            >
              Let go
            </Menu.Item>
          )}
          {may('privacy') && held === false && (
            <Menu.Item
              className={ITEM}
              onSelect={() =>
                void act.run(
                  () => client.call('privacy.hold_record', { params }),
                  'Under legal hold: it cannot be deleted.',
                )
              }
            >
              Put under legal hold
            </Menu.Item>
          )}
          {may('privacy') && held === true && (
            <Menu.Item className={ITEM} onSelect={() => setOpen('release')}>
              Release from legal hold
            </Menu.Item>
          )}
          {writes && record.embedding.state === 'failed' && (
            <Menu.Item
              className={ITEM}
              onSelect={() =>
                void act.run(() => client.call('embeddings.retry', { params, body: {} }), 'The vector is made anew.')
              }
            >
              Make the vector again
            </Menu.Item>
          )}
          {writes && (
            <Menu.Item className={`${ITEM} text-bad`} onSelect={() => setOpen('delete')}>
              Delete for good…
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
      {open === 'edit' && <EditMemory record={record} onClose={() => setOpen(undefined)} />}
      {open === 'forget' && (
        <Confirm
          title="Forget this memory?"
          act="Forget"
          onClose={() => setOpen(undefined)}
          run={() =>
            client
              .call('records.forget', { params, body: {} })
              .then(() => act.done('Forgotten. “Forgetting and folding” can bring it back.'))
              .then(close)
          }
        >
          <p>It leaves every answer at once. Until its grace period is over it can be restored.</p>
        </Confirm>
      )}
      {open === 'quarantine' && (
        <Confirm
          title="Hold this memory back?"
          act="Hold back"
          onClose={() => setOpen(undefined)}
          run={() =>
            client
              .call('records.quarantine', { params, body: {} })
              .then(({ also }) => act.done(`Held back, with ${plural(also.length, 'memory', 'memories')} made of it.`))
          }
        >
          <p>It leaves every answer, with all that was made of it. Nothing is deleted.</p>
        </Confirm>
      )}
      {open === 'release' && (
        <Confirm
          title="End the legal hold of this memory?"
          act="End the hold"
          onClose={() => setOpen(undefined)}
          run={() => client.call('privacy.release_record', { params }).then(() => act.done('The legal hold is over.'))}
        >
          <p>It may be forgotten and deleted again.</p>
        </Confirm>
      )}
      {open === 'delete' && (
        <Confirm
          title="Delete this memory for good?"
          act="Delete"
          name="delete"
          onClose={() => setOpen(undefined)}
          run={() =>
            client
              .call('records.delete', { params })
              .then(() => act.done('Deleted for good.'))
              .then(close)
          }
        >
          <p>
            1 memory goes with {plural(record.version, 'version')}, its passages, vectors and links. This cannot be
            taken back.
          </p>
        </Confirm>
      )}
    </div>
  );
}
