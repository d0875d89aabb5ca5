import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { number, plural, words } from '../lib/format.js';
import { Badge, Button } from '../ui/controls.js';
import { Content } from '../ui/record.js';
import { Busy, Failed } from '../ui/states.js';
import type { Whole } from './whole.js';

const TONES = { complete: 'good', pending: 'warn', failed: 'bad' } as const;
const SAID = { complete: 'has its vector', pending: 'vector on its way', failed: 'no vector' } as const;

/** The passages by which search finds it. */
export function MemoryPassages({ record }: { readonly record: Whole }) {
  const { client, whose, scope, may } = useApi();
  const found = useInfiniteQuery({
    queryKey: ['passages', scope, record.id, record.version],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      client.call('records.passages', {
        params: { id: record.id },
        query: { ...whose, limit: 50, offset: pageParam, ...(may('admin') && { include_quarantined: true }) },
      }),
    getNextPageParam: (page, pages) =>
      page.has_more ? pages.reduce((sum, { passages }) => sum + passages.length, 0) : undefined,
  });
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <Busy what="passages" />;
  const passages = found.data.pages.flatMap((page) => page.passages);
  const total = found.data.pages[0]?.total ?? 0;
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        {total === 0 ? 'Nothing of it is searched.' : `Searched as ${plural(total, 'passage')}.`}
      </p>
      <ol className="grid gap-2">
        {passages.map(({ start, end, text, embedding }) => (
          <li key={start} className="border-l-2 border-accent pl-2">
            <p className="flex flex-wrap gap-2 text-soft">
              characters {number(start)} to {number(end)}
              <Badge tone={TONES[embedding.state]}>{SAID[embedding.state]}</Badge>
              {embedding.reason && <span className="text-bad">{words(embedding.reason)}</span>}
            </p>
            <Content text={text} className="block" />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            More
          </Button>
        </div>
      )}
    </div>
  );
}
