import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface Page {
  readonly has_more: boolean;
  readonly next_cursor?: string;
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
