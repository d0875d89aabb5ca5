import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface Page {
  readonly has_more: boolean;
  readonly next_cursor?: string;
}

/** A page of a list that is only an array: ask for one more than it shows, which tells whether there is a next page. */
export function pageOf<T extends { readonly id: string }>(items: readonly T[], most: number) {
  const shown = items.slice(0, most);
  const last = shown.at(-1);
  return { items: shown, has_more: items.length > most, ...(last && { next_cursor: last.id }) };
}

/** A list that is longer than its first page. `More` of ui/data shows the next one. */
export function usePages<P extends Page>(
  queryKey: QueryKey,
  ask: (cursor: string | undefined) => Promise<P>,
  refetchInterval?: number | ((pages: readonly P[]) => number),
) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => ask(pageParam),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
    ...(refetchInterval !== undefined && {
      refetchInterval:
        typeof refetchInterval === 'number'
          ? refetchInterval
          : (query: { state: { data?: { pages: readonly P[] } } }) => refetchInterval(query.state.data?.pages ?? []),
    }),
  });
}
