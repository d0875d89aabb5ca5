import { DEMO_QUESTION } from '../lib/demo-question.js';
import { fromLocalInput, localInput, value as shown, words } from '../lib/format.js';
import { type UrlValues, useDraft, useUrl } from '../lib/url.js';
import { Button, Check, Input, LazyInput, Panel, Select } from '../ui/controls.js';

const ARMS = ['vector', 'keyword', 'time', 'names', 'recent'] as const;
const NUMBERS = ['limit', 'token_budget', 'session_cap', 'min_score', 'abstain_below', 'min_importance'] as const;
const TEXTS = [
  'type',
  'agent',
  'project',
  'session_id',
  'role',
  'as_of',
  'valid_at',
  'query_time',
  'text',
  'order',
  'duplicates',
] as const;
const YES = [
  'include_superseded',
  'include_compressed',
  'include_quarantined',
  'scope_expansion',
  'reinforce',
  'expand',
] as const;

/** The search parameters in the address. @param prefix of the names of the second setting */
export function bodyOf(url: UrlValues, prefix: string): Record<string, unknown> {
  const at = (name: string) => url[`${prefix}${name}`];
  const body: Record<string, unknown> = {};
  for (const name of NUMBERS) if (at(name) && Number.isFinite(Number(at(name)))) body[name] = Number(at(name));
  for (const name of TEXTS) if (at(name)) body[name] = at(name);
  for (const name of YES) if (at(name) === 'yes') body[name] = true;
  if (at('shared') === 'no') body['include_shared'] = false;
  if (at('tags')) body['tags'] = list(at('tags'));
  if (at('arms')) body['arms'] = list(at('arms'));
  if (at('stages')) body['stages'] = list(at('stages'));
  if (at('related') === 'yes') body['related'] = {};
  const hops = Number(at('hops'));
  if (hops >= 1) body['graph'] = { hops };
  try {
    if (at('filter')) body['filter'] = JSON.parse(at('filter') ?? '');
  } catch {
    // Shown beside the field.
  }
  return body;
}

const list = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export function QuestionForm() {
  const [url, set] = useUrl();
  const [draft, setDraft] = useDraft(url['q'] ?? '');
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        set({ q: draft.trim() }, { push: true });
      }}
    >
      <Input
        label="Question"
        className="min-w-64 flex-1"
        type="search"
        value={draft}
        placeholder={DEMO_QUESTION}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" kind="main">
        Search
      </Button>
    </form>
  );
}

export function Options({
  prefix,
  name,
  arms,
}: {
  readonly prefix: string;
  readonly name: string;
  readonly arms: boolean;
}) {
  const [url, set] = useUrl();
  const at = (key: string) => url[`${prefix}${key}`] ?? '';
  const put = (key: string) => (value: string | undefined) => set({ [`${prefix}${key}`]: value });
  const text = (key: string) => ({ value: at(key), onSet: put(key) });
  const figure = (key: string) => ({ ...text(key), inputMode: 'decimal' as const });
  const pick = (key: string) => ({
    value: at(key),
    onChange: (event: { target: { value: string } }) => put(key)(event.target.value),
  });
  const yes = (key: string) => ({
    checked: at(key) === 'yes',
    onChange: (event: { target: { checked: boolean } }) => put(key)(event.target.checked ? 'yes' : undefined),
  });
  const set_ = Object.keys(bodyOf(url, prefix)).length;
  const chosen = at('arms') ? list(at('arms')) : [...ARMS];
  const toggle = (arm: string) => {
    const next = chosen.includes(arm) ? chosen.filter((one) => one !== arm) : [...chosen, arm];
    put('arms')(next.length === ARMS.length || next.length === 0 ? undefined : next.join(','));
  };
  return (
    <Panel>
      <details>
        <summary className="font-semibold">
          {name}
          {set_ > 0 && (
            <span className="font-normal text-soft">
              {' · '}
              {Object.entries(bodyOf(url, prefix))
                .map(([key, value]) => `${words(key)}: ${shown(value)}`)
                .join(', ')}
            </span>
          )}
        </summary>
        <div className="mt-3 grid gap-3">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <LazyInput label="Results" placeholder="10" {...figure('limit')} />
            <LazyInput label="Token budget" placeholder="none" {...figure('token_budget')} />
            <LazyInput label="Of one session" placeholder="no cap" {...figure('session_cap')} />
            <LazyInput label="Score, at least" placeholder="0" {...figure('min_score')} />
            <LazyInput label="Nothing below" placeholder="never" {...figure('abstain_below')} />
            <LazyInput label="Importance, at least" placeholder="0" {...figure('min_importance')} />
            <LazyInput label="Type" {...text('type')} />
            <LazyInput label="Tags, any of" {...text('tags')} />
            <LazyInput label="Session" {...text('session_id')} />
            <LazyInput label="Agent" {...text('agent')} />
            <LazyInput label="Project" {...text('project')} />
            <LazyInput label="Role" {...text('role')} />
            <Select label="Order" {...pick('order')}>
              <option value="">By score</option>
              <option value="chronological">By time</option>
            </Select>
            <Select label="Text" {...pick('text')}>
              <option value="">As it comes</option>
              <option value="record">Whole memory</option>
              <option value="passage">Passage</option>
            </Select>
            <Select label="Duplicates" {...pick('duplicates')}>
              <option value="">Folded</option>
              <option value="keep">Kept</option>
            </Select>
            <Input
              label="As believed at"
              type="datetime-local"
              value={localInput(at('as_of') || undefined)}
              onChange={(event) => put('as_of')(fromLocalInput(event.target.value))}
            />
            <Input
              label="As in the world at"
              type="datetime-local"
              value={localInput(at('valid_at') || undefined)}
              onChange={(event) => put('valid_at')(fromLocalInput(event.target.value))}
            />
            <Input
              label="Asked at"
              type="datetime-local"
              value={localInput(at('query_time') || undefined)}
              onChange={(event) => put('query_time')(fromLocalInput(event.target.value))}
            />
            <Select label="Follow links" {...pick('hops')}>
              <option value="">No</option>
              <option value="1">1 step</option>
              <option value="2">2 steps</option>
              <option value="3">3 steps</option>
            </Select>
            {arms && <LazyInput label="Stages" placeholder="all" {...text('stages')} />}
          </div>
          <LazyInput label="Filter, as JSON" spellCheck={false} {...text('filter')} hint={jsonFault(at('filter'))} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Check label="Also what was superseded" {...yes('include_superseded')} />
            <Check label="Also folded originals" {...yes('include_compressed')} />
            {arms && <Check label="Also what is held back" {...yes('include_quarantined')} />}
            <Check label="Widen the scope step by step" {...yes('scope_expansion')} />
            <Check label="Whole summaries and source turns" {...yes('expand')} />
            <Check label="With what each is related to" {...yes('related')} />
            <Check label="Strengthen what is found" {...yes('reinforce')} />
            <Check
              label="Without shared memory"
              checked={at('shared') === 'no'}
              onChange={(event) => put('shared')(event.target.checked ? 'no' : undefined)}
            />
          </div>
          {arms && (
            <fieldset>
              <legend className="font-medium text-soft">Arms</legend>
              <div className="flex flex-wrap gap-x-4">
                {ARMS.map((arm) => (
                  <Check key={arm} label={arm} checked={chosen.includes(arm)} onChange={() => toggle(arm)} />
                ))}
              </div>
            </fieldset>
          )}
        </div>
      </details>
    </Panel>
  );
}

function jsonFault(text: string): string | undefined {
  try {
    if (text) JSON.parse(text);
    return undefined;
  } catch (error) {
    return `This is no JSON yet, and is left out: ${(error as Error).message}`;
  }
}
