import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SealedText } from '@platform/secrets/sealed-text.js';
import type { WebhookSecret } from '@schema/webhooks.js';
import type { WebhookRow } from './webhook.js';

const PREFIX = 'whsec_';
/** The specification allows 24 to 64. */
const SECRET_BYTES = 32;

type Owner = Pick<WebhookRow, 'tenantId' | 'id'>;

/**
 * Secrets of webhooks, in the format of the specification. They are stored encrypted rather than hashed, because
 * signing needs them.
 */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly sealed: SealedText) {}

  make(owner: Owner): { readonly text: string; readonly kept: WebhookSecret } {
    const text = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return { text, kept: { sealed: this.sealed.seal(text, ...useOf(owner)) } };
  }

  /** The secrets that sign now, newest first. One that the server can no longer decrypt is left out. */
  inForce({ secrets, ...owner }: Owner & Pick<WebhookRow, 'secrets'>, now: Date): string[] {
    return secrets
      .filter(({ until }) => until === undefined || new Date(until) > now)
      .map(({ sealed }) => this.sealed.open(sealed, ...useOf(owner)))
      .filter((text) => text !== null);
  }

  /** The same secrets under the newest secret of the server. Null: they already are. */
  renewed({ secrets, ...owner }: Owner & Pick<WebhookRow, 'secrets'>): WebhookSecret[] | null {
    if (secrets.every(({ sealed }) => this.sealed.isNewest(sealed))) return null;
    return secrets.map((one) => {
      const text = this.sealed.isNewest(one.sealed) ? null : this.sealed.open(one.sealed, ...useOf(owner));
      return text === null ? one : { ...one, sealed: this.sealed.seal(text, ...useOf(owner)) };
    });
  }
}

function useOf({ tenantId, id }: Owner): string[] {
  return ['webhook', tenantId, id];
}

/** The headers of the Standard Webhooks specification, with one signature per secret. */
export function signedHeaders(
  secrets: readonly string[],
  message: { readonly id: string; readonly seconds: number; readonly body: string },
): Record<string, string> {
  const { id, seconds, body } = message;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
