import { type OutputOf } from '@recollect/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { ago, moment, plural } from '../lib/format.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Check, Code, Copy, Input, Panel } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Confirm, Dialog, DialogButtons } from '../ui/dialog.js';
import { Busy, Empty, Failed } from '../ui/states.js';
import { Deliveries } from './webhook-deliveries.js';

type Webhook = OutputOf<'webhooks.list'>['webhooks'][number];
const WHY = { asked: 'switched off', gone: 'it answered that it is gone', failing: 'it failed for five days' } as const;

/** The tenant's webhooks, and whether their deliveries succeed. */
export function Webhooks() {
  const { client } = useApi();
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const found = useQuery({ queryKey: ['webhooks'], queryFn: () => client.call('webhooks.list') });
  const webhooks = found.data?.webhooks;
  return (
    <Panel
      title="Webhooks"
      actions={
        <Button kind="main" onClick={() => setMaking(true)}>
          New webhook
        </Button>
      }
    >
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="webhooks" />}
      {webhooks?.length === 0 && (
        <Empty title="Nobody is told yet">
          A webhook is an address of yours that is sent a signed message when memories are stored, changed or deleted.
        </Empty>
      )}
      {webhooks && webhooks.length > 0 && (
        <Table
          caption="Webhooks"
          rows={webhooks}
          idOf={({ id }) => id}
          columns={[
            {
              name: 'Name and address',
              cell: ({ name, url }) => (
                <>
                  <bdi className="font-medium">{name}</bdi>
                  <bdi className="block break-all text-soft">{url}</bdi>
                </>
              ),
            },
            {
              name: 'Told of',
              cell: ({ events, content }) => `${events.join(', ')}${content ? '; with content' : ''}`,
            },
            { name: 'State', cell: (webhook) => <State webhook={webhook} /> },
            { name: '', right: true, cell: (webhook) => <Actions webhook={webhook} told={setSecret} /> },
          ]}
        />
      )}
      {making && <NewWebhook onClose={() => setMaking(false)} made={setSecret} />}
      {secret !== undefined && (
        <Dialog title="The webhook’s secret, shown this once" open onClose={() => setSecret(undefined)}>
          <p>It signs whatever is sent, as Standard Webhooks describes. Keep it where the receiver can read it.</p>
          <Code label="The secret">{secret}</Code>
          <Copy text={secret} />
        </Dialog>
      )}
    </Panel>
  );
}

function State({ webhook }: { readonly webhook: Webhook }) {
  const { enabled, disabled_for: why, failing_since: failing, last_delivered_at: delivered, last_error } = webhook;
  return (
    <div className="grid gap-0.5">
      <span>
        {!enabled && <Badge tone="warn">{why ? WHY[why] : 'switched off'}</Badge>}
        {enabled && failing && <Badge tone="bad">fails since {moment(failing)}</Badge>}
        {enabled && !failing && <Badge tone="good">on</Badge>}
      </span>
      <span className="text-soft">{delivered ? `last delivered ${ago(delivered)}` : 'nothing delivered yet'}</span>
      {last_error && <bdi className="stored text-bad">{last_error}</bdi>}
    </div>
  );
}

function Actions({ webhook, told }: { readonly webhook: Webhook; readonly told: (secret: string) => void }) {
  const { client } = useApi();
  const act = useAct();
  const [deleting, setDeleting] = useState(false);
  const [looking, setLooking] = useState(false);
  const params = { id: webhook.id };
  const test = () =>
    act.run(
      () => client.call('webhooks.test', { params }),
      ({ delivered, status, error, reason, duration_ms }) =>
        delivered
          ? `Delivered: ${status ?? ''} in ${duration_ms} ms.`
          : `Not delivered: ${reason ?? error ?? `it answered ${status ?? 'nothing'}`}`,
    );
  const replay = () =>
    act.run(
      () => client.call('webhooks.replay', { params, body: {} }),
      ({ replayed, has_more }) =>
        `${plural(replayed, 'message is', 'messages are')} on the way again${has_more ? ', and there are more' : ''}.`,
    );
  const rotate = async () => {
    const rotated = await act.run(
      () => client.call('webhooks.rotate_secret', { params, body: {} }),
      'The old secret signs too for another day.',
    );
    if (rotated) told(rotated.secret);
  };
  return (
    <div className="flex flex-wrap gap-1.5 md:justify-end">
      <Button busy={act.busy} onClick={() => void test()}>
        Send a test
      </Button>
      <Button onClick={() => setLooking(true)}>What was sent</Button>
      <Button disabled={act.busy} onClick={() => void replay()}>
        Send again what failed
      </Button>
      <Button disabled={act.busy} onClick={() => void rotate()}>
        New secret
      </Button>
      <Button
        disabled={act.busy}
        onClick={() =>
          void act.run(
            () => client.call('webhooks.update', { params, body: { enabled: !webhook.enabled } }),
            webhook.enabled ? 'It is told nothing more.' : 'It is told again.',
          )
        }
      >
        {webhook.enabled ? 'Switch off' : 'Switch on'}
      </Button>
      <Button kind="danger" onClick={() => setDeleting(true)}>
        Delete…
      </Button>
      {looking && <Deliveries webhook={webhook} onClose={() => setLooking(false)} />}
      {deleting && (
        <Confirm
          title="Delete this webhook?"
          act="Delete"
          name={webhook.name}
          onClose={() => setDeleting(false)}
          run={() => client.call('webhooks.delete', { params }).then(() => act.done('The webhook is deleted.'))}
        >
          <p>1 webhook goes, and whatever still waits for it is never sent. Its secret cannot be read again.</p>
        </Confirm>
      )}
    </div>
  );
}

function NewWebhook({ onClose, made }: { readonly onClose: () => void; readonly made: (secret: string) => void }) {
  const { client } = useApi();
  const act = useAct();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState('record.*');
  const [content, setContent] = useState(false);
  const make = async () => {
    const list = events.split(/[\s,]+/).filter(Boolean);
    const body = { url, events: list, content, ...(name && { name }) };
    const webhook = await act.run(() => client.call('webhooks.create', { body }), 'The webhook is made.');
    if (!webhook) return;
    onClose();
    made(webhook.secret);
  };
  return (
    <Dialog title="New webhook" open onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Input label="Name" value={name} placeholder="webhook" onChange={(event) => setName(event.target.value)} />
        <Input
          label="Address"
          type="url"
          required
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Input
          label="Events"
          required
          value={events}
          hint="record.created, a family such as record.*, or * for all; a comma between."
          onChange={(event) => setEvents(event.target.value)}
        />
        <Check
          label="Send content along, and not ids alone"
          checked={content}
          onChange={(event) => setContent(event.target.checked)}
        />
        <DialogButtons act="Make" busy={act.busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
