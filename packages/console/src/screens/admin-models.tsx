import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { number, plural } from '../lib/format.js';
import { useAct } from '../ui/act.js';
import { Badge, Button, Panel } from '../ui/controls.js';
import { Facts, Table } from '../ui/data.js';
import { Busy, Failed, Progress } from '../ui/states.js';

/** The embedding model, and the change to another without interrupting reads. */
export function Reembedding() {
  const { client, isBound } = useApi();
  const act = useAct();
  const state = useQuery({
    queryKey: ['reembed'],
    queryFn: () => client.call('embeddings.reembed_status'),
    refetchInterval: (query) => ((query.state.data?.missing ?? 0) > 0 ? 1_500 : false),
  });
  const data = state.data;
  const shown = ({ provider, model, dimensions }: { provider: string; model: string; dimensions: number }) =>
    `${model} (${provider}), ${number(dimensions)} dimensions`;
  return (
    <Panel
      title="Embedding"
      actions={
        data &&
        !isBound && (
          <Button
            busy={act.busy}
            onClick={() =>
              void act.run(
                () => client.call('embeddings.reembed'),
                ({ queued }) => `${plural(queued, 'passage is', 'passages are')} on the way.`,
              )
            }
          >
            Make what is missing
          </Button>
        )
      }
    >
      {state.error && <Failed error={state.error} />}
      {state.isPending && <Busy what="the embedding" />}
      {data && (
        <div className="grid gap-3">
          <Facts
            rows={[
              ['Reads use', shown(data.reading)],
              ['Vectors are made by', shown(data.target)],
              [
                'Switched',
                data.switched ? 'yes: both are the same' : 'not yet: reads switch when all passages have a new vector',
              ],
              [
                'Failed',
                data.failed > 0 && (
                  <Badge key="f" tone="bad">
                    {number(data.failed)}
                  </Badge>
                ),
              ],
            ]}
          />
          <Progress label="Passages" done={data.complete} total={data.passages} />
        </div>
      )}
    </Panel>
  );
}

export function Models() {
  const { client } = useApi();
  const usage = useQuery({
    queryKey: ['model usage'],
    queryFn: () => client.call('models.usage', { query: { days: 30 } }),
  });
  const settings = useQuery({ queryKey: ['model settings'], queryFn: () => client.call('models.settings') });
  const error = usage.error ?? settings.error;
  if (error) return <Failed error={error} />;
  if (!usage.data || !settings.data) return <Busy what="models" />;
  const budget = ({ tokens, tokens_limit, usd, usd_limit }: (typeof usage.data)['day']) =>
    `${number(tokens)} tokens${tokens_limit === null ? '' : ` of ${number(tokens_limit)}`}, ${usd.toFixed(2)} USD${usd_limit === null ? '' : ` of ${usd_limit.toFixed(2)}`}${tokens_limit === null && usd_limit === null ? ', without a limit' : ''}`;
  return (
    <>
      <Panel title="Models">
        <Facts
          rows={[
            ['Allowed', usage.data.allowed ? 'yes' : 'no'],
            ['Today', budget(usage.data.day)],
            ['This month', budget(usage.data.month)],
            ['Under way', plural(usage.data.open.calls, 'call')],
            ...settings.data.models.map(
              ({ purpose, provider, model }) => [`For ${purpose}`, `${model} (${provider})`] as const,
            ),
          ]}
        />
        {settings.data.models.length === 0 && (
          <p className="mt-2 text-soft">No language model is configured; everything works without one.</p>
        )}
      </Panel>
      <Panel title="Calls and cost, 30 days">
        {usage.data.days.length === 0 && <p className="text-soft">No model was called.</p>}
        {usage.data.days.length > 0 && (
          <Table
            caption="Model calls"
            rows={usage.data.days}
            idOf={({ day, purpose, model }) => `${day} ${purpose} ${model}`}
            columns={[
              { name: 'Day', cell: ({ day }) => day },
              { name: 'For', cell: ({ purpose }) => purpose },
              { name: 'Model', cell: ({ model }) => model },
              { name: 'Calls', right: true, cell: ({ calls }) => number(calls) },
              { name: 'Failed', right: true, cell: ({ failed }) => number(failed) },
              { name: 'Tokens in', right: true, cell: ({ tokens_in }) => number(tokens_in) },
              { name: 'Tokens out', right: true, cell: ({ tokens_out }) => number(tokens_out) },
              { name: 'USD', right: true, cell: ({ usd }) => usd.toFixed(4) },
            ]}
          />
        )}
      </Panel>
    </>
  );
}
