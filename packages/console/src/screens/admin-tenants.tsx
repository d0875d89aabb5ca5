import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { day, number } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useAct } from '../ui/act.js';
import { Button, Code, Copy, Input, Panel } from '../ui/controls.js';
import { More, Table } from '../ui/data.js';
import { Dialog } from '../ui/dialog.js';
import { Busy, Failed } from '../ui/states.js';

export function Tenants() {
  const { client } = useApi();
  const act = useAct();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  const tenants = usePages(['tenants'], (cursor) => client.call('tenants.list', { query: { limit: 50, cursor } }));
  const make = async () => {
    const made = await act.run(
      () => client.call('tenants.create', { body: { name, admin_key: true } }),
      'The tenant is made.',
    );
    if (!made) return;
    setName('');
    setSecret(made.admin_key?.key);
  };
  return (
    <Panel title="Tenants">
      <div className="grid gap-3">
        {tenants.error && <Failed error={tenants.error} />}
        {tenants.isPending && <Busy what="tenants" />}
        {tenants.data && (
          <Table
            caption="Tenants"
            rows={tenants.data.pages.flatMap((page) => page.tenants)}
            idOf={({ tenant_id }) => tenant_id}
            columns={[
              { name: 'Name', cell: ({ name: one }) => <bdi>{one}</bdi> },
              { name: 'Id', cell: ({ tenant_id }) => <code className="font-mono">{tenant_id}</code> },
              { name: 'Time zone', cell: ({ time_zone }) => time_zone },
              {
                name: 'Quota',
                right: true,
                cell: ({ quota_records }) => (quota_records === undefined ? 'none' : number(quota_records)),
              },
              { name: 'Since', cell: ({ created_at }) => day(created_at) },
            ]}
          />
        )}
        <More of={tenants} />
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <Input label="New tenant" required value={name} onChange={(event) => setName(event.target.value)} />
          <Button type="submit" busy={act.busy}>
            Make, with an admin key
          </Button>
        </form>
        {secret !== undefined && (
          <Dialog title="The tenant’s admin key, shown this once" open onClose={() => setSecret(undefined)}>
            <Code label="The new key">{secret}</Code>
            <Copy text={secret} />
          </Dialog>
        )}
      </div>
    </Panel>
  );
}
