import { useQuery } from '@tanstack/react-query';
import { type InputOf, type OutputOf } from '@recollect/client';
import { useRef } from 'react';
import { useApi } from '../lib/api.js';
import { number, percent, width, words } from '../lib/format.js';
import { useTexts } from '../lib/texts.js';
import { useDraft, useUrl } from '../lib/url.js';
import { Badge, Button, Code, Copy, Goto, LazyInput, Panel, Screen, Select, TextArea } from '../ui/controls.js';
import { Table } from '../ui/data.js';
import { Content } from '../ui/record.js';
import { Busy, Empty, Failed } from '../ui/states.js';

type Built = OutputOf<'context.build'>;
type Tier = Built['included'][number]['tier'];

const TIERS: Readonly<Record<Tier, string>> = {
  blocks: 'border-l-teal-600 dark:border-l-teal-400',
  recent: 'border-l-sky-600 dark:border-l-sky-400',
  episodic: 'border-l-violet-600 dark:border-l-violet-400',
  semantic: 'border-l-amber-600 dark:border-l-amber-400',
  procedural: 'border-l-rose-600 dark:border-l-rose-400',
  archival: 'border-l-stone-500 dark:border-l-stone-400',
};
const BARS: Readonly<Record<Tier, string>> = {
  blocks: 'bg-teal-600 dark:bg-teal-400',
  recent: 'bg-sky-600 dark:bg-sky-400',
  episodic: 'bg-violet-600 dark:bg-violet-400',
  semantic: 'bg-amber-600 dark:bg-amber-400',
  procedural: 'bg-rose-600 dark:bg-rose-400',
  archival: 'bg-stone-500 dark:bg-stone-400',
};

/** The context that a model would get for a message and a budget. */
export function Page() {
  const { client, scope, everybody } = useApi();
  const [url, set] = useUrl();
  const [draft, setDraft] = useDraft(url['q'] ?? '');
  const body = {
    query: url['q'] || undefined,
    token_budget: Number(url['budget'] ?? 1000) || 1000,
    agent: url['agent'],
    session_id: url['session'],
    model: url['model'],
  };
  const built = useQuery({
    queryKey: ['context', scope, body],
    enabled: url['q'] !== undefined && !everybody,
    queryFn: async () => {
      const [parts, text] = await Promise.all([
        client.call('context.build', { body: { ...body, format: 'json' } }),
        client.call('context.build', {
          body: { ...body, format: (url['format'] ?? 'xml') as InputOf<'context.build'>['body']['format'] },
        }),
      ]);
      return { parts, text };
    },
  });
  const before = useRef<string | undefined>(undefined);
  const text = built.data && shownText(built.data.text);
  const same = text !== undefined && before.current !== undefined ? samePrefix(before.current, text) : undefined;
  return (
    <Screen title="Context" lead="What a model would be told">
      <form
        className="grid gap-3 rounded-lg border border-line bg-panel p-3"
        onSubmit={(event) => {
          event.preventDefault();
          before.current = text;
          set({ q: draft.trim() }, { push: true });
          // A different message is a different query, which starts by itself.
          if (draft.trim() === (url['q'] ?? '')) void built.refetch();
        }}
      >
        <TextArea
          label="The message that is about to be answered"
          rows={2}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-6">
          <LazyInput
            label="Token budget"
            inputMode="numeric"
            value={url['budget'] ?? '1000'}
            onSet={(value) => set({ budget: value })}
          />
          <LazyInput label="Agent" value={url['agent'] ?? ''} onSet={(value) => set({ agent: value })} />
          <LazyInput label="Session" value={url['session'] ?? ''} onSet={(value) => set({ session: value })} />
          <LazyInput
            label="Model, for its tokens"
            placeholder="gpt-4o"
            value={url['model'] ?? ''}
            onSet={(value) => set({ model: value })}
          />
          <Select label="Form" value={url['format'] ?? 'xml'} onChange={(event) => set({ format: event.target.value })}>
            {['xml', 'markdown', 'messages'].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <Button type="submit" kind="main">
            Build
          </Button>
        </div>
      </form>
      {everybody && <Empty title="A context is one user’s">Choose whose memory it is drawn from.</Empty>}
      {built.error && <Failed error={built.error} retry={() => void built.refetch()} />}
      {built.isFetching && !built.data && <Busy what="the context" />}
      {!everybody && url['q'] === undefined && !built.data && !built.isFetching && (
        <Empty title="Type a message">Or build without one, to see blocks and what was said last.</Empty>
      )}
      {built.data && (
        <>
          <Budget built={built.data.parts} />
          <div className="grid items-start gap-3 xl:grid-cols-2">
            <Parts built={built.data.parts} />
            <Panel title="As text" actions={text && <Copy text={text} />}>
              <p className="mb-2 text-soft">
                {same === undefined
                  ? 'Build again with another message to see what stays the same between turns, which a provider can cache.'
                  : `The first ${number(same)} characters (${percent(text ? same / Math.max(1, text.length) : 0)}) are as they were for the message before: a provider can cache them.`}
              </p>
              <Code label="The context as text">{text || 'Nothing would be told.'}</Code>
            </Panel>
          </div>
          <LeftOut built={built.data.parts} />
        </>
      )}
    </Screen>
  );
}

function shownText({ text, messages }: Built): string {
  return text ?? (messages ?? []).map(({ role, content }) => `${role}: ${content}`).join('\n\n');
}

function samePrefix(a: string, b: string): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return same;
}

function Budget({ built }: { readonly built: Built }) {
  const tiers = Object.entries(built.tiers) as [Tier, { tokens: number; items: number }][];
  const frame = built.tokens - tiers.reduce((sum, [, { tokens }]) => sum + tokens, 0);
  return (
    <Panel title={`${number(built.tokens)} of ${number(built.budget.tokens)} tokens`}>
      <div aria-hidden className="flex h-3 overflow-hidden rounded-full bg-raised">
        {tiers.map(([tier, { tokens }]) => (
          <span key={tier} className={BARS[tier]} style={{ width: width(tokens / Math.max(1, built.budget.tokens)) }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {tiers
          .filter(([, { items }]) => items > 0)
          .map(([tier, { tokens, items }]) => (
            <li key={tier} className={`border-l-4 pl-2 ${TIERS[tier]}`}>
              {tier}: {number(tokens)} tokens in {number(items)} {items === 1 ? 'part' : 'parts'}
            </li>
          ))}
        {frame > 0 && <li className="pl-2 text-soft">headings and dates around them: {number(frame)}</li>}
      </ul>
      {built.degraded.length > 0 && <p className="mt-2 text-warn">Did not answer: {built.degraded.join(', ')}</p>}
    </Panel>
  );
}

/** Blocks, which come first and rarely change, separate from what was recalled for this message. */
function Parts({ built }: { readonly built: Built }) {
  const sections = [
    ['Blocks', (tier: Tier) => tier === 'blocks'],
    ['Recalled', (tier: Tier) => tier !== 'blocks'],
  ] as const;
  const texts = new Map(
    Object.values(built.json?.tiers ?? {}).flatMap((items) => items.map((item) => [item.ref, item] as const)),
  );
  return (
    <Panel title="Part by part">
      {sections.map(([name, takes]) => {
        const items = built.included.filter(({ tier }) => takes(tier));
        return (
          <section key={name} className="mb-4 last:mb-0">
            <h3 className="mb-1 font-semibold">
              {name}{' '}
              <span className="font-normal text-soft">
                {number(items.reduce((sum, { tokens }) => sum + tokens, 0))} tokens
              </span>
            </h3>
            {items.length === 0 && <p className="text-soft">None.</p>}
            <ul className="grid gap-2">
              {items.map((item) => (
                <li key={item.ref} className={`border-l-4 pl-2 ${TIERS[item.tier]}`}>
                  <p className="flex flex-wrap gap-2 text-soft">
                    <Badge>{item.tier}</Badge> {number(item.tokens)} tokens
                    {item.tier !== 'blocks' && item.score > 0 && ` · score ${item.score.toFixed(2)}`}
                    {item.truncated && <Badge tone="warn">cut</Badge>}
                    {item.id && item.tier !== 'blocks' && (
                      <Goto to="/memories" search={{ id: item.id }}>
                        memory
                      </Goto>
                    )}
                  </p>
                  <bdi dir="auto" className="stored line-clamp-4">
                    {texts.get(item.ref)?.text ?? item.ref}
                  </bdi>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Panel>
  );
}

function LeftOut({ built }: { readonly built: Built }) {
  // A block is not a memory: it has no text to fetch and is not opened as one.
  const isMemory = ({ tier, id }: Built['left_out'][number]) => id !== undefined && tier !== 'blocks';
  const texts = useTexts(built.left_out.filter(isMemory).flatMap(({ id }) => id ?? []));
  return (
    <Panel title={`Left out: ${number(built.left_out.length)}`}>
      {built.left_out.length === 0 && <p className="text-soft">Nothing was left out.</p>}
      {built.left_out.length > 0 && (
        <Table
          caption="What was left out, and why"
          rows={built.left_out.map((row, index) => ({ ...row, key: `${index}` }))}
          idOf={({ key }) => key}
          columns={[
            { name: 'Why', cell: ({ reason }) => words(reason) },
            { name: 'Tier', cell: ({ tier }) => tier },
            {
              name: 'Memory',
              cell: (row) => {
                const id = row.id ?? '';
                if (!isMemory(row)) return id;
                return (
                  <Goto to="/memories" search={{ id }}>
                    <Content text={texts.get(id) ?? id} className="line-clamp-2" />
                  </Goto>
                );
              },
            },
            { name: 'Of', cell: ({ of }) => of },
            { name: 'Score', right: true, cell: ({ score }) => score?.toFixed(2) },
            { name: 'Tokens', right: true, cell: ({ tokens }) => number(tokens) },
          ]}
        />
      )}
    </Panel>
  );
}
