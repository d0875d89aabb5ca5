import { createHash } from 'node:crypto';

/** Names a fold by what it folds and how: the same one is never done twice. */
export function foldKey(
  kind: string,
  strategy: string,
  sources: readonly { readonly id: string; readonly version: number }[],
  extra = '',
): string {
  const seen = sources.map(({ id, version }) => `${id}:${version}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([kind, strategy, extra, seen]))
    .digest('base64url');
}
