import { type InputOf, type OutputOf } from '@recollect/client';
import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { ago, moment, number, plural } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useUrl } from '../lib/url.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Panel, Select } from '../ui/controls.js';
import { More, Table } from '../ui/data.js';
import { Confirm } from '../ui/dialog.js';
import { Busy, Failed } from '../ui/states.js';

const STATES = ['queued', 'running', 'retrying', 'done', 'dropped', 'failed'] as const;
type State = OutputOf<'jobs.list'>['jobs'][number]['state'];
type Kind = NonNullable<NonNullable<InputOf<'jobs.list'>['query']>['kind']>;
/** Every kind, or this does not compile. */
const KINDS: Readonly<Record<Kind, true>> = {
  'embed-records': true,
  'index-vectors': true,
  'sweep-records': true,
  'compact-scope': true,
  'consolidate-episodes': true,
  'refold-records': true,
  'climb-ladder': true,
  'erase-subject': true,
  'extract-facts': true,
  'read-names': true,
  'link-facts': true,
  'deliver-webhook': true,
};

export function Jobs() {
  const { client, whose, scope } = useApi();
  const [url, set] = useUrl();
  const jobs = usePages(
    ['jobs', scope, url['state'], url['kind']],
    (cursor) =>
      client.call('jobs.list', {
        query: {
          ...whose,
          state: url['state'] as State | undefined,
          kind: url['kind'] as Kind | undefined,
          limit: 100,
          cursor,
        },
      }),
    3_000,
  );
  const all = jobs.data?.pages.flatMap((page) => page.jobs);
  return (
    <>
      <DeadLetters />
      <Panel title="Jobs">
        <div className="mb-3 grid max-w-md grid-cols-2 gap-3">
          <Select label="State" value={url['state'] ?? ''} onChange={(event) => set({ state: event.target.value })}>
            <option value="">all</option>
            {STATES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <Select label="Kind" value={url['kind'] ?? ''} onChange={(event) => set({ kind: event.target.value })}>
            <option value="">all</option>
            {Object.keys(KINDS).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </div>
        {jobs.error && <Failed error={jobs.error} retry={() => void jobs.refetch()} />}
        {jobs.isPending && <Busy what="jobs" />}
        {all?.length === 0 && <p className="text-soft">No jobs.</p>}
        {all && all.length > 0 && (
          <Table
            caption="Jobs"
            rows={all}
            idOf={({ id }) => id}
            columns={[
              { name: 'Kind', cell: ({ kind }) => kind },
              {
                name: 'State',
                cell: ({ state }) => (
                  <Badge tone={state === 'done' ? 'good' : state === 'failed' ? 'bad' : 'plain'}>{state}</Badge>
                ),
              },
              { name: 'Of', cell: ({ user_id }) => <bdi>{user_id ?? 'everybody'}</bdi> },
              { name: 'Failures', right: true, cell: ({ attempts }) => number(attempts) },
              { name: 'Begun', cell: ({ created_at }) => moment(created_at) },
              { name: 'Next try', cell: ({ next_try_at }) => ago(next_try_at) },
              { name: 'Error', cell: ({ error }) => error },
            ]}
          />
        )}
        <More of={jobs} />
      </Panel>
    </>
  );
}

function DeadLetters() {
  const { client } = useApi();
  const act = useAct();
  const [discarding, setDiscarding] = useState<string>();
  const letters = usePages(['dead letters'], (cursor) =>
    client.call('dead_letters.list', { query: { limit: 50, cursor } }),
  );
  const all = letters.data?.pages.flatMap((page) => page.dead_letters);
  return (
    <Panel
      title="Given up"
      actions={
        all &&
        all.length > 0 && (
          <Button
            busy={act.busy}
            onClick={() =>
              void act.run(
                () => client.call('dead_letters.replay_matching', { body: {} }),
                ({ replayed, has_more }) =>
                  `${plural(replayed, 'job is', 'jobs are')} tried again${has_more ? ', and there are more' : ''}.`,
              )
            }
          >
            Try all again
          </Button>
        )
      }
    >
      {letters.error && <Failed error={letters.error} />}
      {all?.length === 0 && <p className="text-soft">No job was given up.</p>}
      {all && all.length > 0 && (
        <Table
          caption="Jobs that were given up"
          rows={all}
          idOf={({ id }) => id}
          columns={[
            { name: 'Kind', cell: ({ kind }) => kind },
            { name: 'Of', cell: ({ user_id }) => <bdi>{user_id ?? 'everybody'}</bdi> },
            { name: 'Error', cell: ({ error }) => error },
            { name: 'Failures', right: true, cell: ({ attempts }) => number(attempts) },
            { name: 'Given up', cell: ({ failed_at }) => moment(failed_at) },
            {
              name: '',
              right: true,
              cell: ({ id }) => (
                <span className="inline-flex gap-1.5">
                  <Button
                    disabled={act.busy}
                    onClick={() =>
                      void act.run(() => client.call('dead_letters.replay', { params: { id } }), 'It is tried again.')
                    }
                  >
                    Try again
                  </Button>
                  <Button kind="danger" onClick={() => setDiscarding(id)}>
                    Discard
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      <More of={letters} />
      {discarding && (
        <Confirm
          title="Discard this job?"
          act="Discard"
          name="discard"
          onClose={() => setDiscarding(undefined)}
          run={() =>
            client.call('dead_letters.discard', { params: { id: discarding } }).then(() => act.done('Discarded.'))
          }
        >
          <p>1 job will never be done. What it was to make stays unmade.</p>
        </Confirm>
      )}
    </Panel>
  );
}
