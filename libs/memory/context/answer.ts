import type { buildContext, LeftOutReason } from '@contracts/context/context.operations.js';
import { type Tier, TIERS } from '@contracts/context/context.settings.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Budget } from './budget.js';
import type { Item } from './item.js';
import type { Packed } from './pack.js';

type Answer = OutputOf<typeof buildContext>;

/** Formats the packed context as the response. */
export function answerOf(
  { format }: Pick<InputOf<typeof buildContext>['body'], 'format'>,
  budget: Budget,
  packed: Packed,
  unread: ReadonlyMap<Tier, LeftOutReason>,
  degraded: readonly string[],
): Answer {
  const names = new Map(packed.included.map(({ item, ref }) => [item.key, item.id ?? ref]));
  const tierly = (tier: Tier) => {
    const here = packed.included.filter(({ item }) => item.tier === tier);
    return { tokens: here.reduce((sum, { tokens }) => sum + tokens, 0), items: here.length };
  };
  return {
    format,
    ...packed.body,
    nonce: packed.nonce,
    tokens: packed.tokens,
    budget: {
      tokens: budget.tokens,
      encoding: budget.encoding,
      exact: budget.exact,
      model: budget.model,
      context_limit: budget.contextLimit,
    },
    included: packed.included.map(({ item, ref, tokens }) => ({
      ref,
      ...nameOf(item),
      tier: item.tier,
      type: item.type,
      tokens,
      score: item.score,
      occurred_at: item.tier === 'blocks' ? undefined : item.at?.toISOString(),
      truncated: item.truncated || undefined,
      sources: item.sourceIds.length > 0 ? [...item.sourceIds] : undefined,
    })),
    left_out: [
      ...[...unread].map(([tier, reason]) => ({ reason, tier })),
      ...packed.leftOut.map(({ item, reason, of, tokens }) => ({
        reason,
        tier: item.tier,
        ...nameOf(item),
        of: of === undefined ? undefined : names.get(of),
        score: item.score,
        tokens,
      })),
    ],
    tiers: Object.fromEntries(TIERS.map((tier) => [tier, tierly(tier)])) as Answer['tiers'],
    degraded: [...degraded],
  };
}

function nameOf(item: Item): { id?: string; external_id?: string } {
  return {
    ...(item.id !== null && { id: item.id }),
    ...(item.externalId !== null && { external_id: item.externalId }),
  };
}
