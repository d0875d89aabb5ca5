import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { moment, number, percent, plural } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useUrl } from '../lib/url.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Goto, Panel } from '../ui/controls.js';
import { Facts, More, Table } from '../ui/data.js';
import { Confirm } from '../ui/dialog.js';
import { Content } from '../ui/record.js';
import { Busy, Empty, Failed, Progress } from '../ui/states.js';

/** How many folds a preview shows, and how many memories of a fold are read. */
const PREVIEWED = 20;
const READ = 60;

/** Old episodes folded into summaries: preview, past runs, and undo. */
export function Folding() {
  const { client, whose, scope, may, user } = useApi();
  const [url, set] = useUrl();
  const act = useAct();
  const [asked, setAsked] = useState(false);
  const [folding, setFolding] = useState<{ readonly since: number; readonly records: number }>();
  const preview = useQuery({
    queryKey: ['fold preview', scope],
    enabled: user !== undefined,
    queryFn: () => client.call('compaction.preview', { body: { force: true, summaries: 3 } }),
  });
  const runs = usePages(
    ['fold runs', scope],
    (cursor) => client.call('compaction.runs', { query: { ...whose, limit: 50, cursor } }),
    folding ? 700 : 10_000,
  );
  const all = runs.data?.pages.flatMap((page) => page.runs);
  const plan = preview.data;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Panel
        title="What would be folded"
        actions={
          may('records:write') &&
          plan &&
          plan.folds.length > 0 &&
          !plan.refused && <Button onClick={() => setAsked(true)}>Fold now</Button>
        }
      >
        {user === undefined && <p className="text-soft">Folding is one user’s: choose whose.</p>}
        {preview.error && <Failed error={preview.error} />}
        {user !== undefined && preview.isPending && <Busy what="what is old enough" />}
        {plan && plan.folds.length === 0 && <p className="text-soft">Nothing is old enough to fold.</p>}
        {plan && plan.folds.length > 0 && (
          <div className="grid gap-3">
            <Facts
              rows={[
                ['Memories', number(plan.records)],
                ['Spared', number(plan.spared)],
                [
                  'Tokens',
                  `${number(plan.tokens_before)} before, ${number(plan.tokens_after)} after (${percent(plan.shrink)} less)`,
                ],
              ]}
            />
            <ul className="grid gap-2">
              {plan.folds.slice(0, PREVIEWED).map((fold) => (
                <li key={`${fold.from} ${fold.sources[0] ?? ''}`} className="border-l-2 border-accent pl-2">
                  <p className="text-soft">
                    {moment(fold.from)} to {moment(fold.to)}: {plural(fold.sources.length, 'memory', 'memories')}
                  </p>
                  {fold.summary && <Content text={fold.summary} className="line-clamp-4" />}
                </li>
              ))}
            </ul>
            {plan.folds.length > PREVIEWED && (
              <p className="text-soft">And {plural(plan.folds.length - PREVIEWED, 'more fold', 'more folds')}.</p>
            )}
          </div>
        )}
      </Panel>
      <Panel title="Folds">
        {runs.error && <Failed error={runs.error} />}
        {runs.isPending && <Busy what="folds" />}
        {all?.length === 0 && (
          <Empty title="Nothing was folded yet">
            A fold puts one summary in the place of old episodes, and can be undone.
          </Empty>
        )}
        {all && all.length > 0 && (
          <Table
            caption="Folds"
            rows={all}
            idOf={({ id }) => id}
            columns={[
              {
                name: 'When',
                cell: ({ id, started_at }) => (
                  <Goto to="/forgetting" search={{ tab: 'folds', run: id }}>
                    {moment(started_at)}
                  </Goto>
                ),
              },
              { name: 'Kind', cell: ({ kind }) => kind },
              { name: 'State', cell: ({ state }) => <Badge tone={state === 'done' ? 'good' : 'plain'}>{state}</Badge> },
              {
                name: 'Folded',
                right: true,
                cell: ({ sources, summaries }) => `${number(sources)} into ${number(summaries)}`,
              },
              {
                name: 'Tokens',
                right: true,
                cell: ({ tokens_before, tokens_after }) => `${number(tokens_before)} to ${number(tokens_after)}`,
              },
            ]}
          />
        )}
        <More of={runs} />
      </Panel>
      {url['run'] && <Fold id={url['run']} close={() => set({ run: undefined })} />}
      {asked && plan && (
        <Confirm
          title="Fold now?"
          act="Fold"
          onClose={() => setAsked(false)}
          run={async () => {
            setFolding({ since: Date.now(), records: plan.records });
            const { state } = await client
              .call('compaction.run', { body: { force: true } }, { waitSeconds: 60 })
              .finally(() => setFolding(undefined));
            act.done(state === 'done' ? 'Folded.' : `The job is ${state}.`);
          }}
        >
          <p>
            {plural(plan.records, 'memory', 'memories')} will be folded into{' '}
            {plural(plan.folds.length, 'summary', 'summaries')}. The originals stay, and a fold can be undone.
          </p>
          {folding && <Progress label="Folded" done={foldedSince(folding.since, all)} total={folding.records} />}
        </Confirm>
      )}
    </div>
  );
}

/** How many memories the current runs have folded; one second for clock differences. */
function foldedSince(since: number, runs: readonly { readonly started_at: string; readonly sources: number }[] = []) {
  return runs
    .filter(({ started_at }) => Date.parse(started_at) >= since - 1_000)
    .reduce((sum, { sources }) => sum + sources, 0);
}

/** Sources and summary side by side. */
function Fold({ id, close }: { readonly id: string; readonly close: () => void }) {
  const { client, whose, scope, as, may } = useApi();
  const act = useAct();
  const found = useQuery({
    queryKey: ['fold', scope, id],
    queryFn: async () => {
      const run = await client.call('compaction.get_run', { params: { run_id: id }, query: whose });
      const texts = await Promise.all(
        run.members.slice(0, READ).map(async (member) => ({
          ...member,
          text: await client
            .call('records.get', { params: { id: member.id }, query: { ...whose, reinforce: false } })
            .then(({ content }) => content)
            .catch(() => 'It is no longer there.'),
        })),
      );
      return { run, texts };
    },
  });
  const data = found.data;
  return (
    <Panel
      title="One fold"
      className="lg:col-span-2"
      actions={
        <>
          {may('records:write') && data?.run.state === 'done' && data.run.kind === 'batch' && (
            <Button
              busy={act.busy}
              onClick={() =>
                void act.run(
                  () => as(data.run.user_id).call('compaction.undo', { params: { run_id: id }, body: {} }),
                  'The originals answer themselves again.',
                )
              }
            >
              Undo
            </Button>
          )}
          <Button kind="quiet" aria-label="Close this fold" onClick={close}>
            ✕
          </Button>
        </>
      }
    >
      {found.error && <Failed error={found.error} />}
      {found.isPending && <Busy what="the fold" />}
      {data && (
        <div className="grid gap-4 md:grid-cols-2">
          {(['source', 'summary'] as const).map((role) => (
            <section key={role}>
              <h3 className="mb-1 font-semibold">
                {role === 'source' ? `Sources (${number(data.run.sources)})` : 'Summary'}
              </h3>
              <ul className="grid gap-2">
                {data.texts
                  .filter((one) => one.role === role)
                  .map((one) => (
                    <li key={one.id} className="border-l-2 border-line pl-2">
                      <Content text={one.text} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          {data.run.members.length > READ && (
            <p className="text-soft md:col-span-2">
              The first {number(READ)} of {number(data.run.members.length)} memories.
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}
