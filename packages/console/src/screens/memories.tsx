import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MemoryRecord } from '@recollect/client';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../lib/api.js';
import { number } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Button, Goto, Panel, Screen } from '../ui/controls.js';
import { Content, Marks } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { BulkActions } from './memory-bulk.js';
import { MemoryDetail } from './memory-detail.js';
import { NewMemory } from './memory-edit.js';
import { Filters, isFiltered } from './memory-filters.js';

const PAGE = 100;
const NONE: ReadonlyMap<string, MemoryRecord> = new Map();

export function Page() {
  const { may, everybody, scope } = useApi();
  const [url, set] = useUrl();
  const [choice, setChoice] = useState({ scope, records: NONE });
  // A selection in one person's memory does not apply to another's.
  const chosen = choice.scope === scope ? choice.records : NONE;
  const [making, setMaking] = useState(false);
  const list = useMemories();
  const records = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  const total = list.data?.pages[0]?.total;
  const id = url['id'];
  useFocusOf(id);
  const filtered = isFiltered(url);
  const toggle = (record: MemoryRecord) => {
    const next = new Map(chosen);
    if (!next.delete(record.id)) next.set(record.id, record);
    setChoice({ scope, records: next });
  };
  return (
    <Screen
      title="Memories"
      lead={
        total === undefined
          ? undefined
          : `${number(total)} ${filtered ? (total === 1 ? 'matches' : 'match') : 'in all'}`
      }
      actions={
        may('records:write') &&
        !everybody && (
          <Button kind="main" onClick={() => setMaking(true)}>
            New memory
          </Button>
        )
      }
    >
      <Filters />
      {chosen.size > 0 && (
        <BulkActions chosen={[...chosen.values()]} clear={() => setChoice({ scope, records: NONE })} />
      )}
      <div className={`grid items-start gap-3 ${id ? 'xl:grid-cols-[minmax(20rem,2fr)_3fr]' : ''}`}>
        <Panel className={id ? 'max-xl:hidden' : ''}>
          {list.error && <Failed error={list.error} retry={() => void list.refetch()} />}
          {list.isPending && <Busy what="memories" />}
          {list.data && records.length === 0 && filtered && (
            <Empty title="No memory matches">Loosen the filters above, or choose somebody else.</Empty>
          )}
          {list.data && records.length === 0 && !filtered && (
            <Empty title="Nothing is remembered yet">
              Store a memory with the button above, or <Goto to="/">begin with an example</Goto>.
            </Empty>
          )}
          {records.length > 0 && (
            <Rows
              records={records}
              current={id}
              chosen={chosen}
              toggle={may('records:write') || may('admin') || may('privacy') ? toggle : undefined}
              open={(record) => set({ id: record.id }, { push: true })}
              more={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
            />
          )}
        </Panel>
        {id && <MemoryDetail key={id} id={id} close={() => set({ id: undefined })} />}
      </div>
      {making && <NewMemory onClose={() => setMaking(false)} open={(made) => set({ id: made }, { push: true })} />}
    </Screen>
  );
}

/** Moves the focus from a closed memory back to its row, and on a narrow screen, which hides the list, from the row to the memory. */
function useFocusOf(id: string | undefined) {
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (id === before) return;
    const has = document.activeElement;
    if (has && has !== document.body && has.id !== 'main' && has.checkVisibility()) return;
    const selector = id === undefined ? `[data-id="${CSS.escape(before ?? '')}"]` : '[aria-label="Close this memory"]';
    document.querySelector<HTMLElement>(selector)?.focus();
  }, [id]);
}

function useMemories() {
  const { client, whose, scope, may } = useApi();
  const [url] = useUrl();
  const { id: _, user: __, ...filters } = url;
  return useInfiniteQuery({
    queryKey: ['records', scope, filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      client.call('records.list', {
        query: {
          ...whose,
          type: url['type'],
          tags: url['tags']
            ?.split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
          session_id: url['session'],
          agent: url['agent'],
          project: url['project'],
          role: url['role'],
          min_importance: url['importance'] ? Number(url['importance']) : undefined,
          include_expired: url['expired'] === 'yes' || undefined,
          filter: url['filter'],
          as_of: url['as_of'],
          valid_at: url['valid_at'],
          order: url['order'] === 'asc' ? 'asc' : 'desc',
          include_superseded: url['superseded'] === 'yes' || undefined,
          include_quarantined: (url['quarantined'] === 'yes' && may('admin')) || undefined,
          include_shared: url['shared'] === 'no' ? false : undefined,
          limit: PAGE,
          cursor: pageParam,
        },
      }),
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  });
}

interface RowsProps {
  readonly records: readonly MemoryRecord[];
  readonly current: string | undefined;
  readonly chosen: ReadonlyMap<string, MemoryRecord>;
  readonly toggle: ((record: MemoryRecord) => void) | undefined;
  readonly open: (record: MemoryRecord) => void;
  readonly more: () => void;
}

/** Renders only the visible rows of an endless list. Arrow keys move from row to row. */
function Rows({ records, current, chosen, toggle, open, more }: RowsProps) {
  const { everybody } = useApi();
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => box.current,
    estimateSize: () => 66,
    overscan: 8,
    getItemKey: (index) => records[index]?.id ?? index,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= records.length - 20) more();
  }, [last, records.length, more]);
  const walk = (event: KeyboardEvent, index: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(records.length - 1, index + step));
    rows.scrollToIndex(next, { align: 'auto' });
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus());
  };
  return (
    <div ref={box} className="h-[calc(100dvh-19rem)] min-h-80 overflow-auto" tabIndex={-1}>
      <ul aria-label="Memories" className="relative" style={{ height: rows.getTotalSize() }}>
        {items.map(({ index, start, key }) => {
          const record = records[index];
          if (!record) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={records.length}
              className={`absolute inset-x-0 top-0 flex gap-2 border-b border-line/60 px-1 py-1.5 ${record.id === current ? 'bg-tint' : ''}`}
              style={{ transform: `translateY(${start}px)` }}
            >
              {toggle && (
                <input
                  type="checkbox"
                  aria-label="Choose this memory"
                  checked={chosen.has(record.id)}
                  onChange={() => toggle(record)}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
              )}
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  data-row={index}
                  data-id={record.id}
                  onClick={() => open(record)}
                  onKeyDown={(event) => walk(event, index)}
                  className="block min-h-[24px] w-full text-left"
                >
                  <Content text={record.title ?? record.content} className="line-clamp-1" />
                </button>
                <Marks record={record}>
                  {everybody && record.user_id && (
                    <span className="text-soft">
                      of <bdi>{record.user_id}</bdi>
                    </span>
                  )}
                </Marks>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
