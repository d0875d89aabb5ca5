import { type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { type Permission, useApi } from '../lib/api.js';
import { ago, day } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Check, Code, Copy, Input, Panel } from '../ui/controls.js';
import { More, Table } from '../ui/data.js';
import { Confirm, Dialog, DialogButtons } from '../ui/dialog.js';
import { Busy, Failed } from '../ui/states.js';

type Key = OutputOf<'keys.list'>['keys'][number];

export function Keys() {
  const { client, me } = useApi();
  const act = useAct();
  const [revoked, setRevoked] = useState(false);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<{ readonly key: Key; readonly what: 'revoke' | 'rotate' }>();
  const keys = usePages(['keys', revoked], (cursor) =>
    client.call('keys.list', { query: { limit: 50, include_revoked: revoked, cursor } }),
  );
  return (
    <Panel
      title="Keys"
      actions={
        <Button kind="main" onClick={() => setMaking(true)}>
          New key
        </Button>
      }
    >
      <Check label="Also revoked ones" checked={revoked} onChange={(event) => setRevoked(event.target.checked)} />
      {keys.error && <Failed error={keys.error} retry={() => void keys.refetch()} />}
      {keys.isPending && <Busy what="keys" />}
      {keys.data && (
        <Table
          caption="Keys"
          rows={keys.data.pages.flatMap((page) => page.keys)}
          idOf={({ key_id }) => key_id}
          columns={[
            {
              name: 'Name',
              cell: ({ name, key_id }) => (
                <>
                  <bdi>{name}</bdi> {key_id === me.key.key_id && <Badge tone="accent">yours</Badge>}
                </>
              ),
            },
            { name: 'Id', cell: ({ key_id }) => <code className="font-mono">{key_id}</code> },
            { name: 'State', cell: ({ state }) => <Badge tone={state === 'live' ? 'good' : 'bad'}>{state}</Badge> },
            {
              name: 'Bound to',
              cell: ({ user_id, agent, project }) => [user_id, agent, project].filter(Boolean).join(', ') || 'nobody',
            },
            { name: 'May', cell: ({ permissions }) => permissions.join(', ') },
            { name: 'Last used', cell: ({ last_used_at }) => (last_used_at ? ago(last_used_at) : 'never') },
            { name: 'Ends', cell: ({ expires_at }) => (expires_at ? day(expires_at) : 'never') },
            {
              name: '',
              right: true,
              cell: (key) =>
                key.state === 'live' && (
                  <span className="inline-flex gap-1.5">
                    <Button onClick={() => setAsked({ key, what: 'rotate' })}>Rotate</Button>
                    <Button kind="danger" onClick={() => setAsked({ key, what: 'revoke' })}>
                      Revoke
                    </Button>
                  </span>
                ),
            },
          ]}
        />
      )}
      <More of={keys} />
      {making && <NewKey onClose={() => setMaking(false)} made={setSecret} />}
      {secret !== undefined && (
        <Dialog title="The new key, shown this once" open onClose={() => setSecret(undefined)}>
          <p>Keep it where your program finds it. Nobody can show it again.</p>
          <Code label="The new key">{secret}</Code>
          <div className="flex gap-2">
            <Copy text={secret} />
            <Button onClick={() => setSecret(undefined)}>I have it</Button>
          </div>
        </Dialog>
      )}
      {asked && (
        <Confirm
          title={asked.what === 'revoke' ? 'Revoke this key?' : 'Rotate this key?'}
          act={asked.what === 'revoke' ? 'Revoke' : 'Rotate'}
          name={asked.what === 'revoke' ? asked.key.name : undefined}
          onClose={() => setAsked(undefined)}
          run={async () => {
            const params = { key_id: asked.key.key_id };
            if (asked.what === 'rotate') {
              const rotated = await client.call('keys.rotate', { params, body: { grace_seconds: 3600 } });
              setSecret(rotated.key);
            } else await client.call('keys.revoke', { params });
            act.done(asked.what === 'revoke' ? 'The key is revoked.' : 'The key has a new secret.');
          }}
        >
          <p>
            {asked.what === 'revoke'
              ? '1 key stops working within a second, with its user tokens and sessions. This cannot be taken back.'
              : 'The key gets a new secret. The old one works for another hour.'}
            {asked.key.key_id === me.key.key_id && ' It is the key that you are signed in with.'}
          </p>
        </Confirm>
      )}
    </Panel>
  );
}

function NewKey({ onClose, made }: { readonly onClose: () => void; readonly made: (secret: string) => void }) {
  const { client, me } = useApi();
  const act = useAct();
  const [name, setName] = useState('');
  const [user, setUser] = useState('');
  const [agent, setAgent] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(
    new Set(me.permissions.filter((one) => !['admin', 'install', 'privacy'].includes(one))),
  );
  const toggle = (one: Permission) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    setChosen(next);
  };
  const make = async () => {
    const key = await act.run(
      () =>
        client.call('keys.create', {
          body: { name, permissions: [...chosen], ...(user && { user_id: user }), ...(agent && { agent }) },
        }),
      'The key is made.',
    );
    if (!key) return;
    onClose();
    made(key.key);
  };
  return (
    <Dialog title="New key" open onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Input label="Name" required value={name} onChange={(event) => setName(event.target.value)} />
        <div className="grid grid-cols-2 gap-3">
          <Input
            label="Bound to the user"
            value={user}
            placeholder="nobody"
            onChange={(event) => setUser(event.target.value)}
          />
          <Input
            label="Bound to the agent"
            value={agent}
            placeholder="none"
            onChange={(event) => setAgent(event.target.value)}
          />
        </div>
        <fieldset>
          <legend className="font-medium text-soft">It may</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {me.permissions.map((one) => (
              <Check key={one} label={one} checked={chosen.has(one)} onChange={() => toggle(one)} />
            ))}
          </div>
        </fieldset>
        <DialogButtons act="Make" busy={act.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
