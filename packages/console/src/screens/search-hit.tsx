import { type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { percent, width } from '../lib/format.js';
import { useSay } from '../ui/act.js';
import { Badge, Button, Goto } from '../ui/controls.js';
import { Content, Marks } from '../ui/record.js';

type Result = OutputOf<'search.records'>['results'][number];

const NAMES: Readonly<Record<string, string>> = {
  vector: 'meaning',
  keyword: 'words',
  time: 'time',
  names: 'names',
  recent: 'recency',
};
const SHADES = ['bg-accent', 'bg-accent/75', 'bg-accent/55', 'bg-accent/40', 'bg-accent/25'];

interface HitProps {
  readonly hit: Result;
  readonly place: number;
  readonly queryId: string | undefined;
  readonly moved: string | undefined;
}

export function Hit({ hit, place, queryId, moved }: HitProps) {
  const { record } = hit;
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-2 border-b border-line/60 pb-3 last:border-0">
      <div className="text-center">
        <div className="text-lg font-semibold tabular-nums">{place + 1}</div>
        <div className="text-soft tabular-nums" title="Score, 0 to 1">
          {hit.score.toFixed(2)}
        </div>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <Goto to="/memories" search={{ id: record.id }} className="text-ink no-underline hover:underline">
          <Content text={record.content} className="line-clamp-6" />
        </Goto>
        <Marks record={record}>
          {hit.duplicates !== undefined && hit.duplicates > 0 && <Badge>said {hit.duplicates + 1} times</Badge>}
          {hit.tokens !== undefined && <span className="text-soft">{hit.tokens} tokens</span>}
          {moved && <Badge tone={moved === 'same place' ? 'plain' : 'accent'}>{moved}</Badge>}
        </Marks>
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Why hit={hit} />
          {queryId && <Feedback id={hit.id} queryId={queryId} />}
        </div>
        {hit.related && hit.related.length > 0 && (
          <p className="text-soft">
            Related:{' '}
            {hit.related.map(({ id, relation, record: other }) => (
              <Goto key={id} to="/memories" search={{ id }} className="mr-2">
                {relation} “<bdi>{other.content.slice(0, 50)}</bdi>”
              </Goto>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

/** Which arm found it, in words, and what each gave, as a stacked bar. */
function Why({ hit }: { readonly hit: Result }) {
  const { explain } = hit;
  if (!explain) return null;
  const parts = Object.entries(explain.arms).map(([arm, found]) => ({
    name: NAMES[arm] ?? arm,
    rank: found.rank,
    score: found.score,
    share: Math.max(0, found.score) * (explain.weights?.[arm] ?? 1),
  }));
  if (explain.neighbours)
    parts.push({ name: 'turns beside it', rank: 0, score: explain.neighbours, share: explain.neighbours });
  const sum = parts.reduce((total, { share }) => total + share, 0);
  const said = parts.map(({ name, rank }) => (rank > 0 ? `${name} (place ${rank})` : name)).join(', ');
  return (
    <details className="min-w-0">
      <summary className="text-soft" title="The bar: what each arm gave, in the order in which they are named">
        Found by {said || 'no arm'}
        {sum > 0 && (
          <span aria-hidden className="ml-2 inline-flex h-2 w-40 align-middle overflow-hidden rounded-full bg-raised">
            {parts.map(({ name, share }, index) => (
              <span key={name} className={SHADES[index % SHADES.length]} style={{ width: width(share / sum) }} />
            ))}
          </span>
        )}
      </summary>
      <table className="mt-1 text-left">
        <caption className="sr-only">What each arm gave</caption>
        <thead className="text-soft">
          <tr>
            {['Arm', 'Place', 'Score', 'Share'].map((name) => (
              <th key={name} scope="col" className="pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {parts.map(({ name, rank, score, share }) => (
            <tr key={name}>
              <th scope="row" className="pr-4 font-normal">
                {name}
              </th>
              <td className="pr-4">{rank || '–'}</td>
              <td className="pr-4">{score.toFixed(3)}</td>
              <td className="pr-4">{sum > 0 ? percent(share / sum) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-soft">
        Fused {explain.fused.toFixed(3)}, after adjustments {hit.score.toFixed(3)}.
        {explain.answers &&
          ` ${explain.answers.act === 'told' ? 'It tells something' : explain.answers.act === 'asked' ? 'It asks, so it ranks lower' : 'It only thanks, so it ranks lower'}; it matches what is asked by ${percent(explain.answers.match)}.`}
        {explain.answers?.outdated_by && (
          <>
            {' '}
            A{' '}
            <Goto to="/memories" search={{ id: explain.answers.outdated_by }}>
              newer memory
            </Goto>{' '}
            says otherwise.
          </>
        )}
      </p>
    </details>
  );
}

function Feedback({ id, queryId }: { readonly id: string; readonly queryId: string }) {
  const { client, everybody } = useApi();
  const say = useSay();
  const [given, setGiven] = useState<string>();
  if (everybody) return null;
  const give = async (verdict: 'useful' | 'not_useful' | 'none') => {
    try {
      await client.call('search.feedback', { body: { query_id: queryId, ids: [id], verdict } });
      setGiven(verdict === 'none' ? undefined : verdict);
    } catch (error) {
      say('', error);
    }
  };
  return (
    <div className="-my-1 flex gap-0.5">
      {(['useful', 'not_useful'] as const).map((verdict) => (
        <Button
          key={verdict}
          kind="quiet"
          aria-pressed={given === verdict}
          className={given === verdict ? 'bg-tint' : 'text-soft'}
          onClick={() => void give(given === verdict ? 'none' : verdict)}
        >
          {verdict === 'useful' ? 'Useful' : 'Not useful'}
        </Button>
      ))}
    </div>
  );
}
