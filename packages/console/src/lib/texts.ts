import { useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** How many are asked for at once. */
const MOST = 100;

/** What memories say, for lists that name their ids alone. Of one that is gone there is nothing. */
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
