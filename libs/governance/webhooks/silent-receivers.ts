import { WebhookFailure } from './send-webhook.js';

/** How long a webhook counts as silent after a delivery that was not answered in time. */
const SILENT_MS = 10 * 60_000;
/** Deliveries to silent webhooks that wait for an answer at the same time. */
const MOST_ASKED = 2;

/**
 * Webhooks that did not answer lately. Each delivery to one would hold a slot until it times out, so that the other webhooks of
 * the tenant are told late. While it is silent, one delivery at a time asks it, and the others fail at once. Of this process.
 */
export class SilentReceivers {
  private readonly silentUntil = new Map<string, number>();
  private readonly asked = new Set<string>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @throws WebhookFailure `busy` if nothing was sent */
  async run<T>(webhookId: string, send: () => Promise<T>): Promise<T> {
    const silent = this.isSilent(webhookId);
    if (silent && (this.asked.has(webhookId) || this.asked.size >= MOST_ASKED)) throw new WebhookFailure('busy');
    if (silent) this.asked.add(webhookId);
    try {
      const answer = await send();
      this.silentUntil.delete(webhookId);
      return answer;
    } catch (error) {
      if (error instanceof WebhookFailure) this.note(webhookId, error);
      throw error;
    } finally {
      if (silent) this.asked.delete(webhookId);
    }
  }

  /** Any other failure than a timeout is told soon, and holds no slot. */
  private note(webhookId: string, { kind }: WebhookFailure): void {
    if (kind === 'timeout') this.silentUntil.set(webhookId, this.now() + SILENT_MS);
    else this.silentUntil.delete(webhookId);
  }

  private isSilent(webhookId: string): boolean {
    const until = this.silentUntil.get(webhookId);
    if (until === undefined) return false;
    if (this.now() < until) return true;
    this.silentUntil.delete(webhookId);
    return false;
  }
}
