import type { Archive, Line } from '@test/support/archive.js';

/**
 * What may differ between an export, and the export of what was imported from it (docs/export.md): the owner and the
 * time, what belongs to the installation (epoch, holds, pauses), and instants of the import. The audit of what was
 * deleted belongs to the installation where it was deleted.
 */
const OWN: Readonly<Record<string, readonly string[]>> = {
  users: ['epoch', 'legal_hold', 'paused_at', 'created_at', 'updated_at'],
  user_settings: ['version', 'updated_at', 'changed_by'],
  message_histories: ['updated_at'],
  // What an import wrote was written here by its sender.
  records: ['legal_hold', 'created_by'],
};
const NOT_IMPORTED = ['lifecycle_events', 'audit_entries', 'search_feedback', 'decisions'];
/** Columns that name a row. */
const IDS = ['id', 'record_id', 'from_id', 'to_id', 'superseded_by', 'agent_id', 'block_id', 'run_id'];

/** Both have the same content, line by line; with `mapped`, under ids that map one to one. */
export function itIsTheSame(before: Archive, after: Archive, { mapped }: { readonly mapped: boolean }): void {
  const kinds = Object.keys(before.kinds).filter((kind) => !NOT_IMPORTED.includes(kind));
  const [names, others] = [namesOf(before), namesOf(after)];
  for (const kind of kinds) {
    const [one, other] = [linesOf(before, kind, names), linesOf(after, kind, others)];
    expect([kind, other]).toEqual([kind, one]);
  }
  if (mapped) {
    const ids = new Set(before.kinds['records']?.map(({ id }) => id));
    expect(after.kinds['records']?.filter(({ id }) => ids.has(id))).toEqual([]);
  }
}

/** Rows have no other name than their id, so each is identified by its content. */
function namesOf({ kinds }: Archive): ReadonlyMap<unknown, string> {
  const named = ['records', 'blocks', 'agents', 'compaction_runs'].flatMap((kind) =>
    (kinds[kind] ?? []).map((line) => [line['id'], `${kind} ${JSON.stringify(plain(kind, line))}`] as const),
  );
  const times = new Map<string, number>();
  return new Map(
    [...named]
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
      .map(([id, text]) => {
        const number = (times.get(text) ?? 0) + 1;
        times.set(text, number);
        return [id, `${text} #${number}`];
      }),
  );
}

function plain(kind: string, line: Line): Line {
  const hidden = [...(OWN[kind] ?? []), ...IDS];
  return Object.fromEntries(Object.entries(line).filter(([name]) => !hidden.includes(name)));
}

function linesOf({ kinds }: Archive, kind: string, names: ReadonlyMap<unknown, string>): string[] {
  return (kinds[kind] ?? [])
    .map((line) => {
      const ids = IDS.flatMap((name) => (name in line ? [[name, names.get(line[name]) ?? line[name]]] : []));
      return JSON.stringify({ ...plain(kind, line), ...(Object.fromEntries(ids) as object) });
    })
    .sort();
}
