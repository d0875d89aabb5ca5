import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type OutputOf } from '@recollect/client';
import { useApi } from '../lib/api.js';
import { percent, plural, words } from '../lib/format.js';
import { stringifySearch, useUrl } from '../lib/url.js';
import { LazyInput, Panel, Screen, Select, Stored } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Marks, RecordLink } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { Entities } from './entities.js';

type Related = OutputOf<'graph.related'>['related'][number];
const MOST = 200;

/** The links of a memory: a graph of up to 200, and the same as a table. */
export function Page() {
  const { client, whose, scope } = useApi();
  const [url, set] = useUrl();
  const id = url['id'];
  const depth = Math.min(3, Math.max(1, Number(url['depth'] ?? 2) || 2));
  const record = useQuery({
    queryKey: ['record', scope, id, 'plain'],
    enabled: id !== undefined,
    queryFn: () => client.call('records.get', { params: { id: id ?? '' }, query: { ...whose, reinforce: false } }),
  });
  const found = useQuery({
    queryKey: ['related', scope, id, depth, url['types']],
    enabled: id !== undefined,
    queryFn: () =>
      client.call('graph.related', {
        params: { id: id ?? '' },
        query: { ...whose, depth, limit: MOST, types: url['types']?.split(',').filter(Boolean) },
      }),
  });
  const related = found.data?.related ?? [];
  return (
    <Screen title="Links" lead={found.data && plural(related.length, 'linked memory', 'linked memories')}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <LazyInput
          label="Memory, by its id"
          className="sm:col-span-2"
          value={id ?? ''}
          onSet={(value) => set({ id: value.trim() }, { push: true })}
        />
        <Select label="Steps away" value={String(depth)} onChange={(event) => set({ depth: event.target.value })}>
          {[1, 2, 3].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <LazyInput
          label="Relations, all if empty"
          placeholder="supersedes, similar_to"
          value={url['types'] ?? ''}
          onSet={(value) => set({ types: value.replaceAll(' ', '') })}
        />
      </div>
      {!id && <Entities />}
      {(found.error ?? record.error) && (
        <Failed error={found.error ?? record.error} retry={() => void found.refetch()} />
      )}
      {id && found.isPending && <Busy what="links" />}
      {id && record.data && found.data && (
        <div className="grid items-start gap-3 xl:grid-cols-2">
          <Panel title={<Stored className="line-clamp-1">{record.data.title ?? record.data.content}</Stored>}>
            {related.length === 0 ? (
              <Empty title="It has no links" />
            ) : (
              <Picture id={record.data.id} related={related} />
            )}
          </Panel>
          <Panel title="As a table">
            <Table
              caption="Linked memories"
              rows={related}
              idOf={({ id: one, relation }) => `${relation} ${one}`}
              columns={[
                { name: 'Relation', cell: ({ relation }) => words(relation) },
                {
                  name: 'Memory',
                  cell: ({ record: other }) => (
                    <>
                      <RecordLink record={other} />
                      <Marks record={other} />
                    </>
                  ),
                },
                { name: 'Steps', right: true, cell: (row) => row.depth },
                { name: 'Strength', right: true, cell: ({ strength }) => percent(strength) },
              ]}
            />
          </Panel>
        </div>
      )}
    </Screen>
  );
}

interface Node {
  readonly related: Related;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** Circles by distance; the same every time, so that the graph is recognisable. */
function Picture({ id, related }: { readonly id: string; readonly related: readonly Related[] }) {
  const navigate = useNavigate();
  const [url] = useUrl();
  const rings = [1, 2, 3].map((depth) => related.filter((one) => one.depth === depth));
  const nodes = new Map<string, Node>();
  rings.forEach((ring, level) => {
    ring.forEach((one, index) => {
      const angle = (2 * Math.PI * index) / ring.length + level * 0.6 - Math.PI / 2;
      const radius = 95 + level * 85;
      if (!nodes.has(one.id))
        nodes.set(one.id, { related: one, angle, x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    });
  });
  const named = nodes.size <= 24;
  const reach = 95 + 85 * Math.max(0, ...related.map(({ depth }) => depth - 1));
  // Names are outside their circles.
  const [wide, high] = named ? [reach + 190, reach + 40] : [reach + 20, reach + 20];
  const centre = { x: 0, y: 0 };
  const parentOf = ({ via }: Related) => nodes.get(via?.at(-1) ?? '') ?? centre;
  const open = (one: string) =>
    void navigate({ to: '.', search: (old: Record<string, string>) => ({ ...old, id: one }) });
  return (
    <svg
      viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`}
      className="mx-auto w-full max-w-2xl"
      role="group"
      aria-label={`${related.length} memories around ${id}; the table beside says the same`}
    >
      {[...nodes.values()].map(({ related: one, x, y }) => {
        const parent = parentOf(one);
        return (
          <line
            key={one.id}
            x1={parent.x}
            y1={parent.y}
            x2={x}
            y2={y}
            stroke="var(--soft)"
            strokeOpacity={0.25 + 0.6 * one.strength}
            strokeWidth={1 + 2 * one.strength}
          />
        );
      })}
      <circle r="14" fill="var(--accent)" />
      {[...nodes.values()].map(({ related: one, angle, x, y }) => (
        <a
          key={one.id}
          href={stringifySearch({ ...url, id: one.id })}
          aria-label={`${words(one.relation)}: ${one.record.content.slice(0, 80)}`}
          onClick={(event) => {
            event.preventDefault();
            open(one.id);
          }}
        >
          <title>{`${words(one.relation)}: ${one.record.content.slice(0, 120)}`}</title>
          <circle
            cx={x}
            cy={y}
            r={nodes.size > 60 ? 6 : 9}
            fill="var(--panel)"
            stroke="var(--accent)"
            strokeWidth="2"
          />
          {named && (
            <text
              {...beside(x, y, angle)}
              fontSize="13"
              fill="var(--ink)"
              stroke="var(--panel)"
              strokeWidth="4"
              paintOrder="stroke"
              className="max-sm:hidden"
            >
              {short(one.record.content)}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
}

/** On the side away from the centre. */
function beside(x: number, y: number, angle: number) {
  const side = Math.cos(angle);
  if (side > 0.3) return { x: x + 14, y: y + 4, textAnchor: 'start' as const };
  if (side < -0.3) return { x: x - 14, y: y + 4, textAnchor: 'end' as const };
  return { x, y: Math.sin(angle) < 0 ? y - 16 : y + 24, textAnchor: 'middle' as const };
}

/** The first words of a text. */
function short(text: string): string {
  if (text.length <= 22) return text;
  const cut = text.slice(0, 22);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 10)).replace(/[\s,.;:]+$/, '')}…`;
}
