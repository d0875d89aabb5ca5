import { useQuery } from '@tanstack/react-query';
import { type OutputOf } from '@recollect/client';
import { useApi } from '../lib/api.js';
import { day, number, percent, plural, words } from '../lib/format.js';
import { Badge, Goto, Panel } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Content } from '../ui/record.js';
import { Busy, Failed } from '../ui/states.js';

type Answered = OutputOf<'answer.question'>;
type Part = Answered['parts'][number];

const STATUS = {
  answered: ['good', 'answered from memory'],
  partly: ['warn', 'answered in part'],
  not_in_memory: ['plain', 'not in memory'],
} as const;
/** The search options that an answer accepts too. */
const TAKEN = [
  'type', 'agent', 'project', 'session_id', 'role', 'tags', 'filter', 'as_of', 'valid_at', 'query_time', 'token_budget', 'include_shared',
] as const; // prettier-ignore

/** Answers the question itself, with sources and steps. */
export function Answer({
  question,
  settings,
}: {
  readonly question: string;
  readonly settings: Readonly<Record<string, unknown>>;
}) {
  const { client, scope } = useApi();
  const own = Object.fromEntries(TAKEN.filter((name) => name in settings).map((name) => [name, settings[name]]));
  const found = useQuery({
    queryKey: ['answer', scope, question, own],
    queryFn: () => client.call('answer.question', { body: { ...own, question } }),
    staleTime: 60_000,
  });
  const data = found.data;
  return (
    <Panel title="Answer">
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="the answer" />}
      {data && (
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={STATUS[data.status][0]}>{STATUS[data.status][1]}</Badge>
            <span className="text-soft">
              by {data.by === 'rules' ? 'rules, without a model' : 'a model'} ·{' '}
              {plural(data.metacognition.steps, 'step')} of {number(data.metacognition.steps_allowed)} · search quality{' '}
              {percent(data.metacognition.search_quality)}
            </span>
          </p>
          <Content text={data.answer} className="block text-base" />
          {data.parts.map((part) => (
            <Proof key={part.question} part={part} alone={data.parts.length === 1} />
          ))}
          <Evidence evidence={data.evidence} />
          <Steps trace={data.trace} />
          {data.degraded.length > 0 && <p className="text-warn">Did not answer: {data.degraded.join(', ')}</p>}
        </div>
      )}
    </Panel>
  );
}

/** What one part of the question was answered from: quotes, calculations, and conflicting sides. */
function Proof({ part, alone }: { readonly part: Part; readonly alone: boolean }) {
  return (
    <section className="grid gap-1 border-l-2 border-accent pl-3">
      {!alone && (
        <h3 className="font-semibold">
          <bdi>{part.question}</bdi>
        </h3>
      )}
      <p className="text-soft">Read as {words(part.intent)}</p>
      {!alone && <Content text={part.answer} className="block" />}
      {part.citations.length > 0 && (
        <ul aria-label="Quotes" className="grid gap-1">
          {part.citations.map(({ ref, id, quote }) => (
            <li key={`${ref} ${quote}`}>
              <Goto to="/memories" search={{ id }}>
                [{ref}]
              </Goto>{' '}
              <q>
                <Content text={quote} />
              </q>
            </li>
          ))}
        </ul>
      )}
      {part.calculations.map(({ expression, result }) => (
        <p key={expression}>
          Computed: <bdi>{expression}</bdi> = <bdi>{result}</bdi>
        </p>
      ))}
      {part.contradictions.map((one) => (
        <p key={one.about} className="text-warn">
          Memories disagree about <bdi>{one.about}</bdi>.
        </p>
      ))}
    </section>
  );
}

function Evidence({ evidence }: { readonly evidence: Answered['evidence'] }) {
  if (evidence.length === 0) return <p className="text-soft">No memory bears on it.</p>;
  return (
    <Table
      caption="Evidence"
      rows={evidence}
      idOf={({ ref }) => String(ref)}
      columns={[
        { name: 'No.', cell: ({ ref, cited }) => (cited ? <strong>[{ref}]</strong> : `[${ref}]`) },
        {
          name: 'Memory',
          cell: ({ id, content }) => (
            <Goto to="/memories" search={{ id }} className="text-ink no-underline hover:underline">
              <Content text={content} className="line-clamp-3" />
            </Goto>
          ),
        },
        {
          name: 'From',
          cell: ({ occurred_at, speaker }) => (
            <bdi className="whitespace-nowrap">{[speaker, day(occurred_at)].filter(Boolean).join(', ')}</bdi>
          ),
        },
        { name: 'Score', right: true, cell: ({ score }) => score.toFixed(2) },
        { name: 'Cited', cell: ({ cited }) => cited && <Badge tone="good">cited</Badge> },
      ]}
    />
  );
}

function Steps({ trace }: { readonly trace: Answered['trace'] }) {
  return (
    <details>
      <summary className="font-semibold">How it was reached: {plural(trace.length, 'step')}</summary>
      <ol className="mt-1 grid gap-1">
        {trace.map(({ step, kind, says, found }, index) => (
          <li key={index}>
            <span className="text-soft">
              {step}. {kind}
            </span>{' '}
            <bdi>{says}</bdi>
            {found !== undefined && <span className="text-soft"> ({number(found)} found)</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
