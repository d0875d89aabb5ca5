import type { InputOf } from '@contracts/operation.js';
import type {
  NewWebhookOutput,
  rotateWebhookSecret,
  updateWebhook,
  WebhookOutput,
} from '@contracts/webhooks/webhooks.operations.js';
import { Clock } from '@kernel/clock.js';
import { HOUR_MS } from '@kernel/durations.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { checkUrl, demandReads, showWebhook, type WebhookChanges, type WebhookRow } from './webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Changes a webhook, rotates its signing secret, or deletes it. */
@Injectable()
export class UpdateWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'webhooks'>,
  ) {}

  /** @throws RecollectError `not_found`; `forbidden` if the key may not read what would be sent */
  async run(scope: Scope, shown: string, input: InputOf<typeof updateWebhook>['body']): Promise<WebhookOutput> {
    const { name, url, events, content, enabled } = input;
    const address = url === undefined ? undefined : checkUrl(url, this.config.webhooks.networks);
    const now = this.clock.now();
    const row = await this.change(scope, shown, (stored) => {
      // With content enabled, a new URL or more events means that more content is sent.
      if (content ?? stored.content) demandReads(scope);
      return {
        ...(name !== undefined && { name }),
        ...(address !== undefined && { url: address }),
        // Failures of another address say nothing of this one.
        ...(address !== undefined && address !== stored.url && { failingSince: null, lastError: null }),
        ...(events !== undefined && { events: [...new Set(events)] }),
        ...(content !== undefined && { content }),
        ...(enabled === true && { disabledAt: null, disabledFor: null, failingSince: null, lastError: null }),
        ...(enabled === false && stored.disabledAt === null && { disabledAt: now, disabledFor: 'asked' as const }),
      };
    });
    return showWebhook(row, now);
  }

  async rotate(
    scope: Scope,
    shown: string,
    { overlap_hours: hours }: InputOf<typeof rotateWebhookSecret>['body'],
  ): Promise<NewWebhookOutput> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + hours * HOUR_MS).toISOString();
    let text = '';
    const row = await this.change(scope, shown, (stored) => {
      if (stored.content) demandReads(scope);
      const made = this.secrets.make(stored);
      text = made.text;
      const [latest] = stored.secrets;
      // A third secret replaces the first, whose overlap is over.
      return { secrets: [made.kept, ...(latest && hours > 0 ? [{ ...latest, until }] : [])] };
    });
    return { ...showWebhook(row, now), secret: text };
  }

  /** Encrypts its secrets under the newest secret of the server, so that they still open when the old one is gone. */
  async renewSecrets(scope: Scope, webhook: WebhookRow): Promise<void> {
    if (!this.secrets.renewed(webhook)) return;
    await this.database.withScope(scope, async (tx) => {
      const stored = await this.webhooks.lock(tx, scope, webhook.id);
      const secrets = stored && this.secrets.renewed(stored);
      if (secrets) await this.webhooks.update(tx, scope, webhook.id, { secrets });
    });
  }

  async delete(scope: Scope, shown: string): Promise<{ id: string; deleted: true }> {
    checkSetsTenant(scope);
    const id = readId(shown);
    const gone = id && (await this.database.withScope(scope, (tx) => this.webhooks.delete(tx, scope, id)));
    if (!gone) throw new RecollectError('not_found');
    return { id: shown, deleted: true };
  }

  private async change(
    scope: Scope,
    shown: string,
    changesTo: (stored: WebhookRow) => WebhookChanges,
  ): Promise<WebhookRow> {
    checkSetsTenant(scope);
    const id = readId(shown);
    const row = await this.database.withScope(scope, async (tx) => {
      const stored = id && (await this.webhooks.lock(tx, scope, id));
      if (!stored) return null;
      return this.webhooks.update(tx, scope, id, { ...changesTo(stored), updatedAt: this.clock.now() });
    });
    if (!row) throw new RecollectError('not_found');
    return row;
  }
}
