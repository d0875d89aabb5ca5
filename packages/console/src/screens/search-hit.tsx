import { type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { plural } from '../lib/format.js';
import { useSay } from '../ui/act.js';
import { Badge, Button, Goto } from '../ui/controls.js';
import { Content, Marks } from '../ui/record.js';
import { Why } from './search-why.js';

type Result = OutputOf<'search.records'>['results'][number];

interface HitProps {
  readonly hit: Result;
  readonly place: number;
  readonly question: string;
  readonly queryId: string | undefined;
  readonly moved: string | undefined;
}

export function Hit({ hit, place, question, queryId, moved }: HitProps) {
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
          {hit.tokens !== undefined && <span className="text-soft">{plural(hit.tokens, 'token')}</span>}
          {moved && <Badge tone={moved === 'same place' ? 'plain' : 'accent'}>{moved}</Badge>}
        </Marks>
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Why hit={hit} question={question} />
          {queryId && <Feedback key={queryId} id={hit.id} queryId={queryId} />}
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
