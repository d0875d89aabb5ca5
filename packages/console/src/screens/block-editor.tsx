import { useQuery } from '@tanstack/react-query';
import { type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { moment, number, plural } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Input, Panel, TextArea } from '../ui/controls.js';
import { Facts, More } from '../ui/data.js';
import { Confirm } from '../ui/dialog.js';
import { DiffView } from '../ui/diff-view.js';
import { Busy, Failed } from '../ui/states.js';

type Block = OutputOf<'blocks.get'>;

/** About four characters per token; the exact number depends on the model. */
const tokensOf = (text: string) => Math.ceil([...text].length / 4);

export function BlockEditor({ id, close }: { readonly id: string; readonly close: () => void }) {
  const { client, whose, scope } = useApi();
  const found = useQuery({
    queryKey: ['block', scope, id],
    queryFn: () => client.call('blocks.get', { params: { block_id: id }, query: whose }),
  });
  return (
    <Panel
      title={found.data ? <bdi>{found.data.label}</bdi> : 'Block'}
      actions={
        <Button kind="quiet" aria-label="Close this block" onClick={close}>
          ✕
        </Button>
      }
    >
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="the block" />}
      {found.data && <Editor block={found.data} close={close} />}
    </Panel>
  );
}

function Editor({ block, close }: { readonly block: Block; readonly close: () => void }) {
  const { may, as, client, whose, scope } = useApi();
  const act = useAct();
  /** What is written and not saved, and the version that it changes. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly version: number }>();
  const value = draft?.text ?? block.value;
  const outdated = draft !== undefined && draft.version !== block.version;
  const [reason, setReason] = useState('');
  const [deleting, setDeleting] = useState(false);
  const own = as(block.user_id ?? undefined);
  const params = { block_id: block.id };
  const writes = may('blocks:write') && (!block.shared || may('shared:write'));
  const length = [...value].length;
  const history = usePages(['block history', scope, block.id, block.version], async (cursor) => {
    const before = cursor === undefined ? undefined : Number(cursor);
    const page = await client.call('blocks.history', { params, query: { ...whose, limit: 30, before } });
    return { ...page, next_cursor: String(page.history.at(-1)?.sequence) };
  });
  const states = history.data?.pages.flatMap((page) => page.history);
  const holders = useQuery({
    queryKey: ['block agents', scope, block.id],
    queryFn: () => client.call('blocks.agents', { params, query: whose }),
  });
  const change = async (work: () => Promise<unknown>, said: string) => {
    const answer = await act.run(work, said);
    if (answer === undefined) return;
    setDraft(undefined);
    setReason('');
  };
  const save = () =>
    change(() => {
      const body = { value, ...(reason && { reason }) };
      return own.call('blocks.update', { params, body }, { ifMatch: draft?.version ?? block.version });
    }, 'Saved as a new version.');
  return (
    <div className="grid gap-3">
      <TextArea
        label="Text"
        rows={8}
        value={value}
        readOnly={!writes}
        onChange={(event) => setDraft({ text: event.target.value, version: draft?.version ?? block.version })}
        hint={
          <span className={length > block.limit ? 'text-bad' : ''}>
            {number(length)} of {number(block.limit)} characters, about {plural(tokensOf(value), 'token')}
          </span>
        }
      />
      {outdated && (
        <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-warn-tint p-2 text-warn">
          It was changed meanwhile: version {block.version} is the current one. Keep a copy of your text.
          <Button onClick={() => setDraft(undefined)}>Take the current text</Button>
        </div>
      )}
      {value !== block.value && (
        <div className="rounded-md bg-raised p-2">
          <p className="text-soft">What changes</p>
          <DiffView before={block.value} after={value} />
        </div>
      )}
      {writes && (
        <div className="flex flex-wrap items-end gap-2">
          <Input
            label="Why, for the history"
            className="min-w-40 flex-1"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            kind="main"
            busy={act.busy}
            disabled={value === block.value || outdated || length > block.limit}
            onClick={() => void save()}
          >
            Save
          </Button>
          <Button
            busy={act.busy}
            onClick={() => void change(() => own.call('blocks.undo', { params, body: {} }), 'Undone.')}
          >
            Undo
          </Button>
          <Button
            busy={act.busy}
            onClick={() => void change(() => own.call('blocks.redo', { params, body: {} }), 'Done again.')}
          >
            Redo
          </Button>
          <Button kind="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      )}
      <Facts
        rows={[
          ['For', block.description && <bdi key="d">{block.description}</bdi>],
          ['Version', number(block.version)],
          ['Changed', moment(block.updated_at)],
          ['Held by', holders.data && (holders.data.map(({ name }) => name).join(', ') || 'no agent')],
        ]}
      />
      <h3 className="font-semibold">History</h3>
      {history.error && <Failed error={history.error} />}
      <ol className="grid gap-3">
        {states?.map((entry, index, all) => (
          <li key={entry.sequence} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap gap-2">
              <strong>Version {entry.version}</strong>
              {entry.current && <Badge tone="good">current</Badge>}
              {entry.checkpoint && <Badge>{entry.checkpoint}</Badge>}
              <span className="text-soft">
                {moment(entry.created_at)} by {entry.actor}
              </span>
            </p>
            {entry.reason && (
              <p className="text-soft">
                <bdi>{entry.reason}</bdi>
              </p>
            )}
            <DiffView before={all[index + 1]?.value ?? ''} after={entry.value} />
          </li>
        ))}
      </ol>
      <More of={history} />
      {deleting && (
        <Confirm
          title="Delete this block?"
          act="Delete"
          name={block.label}
          run={() =>
            own
              .call('blocks.delete', { params })
              .then(() => act.done('The block is deleted.'))
              .then(close)
          }
          onClose={() => setDeleting(false)}
        >
          <p>
            1 block goes with all its versions; {plural(holders.data?.length ?? 0, 'agent holds', 'agents hold')} it
            now.
          </p>
        </Confirm>
      )}
    </div>
  );
}
