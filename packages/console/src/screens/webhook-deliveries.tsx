import { type OutputOf } from '@recollect/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { ago, moment, plural } from '../lib/format.js';
import { Badge, Button } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Dialog } from '../ui/dialog.js';
import { Busy, Empty, Failed } from '../ui/states.js';

type Webhook = OutputOf<'webhooks.list'>['webhooks'][number];
type Delivery = OutputOf<'webhooks.list_deliveries'>['deliveries'][number];

const STATES = {
  waiting: ['plain', 'waits'],
  retrying: ['warn', 'is tried again'],
  delivered: ['good', 'delivered'],
  dropped: ['plain', 'nothing left to tell'],
  given_up: ['bad', 'given up'],
} as const;

/** The deliveries of a webhook, and why failed ones failed. */
export function Deliveries({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const { client } = useApi();
  const found = useInfiniteQuery({
    queryKey: ['webhooks', webhook.id, 'deliveries'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      client.call('webhooks.list_deliveries', {
        params: { id: webhook.id },
        query: { limit: 50, ...(cursor && { cursor }) },
      }),
    getNextPageParam: ({ next_cursor: next }) => next,
  });
  const deliveries = found.data?.pages.flatMap((page) => page.deliveries);
  return (
    <Dialog title={`What was sent to ${webhook.name}`} wide open onClose={onClose}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="deliveries" />}
      {deliveries?.length === 0 && (
        <Empty title="Nothing was sent yet">
          What was delivered is listed here for a day, what was given up until it is sent again.
        </Empty>
      )}
      {deliveries && deliveries.length > 0 && (
        <Table
          caption="Deliveries"
          rows={deliveries}
          idOf={({ event_id }) => event_id}
          columns={[
            { name: 'Event', cell: (one) => <What delivery={one} /> },
            { name: 'State', cell: (one) => <State delivery={one} /> },
            { name: 'Attempts', cell: (one) => <Attempts delivery={one} /> },
          ]}
        />
      )}
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

function What({ delivery: { type, user_id: user, ids, happened_at: at } }: { readonly delivery: Delivery }) {
  return (
    <div className="grid gap-0.5">
      <span className="font-medium">{type}</span>
      <span className="text-soft">{moment(at)}</span>
      {user !== undefined && <bdi className="stored">{user}</bdi>}
      {ids.length > 0 && (
        <bdi className="stored break-all text-soft">{ids.length === 1 ? ids[0] : plural(ids.length, 'id')}</bdi>
      )}
    </div>
  );
}

function State({ delivery: { state, reason, next_try_at: next } }: { readonly delivery: Delivery }) {
  const [tone, word] = STATES[state];
  return (
    <div className="grid gap-0.5">
      <span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      {reason && <span className="text-bad">{reason}</span>}
      {next && <span className="text-soft">next try {moment(next)}</span>}
    </div>
  );
}

function Attempts({ delivery: { attempts } }: { readonly delivery: Delivery }) {
  if (attempts.length === 0) return <span className="text-soft">none yet</span>;
  return (
    <ol className="grid gap-1">
      {attempts.map(({ at, url, status, reason, duration_ms: took }, n) => (
        <li key={n}>
          {ago(at)}: {reason ?? `answered ${status ?? ''} in ${took} ms`}
          {url !== undefined && <bdi className="block break-all text-soft">{url}</bdi>}
        </li>
      ))}
    </ol>
  );
}
