import { useQuery } from '@tanstack/react-query';
import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { moment, number } from '../lib/format.js';
import { tabOf, useUrl } from '../lib/url.js';
import { Badge, Button, Code, Copy, Goto, Panel, Stored } from '../ui/controls.js';
import { Facts } from '../ui/data.js';
import { Content, Marks } from '../ui/record.js';
import { Busy, Failed } from '../ui/states.js';
import { MemoryActions } from './memory-actions.js';
import { MemoryFate } from './memory-fate.js';
import { MemoryLinks } from './memory-links.js';
import { MemoryPassages } from './memory-passages.js';
import { MemoryVersions } from './memory-versions.js';
import type { Whole } from './whole.js';

/** One complete memory. Viewing it does not strengthen it. */
export function MemoryDetail({ id, close }: { readonly id: string; readonly close: () => void }) {
  const { client, whose, scope, may } = useApi();
  const [url, set] = useUrl();
  const found = useQuery({
    queryKey: ['record', scope, id],
    queryFn: () =>
      client.call('records.get', {
        params: { id },
        query: {
          ...whose,
          reinforce: false,
          expand: true,
          ...(may('admin') && { include_quarantined: true }),
        },
      }),
  });
  const [raw, setRaw] = useState(false);
  const record = found.data;
  const tabs = [
    ['about', 'About'],
    ['versions', `Versions${record ? ` (${record.version})` : ''}`],
    ['passages', 'Passages'],
    ['links', 'Links'],
    ['fate', 'Strength'],
  ] as const;
  return (
    <Panel
      title="Memory"
      className="xl:sticky xl:top-4"
      actions={
        <Button kind="quiet" aria-label="Close this memory" onClick={close}>
          ✕
        </Button>
      }
    >
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="the memory" />}
      {record && (
        <div className="grid gap-3">
          {record.title && (
            <h3 className="text-base font-semibold">
              <Stored>{record.title}</Stored>
            </h3>
          )}
          <Content text={record.content} className="block max-h-[40dvh] overflow-auto text-base" />
          <Marks record={record} />
          <MemoryActions record={record} close={close} />
          <Tabs.Root value={tabOf(url, tabs)} onValueChange={(tab) => set({ tab: tab === 'about' ? undefined : tab })}>
            <Tabs.List aria-label="Of this memory" className="mb-3 flex flex-wrap gap-1 border-b border-line">
              {tabs.map(([value, name]) => (
                <Tabs.Trigger
                  key={value}
                  value={value}
                  className="rounded-t-md border-b-2 border-transparent px-3 py-1.5 data-[state=active]:border-accent data-[state=active]:font-semibold"
                >
                  {name}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Tabs.Content value="about" className="grid gap-3">
              <About record={record} />
              <div className="flex flex-wrap gap-1.5">
                <Copy text={record.id} label="Copy the id" />
                <Button aria-expanded={raw} onClick={() => setRaw(!raw)}>
                  As JSON
                </Button>
              </div>
              {raw && <Code label="This memory as JSON">{JSON.stringify(record, null, 2)}</Code>}
            </Tabs.Content>
            <Tabs.Content value="versions">
              <MemoryVersions record={record} />
            </Tabs.Content>
            <Tabs.Content value="passages">
              <MemoryPassages record={record} />
            </Tabs.Content>
            <Tabs.Content value="links">
              <MemoryLinks record={record} />
            </Tabs.Content>
            <Tabs.Content value="fate">
              <MemoryFate record={record} />
            </Tabs.Content>
          </Tabs.Root>
        </div>
      )}
    </Panel>
  );
}

function About({ record }: { readonly record: Whole }) {
  const metadata = Object.keys(record.metadata).length > 0;
  return (
    <>
      <Facts
        rows={[
          ['Said or happened', moment(record.occurred_at)],
          [
            'True in the world',
            (record.valid_from ?? record.valid_to) &&
              `${moment(record.valid_from) || 'always'} to ${moment(record.valid_to) || 'now'}`,
          ],
          ['Believed since', moment(record.recorded_at)],
          ['Believed until', moment(record.superseded_at)],
          [
            'Superseded by',
            record.superseded_by && (
              <Goto to="/memories" search={{ id: record.superseded_by }}>
                {record.superseded_by}
              </Goto>
            ),
          ],
          ['Expires', moment(record.expires_at)],
          ['Of', record.shared ? 'everybody (shared)' : <bdi key="user">{record.user_id}</bdi>],
          [
            'Session',
            record.session_id && (
              <Goto to="/conversations" search={{ session: record.session_id, agent: record.agent }}>
                <bdi>{record.session_id}</bdi>
              </Goto>
            ),
          ],
          ['Agent', record.agent && <bdi key="agent">{record.agent}</bdi>],
          ['Project', record.project && <bdi key="project">{record.project}</bdi>],
          ['Importance', number(record.importance)],
          ['Trust', record.trust !== undefined ? record.trust.toFixed(2) : 'full'],
          ['Language', record.language],
          [
            'Vector',
            <Badge
              key="vector"
              tone={
                record.embedding.state === 'complete' ? 'good' : record.embedding.state === 'failed' ? 'bad' : 'warn'
              }
            >
              {record.embedding.state}
            </Badge>,
          ],
          [
            'Id',
            <code key="id" className="font-mono text-[0.9rem]">
              {record.id}
            </code>,
          ],
          ['Your own id', record.external_id && <Stored key="own">{record.external_id}</Stored>],
        ]}
      />
      {record.source_messages && record.source_messages.length > 0 && (
        <div>
          <h3 className="font-semibold">Where it comes from</h3>
          <ul className="mt-1 grid gap-2">
            {record.source_messages.map((turn) => (
              <li key={turn.id} className="border-l-2 border-accent pl-2">
                <p className="text-soft">
                  <bdi>{turn.speaker ?? turn.role}</bdi>, {moment(turn.occurred_at)}
                </p>
                <Goto
                  to="/conversations"
                  search={{ session: turn.session_id, turn: turn.id }}
                  className="text-ink no-underline hover:underline"
                >
                  <Content text={turn.content ?? turn.id} />
                </Goto>
              </li>
            ))}
          </ul>
        </div>
      )}
      {record.provenance && <Details name="Provenance" value={record.provenance} />}
      {metadata && <Details name="Metadata" value={record.metadata} />}
    </>
  );
}

function Details({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <details>
      <summary className="font-semibold">{name}</summary>
      <Code label={name}>{JSON.stringify(value, null, 2)}</Code>
    </details>
  );
}
