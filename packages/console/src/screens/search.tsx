import { useQuery } from '@tanstack/react-query';
import { type OutputOf } from '@recollect/client';
import { useApi } from '../lib/api.js';
import { number } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Badge, Button, Goto, Panel, Screen } from '../ui/controls.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { bodyOf, Options, QuestionForm } from './search-options.js';
import { Answer } from './search-answer.js';
import { Hit } from './search-hit.js';
import { Snippets } from './search-snippets.js';

type Found = OutputOf<'search.records'>;

/** Any search, explained; two settings for one question side by side. */
export function Page() {
  const { client, whose, scope, user, may, everybody } = useApi();
  const [url, set] = useUrl();
  const query = url['q'] ?? '';
  const comparing = url['compare'] === 'yes';
  const answering = url['answer'] === 'yes' && !everybody;
  const body = bodyOf(url, '');
  const other = bodyOf(url, 'b_');
  const ask = (one: Record<string, unknown>, enabled: boolean) => ({
    queryKey: ['search', scope, query, one],
    enabled: enabled && query !== '',
    queryFn: () => client.call('search.records', { body: { ...one, ...whose, query, explain: true } }),
    staleTime: 60_000,
  });
  const first = useQuery(ask(body, true));
  const second = useQuery(ask(other, comparing));
  return (
    <Screen
      title="Search"
      actions={
        <>
          {!everybody && (
            <Button aria-pressed={answering} onClick={() => set({ answer: answering ? undefined : 'yes' })}>
              Answer with evidence
            </Button>
          )}
          <Button aria-pressed={comparing} onClick={() => set({ compare: comparing ? undefined : 'yes' })}>
            {comparing ? 'One setting' : 'Compare two settings'}
          </Button>
        </>
      }
    >
      <QuestionForm />
      {answering && query !== '' && <Answer question={query} settings={body} />}
      <div className={`grid items-start gap-3 ${comparing ? 'lg:grid-cols-2' : ''}`}>
        <div className="grid gap-3">
          <Options prefix="" name={comparing ? 'Setting A' : 'Options'} arms={may('admin')} />
          <Results
            title={comparing ? 'Results of A' : 'Results'}
            question={query}
            {...first}
            found={first.data}
            beside={comparing ? second.data : undefined}
          />
        </div>
        {comparing && (
          <div className="grid gap-3">
            <Options prefix="b_" name="Setting B" arms={may('admin')} />
            <Results title="Results of B" question={query} {...second} found={second.data} beside={first.data} />
          </div>
        )}
      </div>
      {query !== '' && <Snippets body={{ query, ...whose, ...body }} user={user} />}
    </Screen>
  );
}

interface ResultsProps {
  readonly title: string;
  readonly question: string;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly found: Found | undefined;
  /** The results of the other setting, to show what moved. */
  readonly beside: Found | undefined;
}

function Results({ title, question, isFetching, error, refetch, found, beside }: ResultsProps) {
  const asked = question !== '';
  const places = beside && new Map(beside.results.map(({ id }, index) => [id, index]));
  const gone = beside && found ? beside.results.filter(({ id }) => !found.results.some((hit) => hit.id === id)) : [];
  return (
    <Panel
      title={title}
      actions={
        found && (
          <span className="text-soft">{`${number(found.results.length)} of ${number(found.total)}${found.total_capped ? '+' : ''}${found.tokens === undefined ? '' : ` · ${number(found.tokens)} tokens`}`}</span>
        )
      }
    >
      {!asked && <Empty title="Ask something">A question, a name, a date, or a phrase in quotes.</Empty>}
      {error && <Failed error={error} retry={() => void refetch()} />}
      {asked && !found && isFetching && <Busy what="results" />}
      {found?.degraded.map((arm) => (
        <p key={arm} className="mb-2 rounded-md bg-warn-tint p-2 text-warn">
          The arm “{arm}” did not answer: these results come from the others.
        </p>
      ))}
      {found?.hints?.map(({ field, message }) => (
        <p key={field} className="mb-2 text-soft">
          <strong>{field}</strong>: {message}
        </p>
      ))}
      {found && found.results.length === 0 && (
        <Empty title={found.abstained ? 'Nothing relevant enough' : 'Nothing found'}>
          Fewer filters or a lower floor may find more. <Goto to="/memories">See all memories</Goto>
        </Empty>
      )}
      <ol className="grid gap-3">
        {found?.results.map((hit, index) => (
          <Hit
            key={hit.id}
            hit={hit}
            place={index}
            question={question}
            queryId={found.query_id}
            moved={places && moveOf(places.get(hit.id), index)}
          />
        ))}
      </ol>
      {gone.length > 0 && (
        <p className="mt-3 text-soft">
          Only the other setting finds: <Badge>{gone.length}</Badge>{' '}
          {gone.map(({ id, record }, index) => (
            <span key={id}>
              {index > 0 && ', '}“<bdi>{record.content.slice(0, 60)}</bdi>”
            </span>
          ))}
        </p>
      )}
    </Panel>
  );
}

function moveOf(there: number | undefined, here: number): string {
  if (there === undefined) return 'only here';
  if (there === here) return 'same place';
  return there > here ? `${there - here} higher than beside` : `${here - there} lower than beside`;
}
