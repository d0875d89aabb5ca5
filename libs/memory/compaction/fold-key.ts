import { createHash } from 'node:crypto';

/** Identifies a fold by its sources and its kind: the same fold is never done twice. */
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
