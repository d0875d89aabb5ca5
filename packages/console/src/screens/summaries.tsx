import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { moment, plural } from '../lib/format.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Panel } from '../ui/controls.js';
import { Content } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';

/** What a user says about themselves, and the summaries of their days. */
export function Summaries() {
  const { everybody, user } = useApi();
  if (everybody || user === undefined) return <Empty title="A portrait is one user’s">Choose whose, above.</Empty>;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Portrait />
      <List />
    </div>
  );
}

function Portrait() {
  const { client, scope, may, me } = useApi();
  const act = useAct();
  const found = useQuery({
    queryKey: ['portrait', scope],
    queryFn: () => client.call('summaries.portrait', { query: {} }),
  });
  const data = found.data;
  return (
    <Panel
      title="Portrait"
      actions={
        may('records:write') &&
        me.bindings.agent === undefined &&
        me.bindings.project === undefined && (
          <Button
            busy={act.busy}
            onClick={() =>
              void act.run(
                () => client.call('summaries.refresh', { body: {} }, { waitSeconds: 20 }),
                ({ job, state }) =>
                  job === null
                    ? 'Nothing to bring up to date.'
                    : state === 'done'
                      ? 'Up to date.'
                      : `The job is ${state}.`,
              )
            }
          >
            Bring up to date
          </Button>
        )
      }
    >
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="the portrait" />}
      {data?.portrait && (
        <>
          <Content text={data.portrait.content} className="block" />
          <p className="mt-2 text-soft">
            From {plural(data.portrait.sources, 'memory', 'memories')}, {moment(data.portrait.updated_at)}
          </p>
        </>
      )}
      {data && !data.portrait && (
        <p className="text-soft">No portrait yet: it is made of what a person says of themselves.</p>
      )}
      {data && data.days.length > 0 && (
        <ul aria-label="Day by day" className="mt-3 grid gap-2">
          {data.days.map(({ id, day, content }) => (
            <li key={id} className="border-l-2 border-line pl-2">
              <span className="text-soft">{day}</span>
              <Content text={content} className="block" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function List() {
  const { client, scope } = useApi();
  const found = useInfiniteQuery({
    queryKey: ['summaries', scope],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => client.call('summaries.list', { query: { limit: 50, cursor: pageParam } }),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  });
  const summaries = found.data?.pages.flatMap((page) => page.summaries) ?? [];
  return (
    <Panel title="Summaries">
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="summaries" />}
      {found.data && summaries.length === 0 && (
        <Empty title="No summaries yet">They are made when old memories are folded, and from day to day.</Empty>
      )}
      <ul className="grid gap-2">
        {summaries.map(({ id, kind, day, content, sources, extractive, updated_at }) => (
          <li key={id} className="border-b border-line/60 pb-2 last:border-0">
            <p className="flex flex-wrap gap-2 text-soft">
              <Badge>{kind}</Badge>
              {day ?? moment(updated_at)} · {plural(sources, 'memory', 'memories')} ·{' '}
              {extractive ? 'in their own words' : 'written by a model'}
            </p>
            <Content text={content} className="block" />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          More
        </Button>
      )}
    </Panel>
  );
}
