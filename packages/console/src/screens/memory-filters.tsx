import { useState } from 'react';
import { useApi } from '../lib/api.js';
import { fromLocalInput, localInput } from '../lib/format.js';
import { useUrl } from '../lib/url.js';
import { Button, Check, Input, LazyInput, Panel, Select } from '../ui/controls.js';

/** Parameters that select the displayed memory and not the list. */
export const isFiltered = (url: object) =>
  Object.keys(url).some((name) => !['id', 'user', 'tab', 'order'].includes(name));

/** All parameters of a list, each in the address. */
export function Filters() {
  const { may } = useApi();
  const [url, set] = useUrl();
  const text = (name: string) => ({ value: url[name] ?? '', onSet: (value: string) => set({ [name]: value }) });
  const yes = (name: string) => ({
    checked: url[name] === 'yes',
    onChange: (event: { target: { checked: boolean } }) => set({ [name]: event.target.checked ? 'yes' : undefined }),
  });
  const more =
    'session agent project role importance filter as_of valid_at superseded expired quarantined shared'.split(' ');
  return (
    <Panel>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <LazyInput label="Type" list="known-types" {...text('type')} />
          <datalist id="known-types">
            {[
              ...'semantic episodic procedural prospective working sensory message lesson checkpoint snippet summary'.split(
                ' ',
              ),
            ].map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <LazyInput label="Tags, any of" {...text('tags')} />
          <Select
            label="Order"
            value={url['order'] ?? 'desc'}
            onChange={(event) => set({ order: event.target.value === 'asc' ? 'asc' : undefined })}
          >
            <option value="desc">Newest first</option>
            <option value="asc">Oldest first</option>
          </Select>
          <div className="grid content-end">
            {isFiltered(url) && (
              <Button
                onClick={() =>
                  set(
                    Object.fromEntries(
                      Object.keys(url)
                        .filter((name) => !['id', 'user', 'tab'].includes(name))
                        .map((name) => [name, undefined]),
                    ),
                  )
                }
              >
                Clear filters
              </Button>
            )}
          </div>
        </div>
        <details open={more.some((name) => url[name])}>
          <summary className="font-medium">More filters</summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-3">
            <LazyInput label="Session" {...text('session')} />
            <LazyInput label="Agent" {...text('agent')} />
            <LazyInput label="Project" {...text('project')} />
            <LazyInput label="Role" {...text('role')} />
            <LazyInput label="Importance, at least" inputMode="decimal" placeholder="0" {...text('importance')} />
            <FilterText />
            <Input
              label="As it was believed at"
              type="datetime-local"
              value={localInput(url['as_of'])}
              onChange={(event) => set({ as_of: fromLocalInput(event.target.value) })}
            />
            <Input
              label="As it was in the world at"
              type="datetime-local"
              value={localInput(url['valid_at'])}
              onChange={(event) => set({ valid_at: fromLocalInput(event.target.value) })}
            />
            <div>
              <Check label="Also what was superseded" {...yes('superseded')} />
              <Check label="Also what has expired" {...yes('expired')} />
              {may('admin') && <Check label="Also what is held back" {...yes('quarantined')} />}
              <Check
                label="Without shared memory"
                checked={url['shared'] === 'no'}
                onChange={(event) => set({ shared: event.target.checked ? 'no' : undefined })}
              />
            </div>
          </div>
        </details>
      </div>
    </Panel>
  );
}

/** The full filter language, as JSON. */
function FilterText() {
  const [url, set] = useUrl();
  const [problem, setProblem] = useState<string>();
  const put = (text: string) => {
    try {
      if (text.trim()) JSON.parse(text);
      setProblem(undefined);
      set({ filter: text.trim() });
    } catch (error) {
      setProblem(`This is no JSON yet: ${(error as Error).message}`);
    }
  };
  return (
    <LazyInput
      label="Filter, as JSON"
      className="sm:col-span-3 [&_input]:font-mono"
      placeholder='{"importance": {"gte": 0.5}, "NOT": {"tags": {"any": ["draft"]}}}'
      spellCheck={false}
      value={url['filter'] ?? ''}
      onSet={put}
      hint={problem ?? 'Fields, AND, OR and NOT, as the API takes them.'}
    />
  );
}
