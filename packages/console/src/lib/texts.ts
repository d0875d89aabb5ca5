import { useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** How many are requested at once. */
const MOST = 100;

/** The texts of memories, for lists that have only their ids. A deleted memory has none. */
export function useTexts(ids: readonly string[]): ReadonlyMap<string, string> {
  const { client, whose, scope } = useApi();
  const asked = [...new Set(ids)].slice(0, MOST);
  const found = useQuery({
    queryKey: ['texts', scope, asked],
    enabled: asked.length > 0,
    queryFn: () =>
      client.call('records.list', {
        query: { ...whose, filter: JSON.stringify({ id: { in: asked } }), limit: MOST, include_superseded: true },
      }),
  });
  return new Map(found.data?.records.map(({ id, title, content }) => [id, title ?? content]));
}
