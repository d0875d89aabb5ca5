import * as Tabs from '@radix-ui/react-tabs';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../lib/api.js';
import { ago, duration, number, percent, plural, words } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { useTexts } from '../lib/texts.js';
import { tabOf, useUrl } from '../lib/url.js';
import { useAct } from '../ui/act.js';
import { Button, Goto, Input, Panel, Screen, Select } from '../ui/controls.js';
import { Facts, More, Table } from '../ui/data.js';
import { Curve } from '../ui/curve.js';
import { Content } from '../ui/record.js';
import { Busy, Failed } from '../ui/states.js';
import { Folding } from './folding.js';
import { Events, Forgotten } from './forgotten.js';
import { Summaries } from './summaries.js';

export function Page() {
  const { may, scope } = useApi();
  const [url, set] = useUrl();
  const tabs = [
    // Only administrators may read policies.
    ...(may('admin') ? ([['policy', 'What fades']] as const) : []),
    ['gone', 'What went'],
    ['folds', 'Folds'],
    ['summaries', 'Summaries'],
  ] as const;
  const first = tabs[0]?.[0] ?? 'gone';
  return (
    <Screen title="Forgetting and folding">
      <Tabs.Root value={tabOf(url, tabs)} onValueChange={(tab) => set({ tab: tab === first ? undefined : tab })}>
        <Tabs.List aria-label="Forgetting and folding" className="mb-3 flex flex-wrap gap-1 border-b border-line">
          {tabs.map(([value, name]) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="border-b-2 border-transparent px-3 py-1.5 data-[state=active]:border-accent data-[state=active]:font-semibold"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {may('admin') && (
          <Tabs.Content value="policy" className="grid items-start gap-3 lg:grid-cols-2">
            {/* What is typed for one person is not for the next. */}
            <Policy key={scope} />
            <Preview />
          </Tabs.Content>
        )}
        <Tabs.Content value="gone" className="grid gap-3">
          <Forgotten />
          <Events />
        </Tabs.Content>
        <Tabs.Content value="folds">
          <Folding />
        </Tabs.Content>
        <Tabs.Content value="summaries">
          <Summaries />
        </Tabs.Content>
      </Tabs.Root>
    </Screen>
  );
}

const DAY_SECONDS = 86_400;
const share = (value: number) => percent(value);

/** The effective policy, with its curve for a memory that nobody recalls and for one recalled four times. */
function Policy() {
  const { client, scope, user, me } = useApi();
  // The policy belongs to a user, so an agent or project cannot set it.
  const sets = me.bindings.agent === undefined && me.bindings.project === undefined;
  const act = useAct();
  const found = useQuery({
    queryKey: ['forgetting settings', scope],
    queryFn: async () =>
      user === undefined
        ? client.call('forgetting.tenant_settings')
        : client.call('forgetting.settings', { query: {} }),
  });
  const policy = found.data?.effective;
  const [threshold, setThreshold] = useState<string>();
  const [model, setModel] = useState<string>();
  const curve = useMemo(() => {
    if (!policy?.forgotten_after_seconds) return undefined;
    const life = policy.forgotten_after_seconds;
    const times = Array.from({ length: 60 }, (_, index) => (life * 3 * index) / 59);
    const at = (strength: number) =>
      times.map((time) => Math.exp((Math.log(policy.threshold) * time) / (life * strength)));
    const now = Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
    return {
      times: times.map((time) => now + time),
      lines: [
        { label: 'never recalled', values: at(1) },
        { label: 'recalled four times', values: at(1 + 4 * policy.growth), dashed: true },
      ],
    };
  }, [policy]);
  const save = async () => {
    const saved = await act.run(() => {
      const body = {
        ...(threshold !== undefined && { threshold: Number(threshold) }),
        ...(model !== undefined && { model: model as 'none' }),
      };
      return user === undefined
        ? client.call('forgetting.put_tenant_settings', { body: { ...(found.data?.set as object | null), ...body } })
        : client.call('forgetting.put_user_settings', {
            query: {},
            body: { ...(found.data?.set as object | null), ...body },
          });
    }, 'The policy is changed.');
    if (!saved) return;
    setThreshold(undefined);
    setModel(undefined);
  };
  return (
    <Panel title={user === undefined ? 'Policy of the tenant' : 'Policy of this user'}>
      {found.error && <Failed error={found.error} />}
      {!policy && !found.error && <Busy what="the policy" />}
      {policy && (
        <div className="grid gap-3">
          <Facts
            rows={[
              ['Model', policy.model === 'none' ? 'none: nothing fades by itself' : policy.model],
              [
                'Set by',
                found.data?.set
                  ? user === undefined
                    ? 'the tenant'
                    : 'this user’s own settings'
                  : 'the default, or the tenant',
              ],
              ['Forgotten under', percent(policy.threshold)],
              [
                'First forgotten after',
                policy.forgotten_after_seconds === null
                  ? 'never'
                  : `${plural(Math.round((policy.forgotten_after_seconds / DAY_SECONDS) * 10) / 10, 'day')} without a recall`,
              ],
              [
                'Kept whole from importance',
                policy.importance_floor === null ? 'none' : number(policy.importance_floor),
              ],
              ['Longest age', policy.max_age ? duration(policy.max_age) : 'none'],
              ['Restorable for', policy.grace ? duration(policy.grace) : 'ever'],
              ['Types with rules of their own', Object.keys(policy.types).join(', ') || 'none'],
            ]}
          />
          {curve && (
            <Curve
              {...curve}
              max={1.05}
              format={share}
              label="How much is left of a memory that is never recalled, and of one that was recalled four times"
            />
          )}
          {sets && (
            <form
              className="flex flex-wrap items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Select
                label="Model"
                className="w-40"
                value={model ?? policy.model}
                onChange={(event) => setModel(event.target.value)}
              >
                {['none', 'ebbinghaus', 'exponential'].map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
              <Input
                label="Threshold, 0 to 1"
                className="w-36"
                type="number"
                required
                min={0}
                max={1}
                step="any"
                value={threshold ?? policy.threshold}
                onChange={(event) => setThreshold(event.target.value)}
              />
              <Button type="submit" busy={act.busy}>
                Set
              </Button>
            </form>
          )}
        </div>
      )}
    </Panel>
  );
}

const DUE: Readonly<Record<string, string>> = {
  forget: 'Forgotten, and restorable',
  purge_expired: 'Gone for good: expired',
  purge_forgotten: 'Gone for good: forgotten long ago',
  purge_aged: 'Gone for good: too old',
};

/** What would be forgotten now, or on a future day. Changes nothing. */
function Preview() {
  const { client, whose, scope } = useApi();
  const act = useAct();
  const [days, setDays] = useState('0');
  const preview = usePages(['forgetting preview', scope, days], (cursor) =>
    client.call('forgetting.preview', {
      body: {
        ...whose,
        limit: 50,
        cursor,
        ...(Number(days) > 0 && { at: new Date(Date.now() + Number(days) * DAY_SECONDS * 1000).toISOString() }),
      },
    }),
  );
  const items = preview.data?.pages.flatMap((page) => page.items) ?? [];
  const texts = useTexts(items.map(({ id }) => id));
  return (
    <Panel
      title="What would go"
      actions={
        <Button
          busy={act.busy}
          onClick={() =>
            void act.run(
              () => client.call('forgetting.sweep'),
              ({ due }) => `${plural(due, 'memory is', 'memories are')} due, and ${due === 1 ? 'goes' : 'go'} now.`,
            )
          }
        >
          Forget now what is due
        </Button>
      }
    >
      <div className="grid gap-3">
        <Select label="Looked at" className="w-56" value={days} onChange={(event) => setDays(event.target.value)}>
          {[
            ['0', 'now'],
            ['7', 'in a week'],
            ['30', 'in a month'],
            ['365', 'in a year'],
          ].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        {preview.error && <Failed error={preview.error} />}
        {preview.data && (
          <>
            <Facts
              rows={Object.entries(preview.data.pages[0]?.counts ?? {}).map(
                ([name, count]) => [DUE[name] ?? words(name), number(count)] as const,
              )}
            />
            {items.length === 0 && <p className="text-soft">Nothing is due.</p>}
            {items.length > 0 && (
              <Table
                caption="Memories that are due"
                rows={items}
                idOf={({ id }) => id}
                columns={[
                  {
                    name: 'Memory',
                    cell: ({ id }) => (
                      <Goto to="/memories" search={{ id }}>
                        <Content text={texts.get(id) ?? id} className="line-clamp-2" />
                      </Goto>
                    ),
                  },
                  { name: 'What', cell: ({ action, reason }) => `${action}: ${words(reason)}` },
                  {
                    name: 'Left',
                    right: true,
                    cell: ({ retention }) => (retention === undefined ? '–' : percent(retention)),
                  },
                  { name: 'Due', cell: ({ due_since }) => ago(due_since) },
                ]}
              />
            )}
            <More of={preview} />
          </>
        )}
      </div>
    </Panel>
  );
}
