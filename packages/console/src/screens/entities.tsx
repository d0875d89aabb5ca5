import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { day, number, plural, words } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Button, Goto, LazyInput, Panel } from '../ui/controls.js';
import { Marks, RecordLink } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';

/** The names that memories mention, and what they say about the selected one. */
export function Entities() {
  const { client, whose, scope } = useApi();
  const [url, set] = useUrl();
  const prefix = url['name'] ?? '';
  const found = useQuery({
    queryKey: ['entities', scope, prefix],
    queryFn: () => client.call('entities.list', { query: { ...whose, limit: 60, prefix: prefix || undefined } }),
  });
  const chosen = url['entity'];
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <Panel title="Names that memories mention">
        <div className="grid gap-3">
          <LazyInput label="Begins with" value={prefix} onSet={(value) => set({ name: value })} />
          {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
          {found.isPending && <Busy what="names" />}
          {found.data?.entities.length === 0 && (
            <Empty title="No names yet">
              They are read out of texts: people, places, things with a capital letter.
            </Empty>
          )}
          <ul className="flex flex-wrap gap-1.5">
            {found.data?.entities.map((one) => (
              <li key={one.id}>
                <Button
                  aria-pressed={one.id === chosen}
                  className={one.id === chosen ? 'bg-tint' : ''}
                  title={one.same_as ? `${one.name}: the same as ${one.same_as.join(', ')}` : one.name}
                  onClick={() => set({ entity: one.id === chosen ? undefined : one.id }, { push: true })}
                >
                  <bdi className="max-w-[min(15rem,55vw)] truncate">{one.name}</bdi>{' '}
                  <span className="text-soft tabular-nums">{number(one.mentions)}</span>
                </Button>
              </li>
            ))}
          </ul>
          {found.data?.has_more && <p className="text-soft">These are the most mentioned; there are more.</p>}
        </div>
      </Panel>
      {chosen ? (
        <Said entity={chosen} />
      ) : (
        <Empty title="Choose a name, or a memory">
          A name shows what memories say of it. From a memory its neighbourhood opens, under{' '}
          <Goto to="/memories">Memories</Goto>.
        </Empty>
      )}
    </div>
  );
}

function Said({ entity }: { readonly entity: string }) {
  const { client, whose, scope } = useApi();
  const found = useQuery({
    queryKey: ['entity', scope, entity],
    queryFn: () => client.call('entities.facts', { params: { id: entity }, query: { ...whose, limit: 50 } }),
  });
  return (
    <Panel title={<bdi>{words(entity)}</bdi>}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="what is said of it" />}
      {found.data && (
        <>
          <p className="mb-2 text-soft">
            {plural(found.data.facts.length, 'memory', 'memories')}
            {found.data.has_more ? ', and more' : ''}, the latest first
            {found.data.facts.length > 0 && `; since ${day(found.data.facts.at(-1)?.occurred_at)}`}
          </p>
          <ul className="grid gap-2">
            {found.data.facts.map((record) => (
              <li key={record.id} className="border-b border-line/60 pb-2 last:border-0">
                <RecordLink record={record} />
                <Marks record={record}>
                  <Goto to="/links" search={{ id: record.id }} className="inline-block min-h-[24px] leading-[24px]">
                    neighbourhood
                  </Goto>
                </Marks>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
