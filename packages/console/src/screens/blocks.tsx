import * as Tabs from '@radix-ui/react-tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { number, percent } from '../lib/format.js';
import { pageOf, usePages } from '../lib/pages.js';
import { tabOf, useUrl } from '../lib/url.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Check, Code, Goto, Input, Panel, Screen, TextArea } from '../ui/controls.js';
import { More } from '../ui/data.js';
import { Dialog, DialogButtons } from '../ui/dialog.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { Kinds } from './agent-kinds.js';
import { BlockEditor } from './block-editor.js';

const PAGE = 100;

/** Core memory, which is part of every prompt, and what an agent remembers beside it. */
export function Page() {
  const { may, everybody } = useApi();
  const [url, set] = useUrl();
  const [making, setMaking] = useState(false);
  const tabs = [
    ...(may('blocks:read') ? ([['blocks', 'Core memory']] as const) : []),
    ...(may('records:read') ? ([['kinds', 'Kinds of memory']] as const) : []),
  ];
  const first = tabs[0]?.[0] ?? 'kinds';
  const tab = tabOf(url, tabs);
  return (
    <Screen
      title="Blocks and agents"
      actions={
        may('blocks:write') &&
        tab === 'blocks' &&
        !everybody && (
          <Button kind="main" onClick={() => setMaking(true)}>
            New block
          </Button>
        )
      }
    >
      <Tabs.Root value={tab} onValueChange={(value) => set({ tab: value === first ? undefined : value })}>
        <Tabs.List aria-label="Blocks and agents" className="mb-3 flex flex-wrap gap-1 border-b border-line">
          {tabs.map(([value, name]) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="border-b-2 border-transparent px-3 py-1.5 data-[state=active]:border-accent data-[state=active]:font-semibold"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="blocks">
          <CoreMemory />
        </Tabs.Content>
        <Tabs.Content value="kinds">
          <Kinds />
        </Tabs.Content>
      </Tabs.Root>
      {making && <NewBlock onClose={() => setMaking(false)} open={(made) => set({ block: made }, { push: true })} />}
    </Screen>
  );
}

function CoreMemory() {
  const { client, whose, scope } = useApi();
  const [url, set] = useUrl();
  const blocks = usePages(['blocks', scope], async (after) =>
    pageOf(await client.call('blocks.list', { query: { ...whose, limit: PAGE + 1, after } }), PAGE),
  );
  const all = blocks.data?.pages.flatMap(({ items }) => items);
  const id = url['block'];
  return (
    <>
      {blocks.error && <Failed error={blocks.error} retry={() => void blocks.refetch()} />}
      {blocks.isPending && <Busy what="blocks" />}
      <div className={`grid items-start gap-3 ${id ? 'xl:grid-cols-[minmax(18rem,2fr)_3fr]' : ''}`}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Panel title="Blocks">
            {all?.length === 0 && (
              <Empty title="No blocks yet">
                A block is a short text that an agent always has before it, such as who the person is.
              </Empty>
            )}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {all?.map((block) => (
                <li key={block.id} className={`rounded-md border border-line p-2 ${block.id === id ? 'bg-tint' : ''}`}>
                  <p className="flex flex-wrap items-center gap-2">
                    <Goto to="/blocks" search={{ block: block.id }} className="min-w-0 font-semibold wrap-anywhere">
                      <bdi>{block.label}</bdi>
                    </Goto>
                    {block.shared && <Badge tone="accent">shared</Badge>}
                    {block.read_only && <Badge>read only</Badge>}
                    <span className="text-soft">
                      {number([...block.value].length)} of {number(block.limit)} characters (
                      {percent([...block.value].length / block.limit)})
                    </span>
                  </p>
                  <bdi dir="auto" className="stored line-clamp-2 text-soft">
                    {block.value}
                  </bdi>
                </li>
              ))}
            </ul>
            <More of={blocks} />
          </Panel>
          <Agents />
        </div>
        {id && <BlockEditor key={`${scope} ${id}`} id={id} close={() => set({ block: undefined })} />}
      </div>
    </>
  );
}

function Agents() {
  const { client, whose, scope, may, everybody } = useApi();
  const [url, set] = useUrl();
  const act = useAct();
  const [name, setName] = useState('');
  const agents = usePages(['agents', scope], async (after) =>
    pageOf(await client.call('agents.list', { query: { ...whose, limit: PAGE + 1, after } }), PAGE),
  );
  const all = agents.data?.pages.flatMap(({ items }) => items);
  const rendered = useQuery({
    queryKey: ['render', scope, url['agent']],
    enabled: url['agent'] !== undefined,
    queryFn: () => client.call('core_memory.render', { params: { agent_id: url['agent'] ?? '' }, query: whose }),
  });
  return (
    <Panel title="Agents">
      {agents.error && <Failed error={agents.error} />}
      {all?.length === 0 && <p className="text-soft">No agents yet.</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {all?.map((agent) => (
          <li key={agent.id} className="flex flex-wrap items-center gap-2">
            <strong className="min-w-0 wrap-anywhere">
              <bdi>{agent.name}</bdi>
            </strong>
            <span className="min-w-0 wrap-anywhere text-soft">
              holds {agent.blocks.map(({ label }) => label).join(', ') || 'no block'}
            </span>
            <Button
              aria-expanded={url['agent'] === agent.id}
              onClick={() => set({ agent: url['agent'] === agent.id ? undefined : agent.id })}
            >
              As it sees them
            </Button>
          </li>
        ))}
      </ul>
      <More of={agents} />
      {rendered.error && <Failed error={rendered.error} />}
      {rendered.data && (
        <Code label="Core memory, as the agent sees it">{rendered.data.text || 'It sees nothing yet.'}</Code>
      )}
      {may('blocks:write') && !everybody && (
        <form
          className="mt-3 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void act
              .run(() => client.call('agents.create', { body: { name } }), 'The agent is made.')
              .then((made) => made && setName(''));
          }}
        >
          <Input label="New agent" required value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit" busy={act.busy}>
            Make
          </Button>
        </form>
      )}
    </Panel>
  );
}

function NewBlock({ onClose, open }: { readonly onClose: () => void; readonly open: (id: string) => void }) {
  const { client, user, may } = useApi();
  const act = useAct();
  const [label, setLabel] = useState('');
  const [value, setValue] = useState('');
  const [description, setDescription] = useState('');
  const [shared, setShared] = useState(user === undefined);
  const make = async () => {
    const made = await act.run(
      () =>
        client.call('blocks.create', {
          body: { label, value, description: description || null, ...(shared && { shared: true }) },
        }),
      'The block is made.',
    );
    if (!made) return;
    onClose();
    open(made.id);
  };
  return (
    <Dialog title="New block" open onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Input
          label="Label"
          required
          value={label}
          placeholder="human"
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextArea label="Text" rows={4} value={value} onChange={(event) => setValue(event.target.value)} />
        <Input
          label="What it is for, as the agent is told"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        {may('shared:write') && (
          <Check
            label="Shared by the whole tenant"
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        <DialogButtons act="Make" busy={act.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
