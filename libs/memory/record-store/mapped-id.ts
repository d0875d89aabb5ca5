import { createHash } from 'node:crypto';

/**
 * The id that a row gets whose own is somebody else's already in this tenant. Always the same for the same row and
 * user, so that a file that is imported twice finds what it stored. The time in front stays, and so the order of ids.
 */
export function mappedId(id: string, { tenantId, userId }: { tenantId: string; userId: string }): string {
  const time = id.replaceAll('-', '').slice(0, 12);
  const hash = createHash('sha256')
    .update(JSON.stringify(['imported', tenantId, userId, id]))
    .digest('hex');
  const variant = ((parseInt(hash.slice(3, 4), 16) & 0b0011) | 0b1000).toString(16);
  const hex = `${time}7${hash.slice(0, 3)}${variant}${hash.slice(4, 19)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
