import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { value as shown } from '../lib/format.js';
import { Panel } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Busy, Failed } from '../ui/states.js';

interface Row {
  readonly name: string;
  readonly value: string;
  readonly by: string;
}

type Document = Readonly<Record<string, unknown>> | null | undefined;

/** Every setting in effect for the selected user, with who set it. */
export function Settings() {
  const { client, scope, user } = useApi();
  const all = useQuery({
    queryKey: ['settings', scope],
    queryFn: async () => {
      const parts: [string, () => Promise<unknown>][] = [
        ['context', () => client.call('context.settings', { query: {} })],
        ['compaction', () => client.call('compaction.settings', { query: {} })],
        ['extraction', () => client.call('extraction.settings', { query: {} })],
        ['revision', () => client.call('revision.settings', { query: {} })],
        ['safety', () => client.call('safety.settings', { query: {} })],
        ['models', () => client.call('models.settings')],
        ['graph', () => client.call('graph.settings')],
        ['audit', () => client.call('audit.settings')],
        [
          'forgetting',
          () =>
            user === undefined
              ? client.call('forgetting.tenant_settings')
              : client.call('forgetting.settings', { query: {} }),
        ],
      ];
      const answers = await Promise.all(parts.map(([, ask]) => ask() as Promise<Document>));
      return parts.flatMap(([name], index) => rowsOf(name, answers[index]));
    },
  });
  return (
    <Panel title={user === undefined ? 'Settings of the tenant' : `Settings for ${user}`}>
      {all.error && <Failed error={all.error} retry={() => void all.refetch()} />}
      {all.isPending && <Busy what="settings" />}
      {all.data && (
        <Table
          caption="Settings"
          rows={all.data}
          idOf={({ name }) => name}
          columns={[
            { name: 'Setting', cell: ({ name }) => <code className="font-mono max-md:wrap-anywhere">{name}</code> },
            { name: 'Value', cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
            { name: 'Set by', cell: ({ by }) => by },
          ]}
        />
      )}
    </Panel>
  );
}

/** A response names the effective values and who set them, or is the settings themselves. */
function rowsOf(subject: string, answer: Document): Row[] {
  if (!answer) return [];
  const effective = (answer['effective'] ?? answer['settings'] ?? answer) as Record<string, unknown>;
  const [user, tenant] = [answer['user'], answer['tenant'] ?? answer['set']] as Document[];
  return Object.entries(effective)
    .filter(([name]) => name !== 'models')
    .map(([name, value]) => ({
      name: `${subject}.${name}`,
      value: shown(value),
      by: user && name in user ? 'this user' : tenant && name in tenant ? 'the tenant' : 'default',
    }));
}
