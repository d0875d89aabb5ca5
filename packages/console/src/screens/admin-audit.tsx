import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type InputOf, type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { moment, number, plural } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { useSay } from '../ui/act.js';
import { Badge, Button, LazyInput, Panel, Select } from '../ui/controls.js';
import { Facts, Table } from '../ui/data.js';
import { Busy, Failed, Progress } from '../ui/states.js';

type Kind = InputOf<'audit.list'>['query'] extends infer Q ? Q : never;

/** The audit chain, and its verification from the first entry to the last. */
export function AuditTrail() {
  const { client } = useApi();
  const [url, set] = useUrl();
  const list = useInfiniteQuery({
    queryKey: ['audit', url['kind'], url['outcome'], url['operation'], url['key_id']],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      client.call('audit.list', {
        query: {
          kind: url['kind'],
          outcome: url['outcome'],
          operation: url['operation'],
          key_id: url['key_id'],
          limit: 50,
          cursor: pageParam,
        } as Kind,
      }),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <Chain />
      <Panel title="Entries">
        <div className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Select label="Kind" value={url['kind'] ?? ''} onChange={(event) => set({ kind: event.target.value })}>
            {['', 'change', 'read', 'refusal'].map((one) => (
              <option key={one} value={one}>
                {one || 'all'}
              </option>
            ))}
          </Select>
          <Select
            label="Outcome"
            value={url['outcome'] ?? ''}
            onChange={(event) => set({ outcome: event.target.value })}
          >
            {['', 'ok', 'refused', 'failed'].map((one) => (
              <option key={one} value={one}>
                {one || 'all'}
              </option>
            ))}
          </Select>
          <LazyInput label="Operation" value={url['operation'] ?? ''} onSet={(value) => set({ operation: value })} />
          <LazyInput label="Key" value={url['key_id'] ?? ''} onSet={(value) => set({ key_id: value })} />
        </div>
        {list.error && <Failed error={list.error} retry={() => void list.refetch()} />}
        {list.isPending && <Busy what="the audit" />}
        {list.data && (
          <Table
            caption="Audit entries"
            rows={entries}
            idOf={({ id }) => id}
            columns={[
              { name: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{moment(at)}</span> },
              { name: 'No.', right: true, cell: ({ sequence }) => number(sequence) },
              { name: 'Operation', cell: ({ operation }) => operation },
              {
                name: 'Outcome',
                cell: ({ outcome, code }) => (
                  <Badge tone={outcome === 'ok' ? 'good' : outcome === 'failed' ? 'bad' : 'warn'}>
                    {code ?? outcome}
                  </Badge>
                ),
              },
              { name: 'Key', cell: ({ key_id }) => key_id },
              {
                name: 'Changed',
                cell: ({ counts }) =>
                  Object.entries(counts)
                    .map(([name, count]) => `${name} ${count}`)
                    .join(', '),
              },
            ]}
          />
        )}
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            More
          </Button>
        )}
      </Panel>
    </>
  );
}

function Chain() {
  const { client } = useApi();
  const say = useSay();
  const head = useQuery({ queryKey: ['audit head'], queryFn: () => client.call('audit.head') });
  const [checked, setChecked] = useState<number>();
  const [verdict, setVerdict] = useState<OutputOf<'audit.verify'>>();
  const check = async () => {
    setVerdict(undefined);
    let cursor: string | undefined;
    let done = 0;
    setChecked(0);
    try {
      for (;;) {
        const part = await client.call('audit.verify', { query: { limit: 1000, cursor } });
        done += part.checked;
        setChecked(done);
        if (part.ok && part.has_more && part.next_cursor) cursor = part.next_cursor;
        else {
          setVerdict({ ...part, checked: done });
          void head.refetch();
          break;
        }
      }
    } catch (error) {
      say('', error);
    }
    setChecked(undefined);
  };
  return (
    <Panel
      title="The chain"
      actions={
        <Button busy={checked !== undefined} onClick={() => void check()}>
          Check the chain
        </Button>
      }
    >
      {head.error && <Failed error={head.error} />}
      {head.data && (
        <Facts
          rows={[
            ['Entries in the chain', number(head.data.sequence)],
            ['Not sealed yet', number(head.data.unsealed)],
            ['Sealed', moment(head.data.sealed_at)],
            [
              'Head',
              <code key="h" className="font-mono text-[0.9rem] break-all">
                {head.data.hash}
              </code>,
            ],
          ]}
        />
      )}
      {checked !== undefined && <Progress label="Checked" done={checked} total={head.data?.sequence ?? checked} />}
      <p role="status" className={`mt-2 font-semibold ${verdict?.ok ? 'text-good' : 'text-bad'}`}>
        {verdict &&
          (verdict.ok
            ? `Whole: ${plural(verdict.checked, 'entry', 'entries')}, each as it was entered.`
            : `Broken at entry ${verdict.fault?.sequence ?? '?'}: ${verdict.fault?.kind ?? 'changed'}.`)}
      </p>
    </Panel>
  );
}
