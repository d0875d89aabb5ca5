import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type OutputOf } from '@recollect/client';
import { useMemo } from 'react';
import { useApi } from '../lib/api.js';
import { day, moment, plural } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Button, Goto, LazyInput, Panel, Screen } from '../ui/controls.js';
import { Content, RecordLink } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';

type Turn = OutputOf<'messages.list'>['messages'][number];

/** What was said, session by session, and what was learned from each turn. */
export function Page() {
  const { client, scope, everybody, user } = useApi();
  const [url, set] = useUrl();
  const session = url['session'];
  const history = useInfiniteQuery({
    queryKey: ['messages', scope, session ?? '', url['agent'] ?? ''],
    enabled: !everybody && user !== undefined,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      client.call('messages.list', {
        query: {
          session_id: session,
          agent: url['agent'],
          order: session ? 'asc' : 'desc',
          limit: 100,
          cursor: pageParam,
        },
      }),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  });
  const agents = useAgents();
  const turns = useMemo(() => history.data?.pages.flatMap(({ messages }) => messages) ?? [], [history.data]);
  if (everybody || user === undefined) {
    return (
      <Screen title="Conversations">
        <Empty title="A history is one user’s">Choose whose, above.</Empty>
      </Screen>
    );
  }
  return (
    <Screen
      title="Conversations"
      lead={
        session ? (
          <>
            Session <bdi>{session}</bdi>
          </>
        ) : (
          'One perpetual history, newest first'
        )
      }
    >
      <div className="grid grid-cols-2 gap-3 sm:max-w-xl">
        <LazyInput
          label="Session"
          value={session ?? ''}
          onSet={(value) => set({ session: value, turn: undefined }, { push: true })}
        />
        <LazyInput
          label="Agent"
          list="known-agents"
          value={url['agent'] ?? ''}
          onSet={(value) => set({ agent: value })}
        />
        <datalist id="known-agents">
          {agents.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      {agents.length > 0 && <Histories agents={agents} chosen={url['agent']} />}
      {history.error && <Failed error={history.error} retry={() => void history.refetch()} />}
      {history.isPending && <Busy what="what was said" />}
      {history.data && turns.length === 0 && (
        <Empty title="Nothing was said here">
          {url['agent']
            ? 'Messages that a program appends for this agent appear here, session by session.'
            : agents.length > 0
              ? 'Nothing of this was said without an agent. Each agent has a history of its own: choose one above.'
              : 'These are the messages that name no agent. Each agent has a history of its own: name one above.'}
        </Empty>
      )}
      {turns.length > 0 && !session && <Sessions turns={turns} agent={url['agent']} more={history.hasNextPage} />}
      {turns.length > 0 && session && (
        <Panel>
          <ol aria-label="Turns" className="mx-auto grid max-w-5xl gap-2">
            {turns.map((turn) => (
              <Said
                key={turn.id}
                turn={turn}
                open={url['turn'] === turn.id}
                toggle={() => set({ turn: url['turn'] === turn.id ? undefined : turn.id })}
              />
            ))}
          </ol>
        </Panel>
      )}
      {history.hasNextPage && (
        <div>
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            More
          </Button>
        </div>
      )}
    </Screen>
  );
}

/** Further agents must be named by hand. */
const MOST_AGENTS = 20;

/** The agents with which the user has a history, latest message first. None if the key may not list memories. */
function useAgents(): readonly string[] {
  const { client, scope, everybody, user, may } = useApi();
  const found = useQuery({
    queryKey: ['agents of messages', scope],
    enabled: !everybody && user !== undefined && may('records:read'),
    queryFn: async () => {
      const agents: string[] = [];
      while (agents.length < MOST_AGENTS) {
        const filter = JSON.stringify({ agent: { exists: true, ...(agents.length > 0 && { nin: agents }) } });
        const { records } = await client.call('records.list', {
          query: { type: 'message', filter, include_shared: false, include_expired: true, limit: 1 },
        });
        const agent = records[0]?.agent;
        if (agent === undefined || agents.includes(agent)) break;
        agents.push(agent);
      }
      return agents;
    },
  });
  return found.data ?? [];
}

/** A link is the current one only if the address names the same agent and no session. */
const WHOLE_ADDRESS = { exact: true, includeSearch: true };

function Histories({ agents, chosen }: { readonly agents: readonly string[]; readonly chosen: string | undefined }) {
  return (
    <nav aria-label="Histories" className="flex flex-wrap gap-x-4 gap-y-1">
      <Goto to="/conversations" className={chosen ? '' : 'font-semibold'} activeOptions={WHOLE_ADDRESS}>
        Of no agent
      </Goto>
      {agents.map((agent) => (
        <Goto
          key={agent}
          to="/conversations"
          search={{ agent }}
          className={agent === chosen ? 'font-semibold' : ''}
          activeOptions={WHOLE_ADDRESS}
        >
          <bdi>{agent}</bdi>
        </Goto>
      ))}
    </nav>
  );
}

function Sessions({
  turns,
  agent,
  more,
}: {
  readonly turns: readonly Turn[];
  readonly agent: string | undefined;
  readonly more: boolean;
}) {
  const sessions = new Map<string, Turn[]>();
  const oldest = more ? (turns.at(-1)?.session_id ?? '') : undefined;
  for (const turn of turns) {
    const name = turn.session_id ?? '';
    sessions.set(name, [...(sessions.get(name) ?? []), turn]);
  }
  return (
    <ul className="grid gap-2">
      {[...sessions].map(([name, said]) => {
        const first = said.at(-1);
        return (
          <li key={name} className="rounded-lg border border-line bg-panel p-3">
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              {name ? (
                <Goto to="/conversations" search={{ session: name, agent }} className="font-semibold">
                  <bdi>{name}</bdi>
                </Goto>
              ) : (
                <strong>Of no session</strong>
              )}
              <span className="text-soft">
                {day(first?.occurred_at)} · {plural(said.length, 'turn')}
                {name === oldest ? ' and perhaps more' : ''}
              </span>
            </p>
            {first && <Content text={first.content} className="line-clamp-2 text-soft" />}
          </li>
        );
      })}
    </ul>
  );
}

function Said({ turn, open, toggle }: { readonly turn: Turn; readonly open: boolean; readonly toggle: () => void }) {
  const own = turn.role === 'user';
  return (
    <li
      className={`grid w-fit max-w-3xl min-w-72 gap-1 rounded-xl px-3 py-2 max-sm:w-full max-sm:min-w-0 ${own ? 'rounded-tl-sm bg-tint' : 'ml-auto rounded-tr-sm bg-raised'}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>
          <bdi>{turn.speaker ?? turn.role}</bdi>
        </strong>
        <span className="text-soft">{moment(turn.occurred_at)}</span>
      </p>
      <Content text={turn.content} />
      <p className="flex flex-wrap gap-x-4">
        <button
          type="button"
          className="min-h-[24px] text-soft underline-offset-2 hover:underline"
          aria-expanded={open}
          onClick={toggle}
        >
          What was learned from it
        </button>
        <Goto to="/memories" search={{ id: turn.id }} className="text-soft no-underline hover:underline">
          As a memory
        </Goto>
      </p>
      {open && <Learned id={turn.id} />}
    </li>
  );
}

function Learned({ id }: { readonly id: string }) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['learned', scope, id],
    queryFn: () => client.call('messages.records', { params: { id }, query: { limit: 50 } }),
  });
  if (found.error) return <Failed error={found.error} />;
  if (!found.data) return <Busy what="what was learned" />;
  if (found.data.records.length === 0)
    return <p className="text-soft">Nothing was drawn from it; the turn itself is searched.</p>;
  return (
    <ul className="list-disc pl-5">
      {found.data.records.map((record) => (
        <li key={record.id}>
          <RecordLink record={record} />
        </li>
      ))}
    </ul>
  );
}
