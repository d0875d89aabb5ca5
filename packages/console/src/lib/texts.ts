import { useQueries } from '@tanstack/react-query';
import { useApi } from './api.js';

/** How many are requested at once. */
const MOST = 100;

/** The texts of memories, for lists that have only their ids. A deleted memory has none. */
export function useTexts(ids: readonly string[]): ReadonlyMap<string, string> {
  const { client, whose, scope } = useApi();
  const all = [...new Set(ids)];
  const parts = Array.from({ length: Math.ceil(all.length / MOST) }, (_, n) => all.slice(n * MOST, (n + 1) * MOST));
  const found = useQueries({
    queries: parts.map((asked) => ({
      queryKey: ['texts', scope, asked],
      queryFn: () =>
        client.call('records.list', {
          query: { ...whose, filter: JSON.stringify({ id: { in: asked } }), limit: MOST, include_superseded: true },
        }),
    })),
  });
  return new Map(
    found.flatMap(({ data }) => data?.records ?? []).map(({ id, title, content }) => [id, title ?? content]),
  );
}
