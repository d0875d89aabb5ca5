import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../lib/api.js';
import { ago, bytes, everyDay, number, plural, width } from '../lib/format.js';
import { DEMO_QUESTION } from '../lib/demo-question.js';
import { SERVER } from '../lib/session.js';
import { quoted } from '../lib/snippets.js';
import { useUrl } from '../lib/url.js';
import { useSay } from '../ui/act.js';
import { Badge, Button, Code, Copy, Goto, Panel, Screen, Stored } from '../ui/controls.js';
import { Facts } from '../ui/data.js';
import { Curve } from '../ui/curve.js';
import { Busy, Empty, Failed, Progress } from '../ui/states.js';

export function Home() {
  const { client, whose, scope, user, everybody } = useApi();
  const status = useQuery({
    queryKey: ['status', scope],
    queryFn: () => client.call('status.get', { query: whose }),
    refetchInterval: (query) => ((query.state.data?.embeddings.pending ?? 0) > 0 ? 2_000 : 15_000),
  });
  const lead = everybody ? 'Everybody’s memory' : user === undefined ? 'Shared memory: no user is chosen' : undefined;
  return (
    <Screen title="Home" lead={lead}>
      {status.error && <Failed error={status.error} retry={() => void status.refetch()} />}
      {status.isPending && <Busy what="what is stored" />}
      {status.data?.records === 0 && <Welcome />}
      {status.data && (
        <div className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
          <Stored_ status={status.data} />
          <Waiting status={status.data} />
          <Health />
          <Growth />
          <Lately />
        </div>
      )}
    </Screen>
  );
}

type Status = NonNullable<
  ReturnType<typeof useQuery<Awaited<ReturnType<ReturnType<typeof useApi>['client']['status']['get']>>>>['data']
>;

function Stored_({ status }: { readonly status: Status }) {
  const types = Object.entries(status.by_type).sort(([, a], [, b]) => b - a);
  const most = types[0]?.[1] ?? 1;
  return (
    <Panel title="Stored" actions={<Goto to="/memories">All memories</Goto>}>
      <p className="mb-2 text-2xl font-semibold tabular-nums">
        {number(status.records)}{' '}
        <span className="text-base font-normal text-soft">{status.records === 1 ? 'memory' : 'memories'}</span>
      </p>
      <ul className="grid gap-1.5">
        {types.map(([type, count]) => (
          <li key={type} className="grid grid-cols-[7rem_1fr_auto] items-center gap-2">
            <Goto to="/memories" search={{ type }}>
              <Stored>{type}</Stored>
            </Goto>
            <span aria-hidden className="h-2 rounded-full bg-raised">
              <span className="block h-2 rounded-full bg-accent" style={{ width: width(count / most) }} />
            </span>
            <span className="tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ status }: { readonly status: Status }) {
  const { client, whose, scope } = useApi();
  const jobs = useQuery({
    queryKey: ['jobs', 'open', scope],
    queryFn: async () => {
      const lists = await Promise.all(
        (['queued', 'running', 'retrying', 'failed'] as const).map((state) =>
          client.call('jobs.list', { query: { ...whose, state, limit: 50 } }),
        ),
      );
      return lists.map(({ jobs: found, has_more }) => ({ count: found.length, more: has_more }));
    },
    refetchInterval: 5_000,
  });
  const { pending, complete, failed } = status.embeddings;
  const names = ['queued', 'running', 'trying again', 'failed'];
  return (
    <Panel title="Waiting">
      <div className="grid gap-3">
        <Progress label="Vectors" done={complete} total={pending + complete + failed} />
        <Facts
          rows={[
            ['Vectors failed', failed > 0 && <Badge tone="bad">{number(failed)}</Badge>],
            ...(jobs.data ?? []).map(
              ({ count, more }, index) =>
                [
                  `Jobs ${names[index]}`,
                  <span key={index} className="tabular-nums">{`${number(count)}${more ? '+' : ''}`}</span>,
                ] as const,
            ),
          ]}
        />
        {jobs.error && <Failed error={jobs.error} />}
      </div>
    </Panel>
  );
}

const HEALTH = {
  database: 'Database',
  embedder: 'Embedder',
  outbox: 'Job outbox',
  erasure_ledger: 'Ledger of erasures',
};

function Health() {
  const { client } = useApi();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => client.call('health.ready'),
    refetchInterval: 10_000,
  });
  const status = useQuery({ queryKey: ['version'], queryFn: () => client.call('status.get', { query: {} }) });
  if (health.error) {
    return (
      <Panel title="Health">
        <Failed error={health.error} retry={() => void health.refetch()} />
      </Panel>
    );
  }
  const checks = health.data?.checks;
  const tone = (state: string) => (state === 'ok' || state === 'none' ? 'good' : state === 'failed' ? 'bad' : 'warn');
  return (
    <Panel
      title="Health"
      actions={
        health.data && <Badge tone={health.data.status === 'ready' ? 'good' : 'warn'}>{health.data.status}</Badge>
      }
    >
      {!checks && <Busy what="the state of the server" />}
      {checks && (
        <Facts
          rows={[
            ...(['database', 'embedder', 'outbox', 'erasure_ledger'] as const).map(
              (name) =>
                [
                  HEALTH[name],
                  <Badge key={name} tone={tone(checks[name])}>
                    {checks[name]}
                  </Badge>,
                ] as const,
            ),
            ['Oldest job waits', checks.outbox_lag_seconds !== null && `${Math.round(checks.outbox_lag_seconds)} s`],
            ['Embedding model', status.data && `${status.data.embedder.model} (${status.data.embedder.provider})`],
            ['Version', status.data?.version],
          ]}
        />
      )}
    </Panel>
  );
}

/** Writes per day: the tenant's figures, which only administrators may see. */
function Growth() {
  const { client, administers } = useApi();
  const usage = useQuery({
    queryKey: ['usage', 30],
    queryFn: () => client.call('tenants.own_usage', { query: { days: 30 } }),
    enabled: administers,
  });
  const series = useMemo(() => {
    const days = everyDay(usage.data?.days ?? [], 30);
    return {
      times: days.map(({ day }) => Date.parse(day) / 1000),
      lines: [{ label: 'memories written', values: days.map(({ found }) => found?.records_written ?? 0) }],
      total: days.reduce((sum, { found }) => sum + (found?.records_written ?? 0), 0),
    };
  }, [usage.data]);
  if (!administers) return null;
  return (
    <Panel title="Growth of the tenant, 30 days">
      {usage.error && <Failed error={usage.error} />}
      {usage.isPending && <Busy what="the growth" />}
      {usage.data && (
        <>
          <p className="mb-2 text-soft">
            {plural(series.total, 'memory written', 'memories written')} · {bytes(usage.data.stored.bytes)} in all
          </p>
          {series.total > 0 ? (
            <Curve
              utc
              times={series.times}
              lines={series.lines}
              label={`Memories written a day, ${number(series.total)} in 30 days`}
            />
          ) : (
            <p className="text-soft">Counted once an hour; nothing yet.</p>
          )}
        </>
      )}
    </Panel>
  );
}

function Lately() {
  const { client, whose, scope } = useApi();
  const list = useInfiniteQuery({
    queryKey: ['lately', scope],
    queryFn: () => client.call('records.list', { query: { ...whose, limit: 8, order: 'desc' } }),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  const records = list.data?.pages[0]?.records ?? [];
  return (
    <Panel title="Lately" className="lg:col-span-2" actions={<Goto to="/timeline">Timeline</Goto>}>
      {list.error && <Failed error={list.error} />}
      {list.isPending && <Busy what="what happened lately" />}
      {list.data && records.length === 0 && <Empty title="Nothing yet" />}
      <ul className="grid gap-2">
        {records.map((record) => (
          <li key={record.id} className="grid items-baseline gap-x-2 sm:grid-cols-[6rem_1fr_auto]">
            <span className="truncate max-sm:hidden">
              <Badge>{record.type}</Badge>
            </span>
            <Goto to="/memories" search={{ id: record.id }} className="truncate no-underline hover:underline">
              <Stored className="whitespace-nowrap">{record.title ?? record.content}</Stored>
            </Goto>
            <span className="text-soft">{ago(record.created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** For an installation, or a user, without memories. */
function Welcome() {
  const { client, me, may, user, everybody, as } = useApi();
  const [, set] = useUrl();
  const queries = useQueryClient();
  const say = useSay();
  const [progress, setProgress] = useState<readonly [number, number]>();
  // If the key itself determines the user, the lines need not name it.
  const own = user !== undefined && (user === me.bindings.user_id || user === me.default_user_id);
  const header = own ? '' : ` \\\n  -H ${quoted(`X-User-Id: ${user ?? 'ada'}`)}`;
  const store = `curl -s ${SERVER}/v1/records -H "X-API-Key: $RECOLLECT_API_KEY"${header} \\\n  -H "Content-Type: application/json" -d '{"content":"Ada prefers tea without milk."}'`;
  const find = `curl -s ${SERVER}/v1/search -H "X-API-Key: $RECOLLECT_API_KEY"${header} \\\n  -H "Content-Type: application/json" -d '{"query":"What does Ada drink?"}'`;
  const lines = `export RECOLLECT_API_KEY=rk_…\n${store}\n${find}`;
  const load = async () => {
    setProgress([0, 1]);
    try {
      const demo = await import('../lib/demo.js');
      const blocks = may('blocks:read', 'blocks:write');
      await demo.loadDemo(user === undefined ? as(demo.DEMO_USER) : client, blocks, (done, total) =>
        setProgress([done, total]),
      );
      if (user === undefined && !everybody) set({ user: demo.DEMO_USER });
      await queries.invalidateQueries();
      say(
        <>
          The demo conversation is stored. Ask something:{' '}
          <Goto to="/search" search={{ q: DEMO_QUESTION }}>
            {DEMO_QUESTION}
          </Goto>
        </>,
      );
    } catch (error) {
      say('', error);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Panel title="Nothing is remembered yet">
      <div className="grid gap-3">
        <p>Three lines store a first memory and find it again:</p>
        <Code label="Three lines to begin with">{lines}</Code>
        <div className="flex flex-wrap items-center gap-2">
          <Copy text={lines} label="Copy the lines" />
          {may('messages:write', 'records:write') && (
            <Button kind="main" busy={progress !== undefined} onClick={() => void load()}>
              Load the demo conversation
            </Button>
          )}
          <span className="text-soft">
            159 turns of Mara with her assistant over eight months, and what was learned from them.
          </span>
        </div>
        {progress && <Progress label="Conversations stored" done={progress[0]} total={progress[1]} />}
      </div>
    </Panel>
  );
}
