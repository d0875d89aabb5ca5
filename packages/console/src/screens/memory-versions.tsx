import { useApi } from '../lib/api.js';
import { moment } from '../lib/format.js';
import { usePages } from '../lib/pages.js';
import { Badge } from '../ui/controls.js';
import { More } from '../ui/data.js';
import { DiffView } from '../ui/diff-view.js';
import { Content } from '../ui/record.js';
import { Busy, Failed } from '../ui/states.js';
import type { Whole } from './whole.js';

/** Its versions, newest first, compared word by word. */
export function MemoryVersions({ record }: { readonly record: Whole }) {
  const { client, whose, scope } = useApi();
  const versions = usePages(['versions', scope, record.id, record.version], async (cursor) => {
    const before = cursor === undefined ? undefined : Number(cursor);
    const page = await client.call('records.versions', {
      params: { id: record.id },
      query: { ...whose, limit: 50, before },
    });
    return { ...page, next_cursor: String(page.versions.at(-1)?.version) };
  });
  if (versions.error) return <Failed error={versions.error} />;
  if (!versions.data) return <Busy what="versions" />;
  const all = versions.data.pages.flatMap((page) => page.versions);
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {all.map((version, index) => {
          const before = all[index + 1];
          return (
            <li key={version.version} className="border-l-2 border-line pl-3">
              <p className="flex flex-wrap items-center gap-2">
                <strong>Version {version.version}</strong>
                {index === 0 && !version.superseded_at && <Badge tone="good">believed now</Badge>}
                <span className="text-soft">{believed(version.recorded_at, version.superseded_at)}</span>
                {version.changed_by && <span className="text-soft">closed by the key {version.changed_by}</span>}
              </p>
              {version.reason && (
                <p className="text-soft">
                  Why: <bdi>{version.reason}</bdi>
                </p>
              )}
              {before ? (
                <DiffView before={before.content} after={version.content} />
              ) : (
                <Content text={version.content} />
              )}
            </li>
          );
        })}
      </ol>
      <More of={versions} />
    </div>
  );
}

function believed(from: string, to: string | undefined): string {
  if (to === undefined) return `believed from ${moment(from)}`;
  if (Date.parse(to) - Date.parse(from) < 60_000) return `believed on ${moment(from)}, for less than a minute`;
  return `believed from ${moment(from)} to ${moment(to)}`;
}
