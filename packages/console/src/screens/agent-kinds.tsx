import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../lib/api.js';
import { ago, moment, number, percent, plural } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Goto, LazyInput, Panel } from '../ui/controls.js';
import { Facts } from '../ui/data.js';
import { Content } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';

const KINDS = ['sensory', 'working', 'episodic', 'semantic', 'procedural', 'prospective'] as const;
const MOST = 20;

/** The six kinds of an agent’s memory, each as the agent has it. */
export function Kinds() {
  const { client, me, scope, everybody, user } = useApi();
  const [url, set] = useUrl();
  const nobody = everybody || user === undefined;
  const known = useKnown(!nobody);
  const bound = me.bindings.agent;
  const agents = [...new Set(known.map((one) => one.agent))];
  const agent = bound ?? url['of'] ?? (agents.length === 1 ? agents[0] : undefined);
  const tasks = [...new Set(known.filter((one) => one.agent === agent).flatMap(({ task }) => task ?? []))];
  const counts = useQuery({
    queryKey: ['kinds of', scope, agent],
    enabled: !nobody && agent !== undefined,
    queryFn: () => client.call('cognitive.statistics', { query: { agent } }),
  });
  if (nobody) return <Empty title="An agent remembers for one user">Choose whose, above.</Empty>;
  return (
    <div className="grid gap-3">
      <div className="grid max-w-xl grid-cols-2 gap-3">
        {bound === undefined && (
          <LazyInput label="Agent" value={agent ?? ''} onSet={(value) => set({ of: value, task: undefined })} />
        )}
        <LazyInput
          label="Task"
          placeholder="its id"
          value={url['task'] ?? ''}
          onSet={(value) => set({ task: value })}
        />
      </div>
      {agents.length > 1 && bound === undefined && (
        <Names label="Agents that remember" names={agents} chosen={agent} set={(of) => set({ of, task: undefined })} />
      )}
      {agent === undefined && agents.length === 0 && (
        <Empty title="No agent remembers anything yet">
          An agent’s memory begins when a program stores something in one of its six kinds. Name the agent above.
        </Empty>
      )}
      {agent !== undefined && (
        <>
          {tasks.length > 0 && <Names label="Tasks" names={tasks} chosen={url['task']} set={(task) => set({ task })} />}
          {counts.error && <Failed error={counts.error} retry={() => void counts.refetch()} />}
          {counts.data && (
            <Panel title="How much it remembers">
              <Facts rows={KINDS.map((kind) => [kind, number(counts.data[kind])] as const)} />
            </Panel>
          )}
          <div className="grid items-start gap-3 lg:grid-cols-2">
            <Sensory agent={agent} />
            <Working agent={agent} task={url['task']} />
            <Episodes agent={agent} />
            <Known agent={agent} />
            <Procedures agent={agent} />
            <Intentions agent={agent} />
          </div>
        </>
      )}
    </div>
  );
}

/** Agents with memory of a kind, and the tasks of their working memory, from the newest memories. */
function useKnown(enabled: boolean) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['agents that remember', scope],
    enabled,
    queryFn: () =>
      client.call('records.list', { query: { filter: JSON.stringify({ type: { in: KINDS } }), limit: 100 } }),
  });
  return (found.data?.records ?? []).flatMap(({ agent, type, session_id }) =>
    agent === undefined ? [] : [{ agent, task: type === 'working' ? session_id : undefined }],
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  readonly set: (name: string) => void;
}

function Names({ label, names, chosen, set }: NamesProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5">
      <span className="text-soft">{label}:</span>
      {names.map((name) => (
        <Button key={name} aria-pressed={name === chosen} onClick={() => set(name)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly beside: ReactNode;
}

interface KindProps {
  readonly title: string;
  readonly none: string;
  readonly found: { readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => unknown };
  readonly rows: readonly Row[] | undefined;
}

function Kind({ title, none, found, rows }: KindProps) {
  return (
    <Panel title={title}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what={title.toLowerCase()} />}
      {rows?.length === 0 && <p className="text-soft">{none}</p>}
      <ul className="grid gap-2">
        {rows?.map(({ id, text, beside }) => (
          <li key={id} className="border-l-2 border-line pl-2">
            <Goto
              to="/memories"
              search={{ id }}
              className="inline-block min-h-[24px] text-ink no-underline hover:underline"
            >
              <Content text={text} className="line-clamp-3" />
            </Goto>
            <p className="flex flex-wrap items-center gap-2 text-soft">{beside}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface Of {
  readonly agent: string;
}

function Sensory({ agent }: Of) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['sensory', scope, agent],
    queryFn: () => client.call('cognitive.recent_sensory', { query: { agent, limit: MOST } }),
  });
  const rows = found.data?.items.map(({ id, raw_data: text, modality, expires_at: ends }) => ({
    id,
    text,
    beside: `${modality}${ends ? `, gone ${ago(ends)}` : ''}`,
  }));
  return <Kind title="Sensory: what was observed" none="Nothing was observed of late." found={found} rows={rows} />;
}

function Working({ agent, task }: Of & { readonly task: string | undefined }) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['working', scope, agent, task],
    enabled: task !== undefined,
    queryFn: () => client.call('cognitive.list_working', { query: { agent, task_id: task ?? '' } }),
  });
  if (task === undefined) {
    return (
      <Panel title="Working: what is held in mind">
        <p className="text-soft">It is held for one task: name it above.</p>
      </Panel>
    );
  }
  const rows = found.data?.slots.map(({ id, content: text, slot_type, relevance }) => ({
    id,
    text,
    beside: `${slot_type}, relevance ${percent(relevance)}`,
  }));
  return <Kind title="Working: what is held in mind" none="Nothing is held for this task." found={found} rows={rows} />;
}

function Episodes({ agent }: Of) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['episodes', scope, agent],
    queryFn: () => client.call('cognitive.list_episodes', { query: { agent, limit: MOST, include_compressed: true } }),
  });
  const rows = found.data?.episodes.map(({ id, content: text, occurred_at, compressed }) => ({
    id,
    text,
    beside: (
      <>
        {moment(occurred_at)}
        {compressed && <Badge>consolidated</Badge>}
      </>
    ),
  }));
  return <Kind title="Episodic: what happened" none="Nothing has happened." found={found} rows={rows} />;
}

function Known({ agent }: Of) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['agent facts', scope, agent],
    queryFn: () => client.call('cognitive.search_facts', { query: { agent, limit: MOST } }),
  });
  const rows = found.data?.facts.map(({ id, content: text, concept, confidence }) => ({
    id,
    text,
    beside: (
      <>
        {concept && <bdi>{concept}</bdi>}
        <span>{percent(confidence)} sure</span>
      </>
    ),
  }));
  return <Kind title="Semantic: what it knows" none="It knows no facts yet." found={found} rows={rows} />;
}

function Procedures({ agent }: Of) {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['procedures', scope, agent],
    queryFn: () => client.call('cognitive.list_procedures', { query: { agent, limit: MOST } }),
  });
  const rows = found.data?.procedures.map(({ id, name: text, steps, usage_count, missing }) => ({
    id,
    text,
    beside: (
      <>
        {plural(steps.length, 'step')}, used {plural(usage_count, 'time')}
        {missing.length > 0 && <Badge tone="warn">{plural(missing.length, 'prerequisite')} missing</Badge>}
      </>
    ),
  }));
  return <Kind title="Procedural: how things are done" none="It has learned no procedure." found={found} rows={rows} />;
}

function Intentions({ agent }: Of) {
  const { client, scope, may } = useApi();
  const act = useAct();
  const found = useQuery({
    queryKey: ['intentions', scope, agent],
    queryFn: () => client.call('cognitive.list_prospective', { query: { agent, limit: MOST } }),
  });
  const rows = found.data?.intentions.map(({ id, description: text, status, trigger_at, trigger_condition }) => ({
    id,
    text,
    beside: (
      <>
        <Badge tone={status === 'triggered' ? 'warn' : status === 'resolved' ? 'good' : 'plain'}>{status}</Badge>
        {trigger_at && <span>at {moment(trigger_at)}</span>}
        {trigger_condition && (
          <span>
            when <bdi>{trigger_condition}</bdi>
          </span>
        )}
        {may('records:write') && status !== 'resolved' && (
          <Button
            busy={act.busy}
            onClick={() =>
              void act.run(
                () => client.call('cognitive.resolve_prospective', { params: { id }, body: { agent } }),
                'It is done with.',
              )
            }
          >
            Done
          </Button>
        )}
      </>
    ),
  }));
  return <Kind title="Prospective: what it intends" none="It intends nothing." found={found} rows={rows} />;
}
