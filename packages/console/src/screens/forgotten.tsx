import { useApi } from '../lib/api.js';
import { ago, day, moment, plural, words } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useTexts } from '../lib/texts.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Goto, Panel, Stored } from '../ui/controls.js';
import { More, Table } from '../ui/data.js';
import { Content } from '../ui/record.js';
import { Empty, Failed } from '../ui/states.js';

export function Forgotten() {
  const { client, whose, scope, may, as, user } = useApi();
  const act = useAct();
  const list = usePages(['forgotten', scope], (cursor) =>
    client.call('forgetting.list', { query: { ...whose, limit: 100, cursor } }),
  );
  const all = list.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <Panel
      title="Forgotten, and still restorable"
      actions={
        may('records:write') &&
        user !== undefined &&
        all.length > 1 && (
          <Button
            busy={act.busy}
            onClick={() =>
              void act.run(
                () => client.call('forgetting.restore', { body: { ids: all.map(({ id }) => id) } }),
                `${plural(all.length, 'memory', 'memories')} asked back.`,
              )
            }
          >
            Restore all of these
          </Button>
        )
      }
    >
      {list.error && <Failed error={list.error} />}
      {list.data && all.length === 0 && <Empty title="Nothing is forgotten" />}
      {all.length > 0 && (
        <Table
          caption="Forgotten memories"
          rows={all}
          idOf={({ id }) => id}
          columns={[
            { name: 'Memory', cell: ({ content }) => <Stored className="line-clamp-2">{content}</Stored> },
            { name: 'Type', cell: ({ type }) => <Badge>{type}</Badge> },
            { name: 'Forgotten', cell: ({ forgotten_at }) => day(forgotten_at) },
            { name: 'Gone for good', cell: ({ purge_at }) => (purge_at ? ago(purge_at) : 'never') },
            {
              name: '',
              right: true,
              cell: ({ id, user_id }) =>
                may('records:write') && (
                  <Button
                    onClick={() =>
                      void act.run(
                        () => as(user_id).call('records.restore', { params: { id }, body: {} }),
                        'It is back, exactly as it was.',
                      )
                    }
                  >
                    Restore
                  </Button>
                ),
            },
          ]}
        />
      )}
      <More of={list} />
    </Panel>
  );
}

export function Events() {
  const { client, whose, scope } = useApi();
  const events = usePages(['forgetting events', scope], (cursor) =>
    client.call('forgetting.events', { query: { ...whose, limit: 50, cursor } }),
  );
  const all = events.data?.pages.flatMap((page) => page.events);
  const texts = useTexts(all?.map(({ record_id }) => record_id) ?? []);
  return (
    <Panel title="What happened">
      {events.error && <Failed error={events.error} />}
      {all?.length === 0 && <p className="text-soft">Nothing yet.</p>}
      {all && all.length > 0 && (
        <Table
          caption="What was forgotten, restored and deleted for good"
          rows={all}
          idOf={({ record_id, at, action }) => `${record_id} ${action} ${at}`}
          columns={[
            { name: 'When', cell: ({ at }) => moment(at) },
            { name: 'What', cell: ({ action }) => action },
            { name: 'Why', cell: ({ reason }) => words(reason) },
            { name: 'Memory', cell: ({ record_id: id }) => <Happened id={id} text={texts.get(id)} /> },
            { name: 'By', cell: ({ actor }) => actor },
          ]}
        />
      )}
      <More of={events} />
    </Panel>
  );
}

/** A memory that is gone has no text and cannot be opened. */
function Happened({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  if (text === undefined) return <span className="text-soft">{id}</span>;
  return (
    <Goto to="/memories" search={{ id }} className="inline-block min-h-[24px]">
      <Content text={text} className="line-clamp-2" />
    </Goto>
  );
}
