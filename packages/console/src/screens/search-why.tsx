import { type OutputOf } from '@recollect/client';
import { percent, width, words } from '../lib/format.js';
import { wordsOf } from '../lib/question-words.js';
import { Goto } from '../ui/controls.js';

type Result = OutputOf<'search.records'>['results'][number];
type Explained = NonNullable<Result['explain']>;

const ARMS: Readonly<Record<string, string>> = {
  vector: 'meaning',
  keyword: 'words',
  time: 'time',
  names: 'names',
  recent: 'recency',
};
const SHADES = ['bg-accent', 'bg-accent/75', 'bg-accent/55', 'bg-accent/40', 'bg-accent/25'];

interface Part {
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

/** Which arm found it, by which words, and the score of each; then what raised or lowered it. */
export function Why({ hit, question }: { readonly hit: Result; readonly question: string }) {
  const { explain } = hit;
  if (!explain) return null;
  const parts = partsOf(explain);
  const sum = parts.reduce((total, { score }) => total + score, 0);
  const said = parts.map(({ name, rank }) => (rank > 0 ? `${name} (place ${rank})` : name)).join(', ');
  const found = wordsOf(question, `${hit.record.title ?? ''} ${hit.record.speaker ?? ''} ${hit.record.content}`);
  return (
    <details className="min-w-0">
      <summary className="text-soft" title="The bar: what each arm gave, in the order in which they are named">
        Found by {said || 'no arm'}
        {sum > 0 && <Bar parts={parts.map(({ name, score }) => [name, score / sum])} />}
      </summary>
      {found.length > 0 && (
        <p className="mt-1">
          Words of the question in it: <bdi>{found.join(', ')}</bdi>
        </p>
      )}
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
          {parts.map(({ name, rank, score }) => (
            <tr key={name}>
              <th scope="row" className="pr-4 font-normal">
                {name}
              </th>
              <td className="pr-4">{rank || '–'}</td>
              <td className="pr-4">{score.toFixed(3)}</td>
              <td className="pr-4">{sum > 0 ? percent(score / sum) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Adjustments explain={explain} score={hit.score} />
      <Answers explain={explain} />
    </details>
  );
}

function partsOf({ arms, neighbours }: Explained): Part[] {
  const parts = Object.entries(arms).map(([arm, { rank, score }]) => ({
    name: ARMS[arm] ?? arm,
    rank,
    score: Math.max(0, score),
  }));
  return neighbours ? [...parts, { name: 'turns beside it', rank: 0, score: neighbours }] : parts;
}

function Bar({ parts }: { readonly parts: readonly (readonly [string, number])[] }) {
  return (
    <span aria-hidden className="ml-2 inline-flex h-2 w-40 overflow-hidden rounded-full bg-raised align-middle">
      {parts.map(([name, share], index) => (
        <span key={name} className={SHADES[index % SHADES.length]} style={{ width: width(share) }} />
      ))}
    </span>
  );
}

/** The factor of each stage, multiplied in sequence, as a stacked bar and in words. */
function Adjustments({ explain, score }: { readonly explain: Explained; readonly score: number }) {
  const weights = Object.entries(explain.weights ?? {}).filter(([, by]) => by > 0);
  const change = weights.reduce((sum, [, by]) => sum + Math.abs(Math.log(by)), 0);
  return (
    <div className="mt-1">
      <p className="text-soft">
        Fused {explain.fused.toFixed(3)}, {weights.length === 0 ? 'which nothing adjusts' : 'adjusted as follows'}:
        score {score.toFixed(3)}.
      </p>
      {weights.length > 0 && change > 0 && (
        <>
          <span aria-hidden className="flex h-2 w-60 max-w-full overflow-hidden rounded-full bg-raised">
            {weights.map(([name, by]) => (
              <span
                key={name}
                className={`border-r border-panel ${by > 1 ? 'bg-good' : 'bg-bad'}`}
                style={{ width: width(Math.abs(Math.log(by)) / change) }}
              />
            ))}
          </span>
          <ul className="flex flex-wrap gap-x-4">
            {weights.map(([name, by]) => (
              <li key={name} className={by > 1 ? 'text-good' : 'text-bad'}>
                {words(name)} {by > 1 ? 'raised' : 'lowered'} it: ×{by.toFixed(2)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const ACTS = {
  told: 'It tells something',
  asked: 'It asks, so it ranks lower',
  thanked: 'It only thanks, so it ranks lower',
} as const;

function Answers({ explain: { answers } }: { readonly explain: Explained }) {
  if (!answers) return null;
  return (
    <p className="mt-1 text-soft">
      {ACTS[answers.act]}; it matches what is asked by {percent(answers.match)}.
      {answers.outdated_by && (
        <>
          {' '}
          A{' '}
          <Goto to="/memories" search={{ id: answers.outdated_by }}>
            newer memory
          </Goto>{' '}
          says otherwise.
        </>
      )}
    </p>
  );
}
