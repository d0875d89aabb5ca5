import { isIP } from 'node:net';
import type { WebhookOutput } from '@contracts/webhooks/webhooks.operations.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Permission, type Scope } from '@kernel/scope.js';
import type { webhooks } from '@schema/webhooks.js';
import { type AllowedNetworks, isAllowedAddress } from './allowed-address.js';

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookChanges = Partial<Omit<WebhookRow, 'tenantId' | 'id'>>;

export function showWebhook(row: WebhookRow, now: Date): WebhookOutput {
  const before = row.secrets.map(({ until }) => until).find((until) => until !== undefined && new Date(until) > now);
  return {
    id: showId('webhook', row.id),
    name: row.name,
    url: row.url,
    events: row.events,
    content: row.content,
    format: row.format,
    enabled: row.disabledAt === null,
    disabled_for: row.disabledFor ?? undefined,
    previous_secret_until: before,
    last_delivered_at: row.lastDeliveredAt?.toISOString(),
    failing_since: row.failingSince?.toISOString(),
    last_error: row.lastError ?? undefined,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The host of a URL, without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Checks a URL as far as possible without a DNS lookup.
 * @throws RecollectError `invalid_input` for a URL that nothing would ever be sent to
 */
export function checkUrl(text: string, allowed: AllowedNetworks): string {
  if (!URL.canParse(text)) throw invalid('url', 'must be a URL');
  const url = new URL(text);
  if (!['https:', 'http:'].includes(url.protocol)) throw invalid('url', 'must begin with https://');
  if (url.username || url.password) throw invalid('url', 'must not hold a name or a password');
  if (url.hash) throw invalid('url', 'must not hold a fragment');
  const secure = url.protocol === 'https:';
  const host = hostOf(url);
  const refused = isIP(host) !== 0 ? !isAllowedAddress(host, secure, allowed) : !secure && allowed.length === 0;
  if (!refused) return url.href;
  throw invalid(
    'url',
    secure
      ? 'must not name a private address: an operator allows networks by WEBHOOK_ALLOWED_NETWORKS'
      : 'must begin with https://, unless an operator allows its network by WEBHOOK_ALLOWED_NETWORKS',
  );
}

const READS: readonly Permission[] = ['records:read', 'shared:read', 'blocks:read', 'messages:read'];

/** A key that may not read content may not have it sent. @throws RecollectError `forbidden` */
export function demandReads(scope: Scope): void {
  const lacking = READS.find((permission) => !may(scope, permission));
  if (lacking)
    throw new RecollectError('forbidden', `Sending content needs a key that may read it: this one lacks ${lacking}.`);
  if (!scope.includeShared)
    throw new RecollectError(
      'forbidden',
      'Sending content needs a key that may read it: this one never reads shared memory.',
    );
}
