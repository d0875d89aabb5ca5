import { modelFamilyOf } from '../ranking/fuse.js';
import { TURN_SIGNS, type TurnSign, type TurnSigns, turnsAmongPeople, turnSignsOf } from '../ranking/turn-signs.js';
import { TURN_WEIGHTS } from '../ranking/turn-weights.js';
import type { ReadHit } from '../hit.js';
import type { ReadingStage } from '../stage.js';

/** By family of embedding models; one that is not there was not measured. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<TurnSign, number>> | undefined>> = TURN_WEIGHTS;

/** Turns that are looked at, the best by the other stages: what is behind them keeps its place. As many as were learned from. */
const LOOKED_AT = 30;
/** Signs that an explanation tells. */
const TOLD = 3;
/** A factor nearer to 1 moves nothing that anybody would see. */
const FELT = 0.01;

/**
 * Orders the turns of conversations among people by what was learned to tell an answer (`ranking/turn-signs.ts`): each turn is raised by what its signs
 * say beside those of the others. The best keeps the score of the best, so that turns stay comparable with what was told by itself.
 */
export const learned: ReadingStage = {
  name: 'learned',
  begin: (_, search) => (hits) => {
    const weights = WEIGHTS[modelFamilyOf(search.space ?? undefined)];
    const turns = weights ? turnsAmongPeople(hits) : [];
    if (!weights || turns.length < 2) return hits;
    const signs = turnSignsOf(search, hits, bestOf(turns));
    const usual = TURN_SIGNS.map((sign) => meanOf([...signs.values()].map((own) => own[sign])));
    const gainsOf = (own: TurnSigns) => TURN_SIGNS.map((sign, i) => weights[sign] * (own[sign] - usual[i]!));
    const gains = new Map([...signs].map(([id, own]) => [id, gainsOf(own)]));
    const factors = new Map([...gains].map(([id, by]) => [id, Math.exp(by.reduce((sum, one) => sum + one, 0))]));
    const sumOf = ({ recordId, sum }: ReadHit) => sum * (factors.get(recordId) ?? 1);
    const scale = Math.max(...turns.map(({ sum }) => sum)) / Math.max(...turns.map(sumOf));
    const among = new Set(turns);
    return hits.map((hit): ReadHit => {
      if (!among.has(hit)) return hit;
      const weight = scale * (factors.get(hit.recordId) ?? 1);
      const told =
        search.query.explain !== false && gains.has(hit.recordId) ? toldOf(gains.get(hit.recordId)!) : undefined;
      return { ...hit, sum: hit.sum * weight, learned: told, weights: { ...hit.weights, learned: weight } };
    });
  },
};

function bestOf(turns: readonly ReadHit[]): readonly ReadHit[] {
  return [...turns].sort((a, b) => b.sum - a.sum).slice(0, LOOKED_AT);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The signs that moved it most beside the others, as factors. @param gains in the order of `TURN_SIGNS` */
function toldOf(gains: readonly number[]): NonNullable<ReadHit['learned']> {
  const felt = TURN_SIGNS.map((sign, i) => [sign, gains[i]!] as const).filter(([, by]) => Math.abs(by) > FELT);
  felt.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return Object.fromEntries(felt.slice(0, TOLD).map(([sign, by]) => [sign, Math.exp(by)]));
}
