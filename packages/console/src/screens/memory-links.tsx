import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { percent, words } from '../lib/format.js';
import { Goto } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Marks, RecordLink } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import type { Whole } from './whole.js';

/** Its links in both directions. */
export function MemoryLinks({ record }: { readonly record: Whole }) {
  const { client, whose, scope } = useApi();
  const links = useQuery({
    queryKey: ['related', scope, record.id, 1],
    queryFn: () =>
      client.call('graph.related', { params: { id: record.id }, query: { ...whose, depth: 1, limit: 50 } }),
  });
  if (links.error) return <Failed error={links.error} />;
  if (!links.data) return <Busy what="links" />;
  if (links.data.related.length === 0) return <Empty title="No links yet" />;
  return (
    <div className="grid gap-2">
      <Goto to="/links" search={{ id: record.id }}>
        Show the neighbourhood
      </Goto>
      <Table
        caption="Linked memories"
        rows={links.data.related}
        idOf={({ id, relation }) => `${relation} ${id}`}
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
          { name: 'Strength', right: true, cell: ({ strength }) => percent(strength) },
        ]}
      />
    </div>
  );
}
