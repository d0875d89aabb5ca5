import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { bytes as shownBytes, day, moment, number, plural, words } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useUrl } from '../lib/url.js';
import { useAct, useSay } from '../ui/act.js';
import { Badge, Button, Code, Goto, Panel, Screen } from '../ui/controls.js';
import { More, Table } from '../ui/data.js';
import { Confirm } from '../ui/dialog.js';
import { Busy, Empty, Failed, Progress, Running } from '../ui/states.js';
import { download, ImportButton, received } from './archives.js';
import { CheckReceipt } from './check-receipt.js';

type User = OutputOf<'users.list'>['users'][number];
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, one) => total + one, 0);

/** The people who are remembered, and the requests that each may make. */
export function Page() {
  const { client, may } = useApi();
  const users = useInfiniteQuery({
    queryKey: ['users', 'all'],
    enabled: may('admin'),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => client.call('users.list', { query: { limit: 50, cursor: pageParam } }),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  });
  const all = users.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <Screen title="People and privacy">
      {may('admin') && (
        <Panel title="People">
          {users.error && <Failed error={users.error} retry={() => void users.refetch()} />}
          {users.isPending && <Busy what="people" />}
          {users.data && all.length === 0 && (
            <Empty title="Nobody is remembered yet">
              A person appears here with the first memory that is stored for them.
            </Empty>
          )}
          {all.length > 0 && (
            <Table
              caption="People"
              rows={all}
              idOf={({ user_id }) => user_id}
              columns={[
                {
                  name: 'Person',
                  cell: ({ user_id, legal_hold }) => (
                    <>
                      <Goto to="/" search={{ user: user_id }}>
                        <bdi>{user_id}</bdi>
                      </Goto>{' '}
                      {legal_hold && <Badge tone="warn">under legal hold</Badge>}
                    </>
                  ),
                },
                {
                  name: 'Learning',
                  cell: ({ paused_at }) =>
                    paused_at ? (
                      <Badge tone="warn">paused since {day(paused_at)}</Badge>
                    ) : (
                      <Badge tone="good">on</Badge>
                    ),
                },
                { name: 'Time zone', cell: ({ time_zone }) => time_zone ?? '–' },
                { name: 'Known since', cell: ({ created_at }) => day(created_at) },
                { name: '', right: true, cell: (person) => <PersonActions person={person} /> },
              ]}
            />
          )}
          <More of={users} />
        </Panel>
      )}
      {may('privacy') && <Erasures />}
      <CheckReceipt />
    </Screen>
  );
}

function PersonActions({ person }: { readonly person: User }) {
  const { client, may } = useApi();
  const [, set] = useUrl();
  const act = useAct();
  const say = useSay();
  const [erasing, setErasing] = useState(false);
  const [releasing, setReleasing] = useState(false);
  const [bytes, setBytes] = useState<number>();
  const params = { user_id: person.user_id };
  const save = async () => {
    setBytes(0);
    try {
      const archive = await received(await client.users.exportData(person.user_id), setBytes);
      download(archive, `${person.user_id.replaceAll(/[^\w-]/g, '_')}.zip`);
      say(`${shownBytes(archive.size)} are exported.`);
    } catch (error) {
      say('', error);
    } finally {
      setBytes(undefined);
    }
  };
  const plan = useQuery({
    queryKey: ['erasure plan', person.user_id],
    enabled: erasing,
    queryFn: () => client.call('privacy.erase_user', { params, body: { dry_run: true } }),
  });
  return (
    <div className="flex flex-wrap gap-1.5 md:justify-end">
      {may('privacy') && (
        <Button busy={bytes !== undefined} onClick={() => void save()}>
          Export
        </Button>
      )}
      {may('privacy') && <ImportButton user={person.user_id} />}
      {bytes !== undefined && (
        <div className="w-full">
          <Running label="Export" so={`${shownBytes(bytes)} so far`} />
        </div>
      )}
      {may('privacy') && (
        <Button
          busy={act.busy}
          onClick={() =>
            void act.run(
              () =>
                person.paused_at ? client.call('users.resume', { params }) : client.call('users.pause', { params }),
              person.paused_at ? 'Learning goes on.' : 'Nothing new is learned.',
            )
          }
        >
          {person.paused_at ? 'Resume' : 'Pause'}
        </Button>
      )}
      {may('privacy') && (
        <>
          {person.legal_hold ? (
            <Button onClick={() => setReleasing(true)}>End the hold</Button>
          ) : (
            <Button
              busy={act.busy}
              onClick={() =>
                void act.run(
                  () => client.call('privacy.hold_user', { params }),
                  'Under legal hold: nothing of theirs can be deleted.',
                )
              }
            >
              Legal hold
            </Button>
          )}
          <Button kind="danger" onClick={() => setErasing(true)}>
            Erase…
          </Button>
        </>
      )}
      {releasing && (
        <Confirm
          title="End the legal hold?"
          act="End the hold"
          onClose={() => setReleasing(false)}
          run={() => client.call('privacy.release_user', { params }).then(() => act.done('The legal hold is over.'))}
        >
          <p>
            The memories of <bdi>{person.user_id}</bdi> may be forgotten and deleted again, also those that are due
            already. A memory under a hold of its own keeps it.
          </p>
        </Confirm>
      )}
      {erasing && (
        <Confirm
          title="Erase this person?"
          act="Erase for good"
          name={person.user_id}
          ready={plan.data !== undefined}
          onClose={() => setErasing(false)}
          run={async () => {
            const begun = await client.call('privacy.erase_user', { params, body: {} });
            act.done('The erasure has begun.');
            set({ erasure: begun.id, user: undefined }, { push: true });
          }}
        >
          {plan.error && <Failed error={plan.error} />}
          {!plan.data && !plan.error && <Busy what="what would go" />}
          {plan.data && (
            <>
              <p>
                <strong>{plural(sum(plan.data.counts), 'row')}</strong> of <bdi>{person.user_id}</bdi> will be gone for
                good, in {plural(Object.values(plan.data.counts).filter((one) => one > 0).length, 'table')}:
              </p>
              <ul className="grid max-h-48 grid-cols-2 gap-x-4 overflow-auto" tabIndex={0} aria-label="What goes">
                {Object.entries(plan.data.counts)
                  .filter(([, one]) => one > 0)
                  .map(([table, one]) => (
                    <li key={table} className="flex justify-between gap-2">
                      <span>{words(table)}</span>
                      <span className="tabular-nums">{number(one)}</span>
                    </li>
                  ))}
              </ul>
            </>
          )}
        </Confirm>
      )}
    </div>
  );
}

/** Every erasure with its stages as they happen, and its receipt. */
function Erasures() {
  const { client } = useApi();
  const [url, set] = useUrl();
  const list = usePages(
    ['erasures'],
    (cursor) => client.call('privacy.list_erasures', { query: { limit: 30, cursor } }),
    (pages) => (pages.some(({ erasures }) => erasures.some(({ state }) => state === 'running')) ? 700 : 15_000),
  );
  const all = list.data?.pages.flatMap(({ erasures }) => erasures);
  const chosen = url['erasure'];
  const receipt = useQuery({
    queryKey: ['receipt', chosen],
    enabled: chosen !== undefined && all?.find(({ id }) => id === chosen)?.state === 'completed',
    queryFn: () => client.call('privacy.receipt', { params: { id: chosen ?? '' } }),
  });
  return (
    <Panel title="Erasures">
      {list.error && <Failed error={list.error} />}
      {all?.length === 0 && <p className="text-soft">Nobody has been erased.</p>}
      <ul className="grid gap-3">
        {all?.map((erasure) => (
          <li
            key={erasure.id}
            className={`grid gap-2 rounded-md border border-line p-2 ${erasure.id === chosen ? 'bg-tint' : ''}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <Badge tone={erasure.state === 'completed' ? 'good' : 'warn'}>{erasure.state}</Badge> {erasure.kind},{' '}
                {moment(erasure.requested_at)}
                {erasure.state === 'running' && ` · ${words(erasure.stage)}`}
              </span>
              <Button
                aria-expanded={erasure.id === chosen}
                onClick={() => set({ erasure: erasure.id === chosen ? undefined : erasure.id })}
              >
                Receipt
              </Button>
            </div>
            <Progress
              label="Rows deleted"
              done={sum(erasure.counts)}
              total={Math.max(sum(erasure.expected), sum(erasure.counts))}
            />
            {erasure.error && <p className="text-bad">{erasure.error}</p>}
            {erasure.id === chosen && erasure.state === 'running' && (
              <p className="text-soft">The receipt is made when the last row is gone.</p>
            )}
            {erasure.id === chosen && receipt.data && (
              <Code label="The signed receipt">{JSON.stringify(receipt.data, null, 2)}</Code>
            )}
            {erasure.id === chosen && receipt.error && <Failed error={receipt.error} />}
          </li>
        ))}
      </ul>
      <More of={list} />
    </Panel>
  );
}
