import { modelFamilyOf } from '../ranking/fuse.js';
import { TURN_SIGNS, type TurnSign, type TurnSigns, turnsAmongPeople, turnSignsOf } from '../ranking/turn-signs.js';
import { TURN_WEIGHTS } from '../ranking/turn-weights.js';
import type { ReadHit } from '../hit.js';
import type { ReadingStage } from '../stage.js';

/** By family of embedding models. A family without an entry was not measured. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<TurnSign, number>> | undefined>> = TURN_WEIGHTS;

/** Number of best turns that are examined. The rest keep their places. The weights were learned from as many. */
const LOOKED_AT = 30;
/** Number of signs shown in an explanation. */
const TOLD = 3;
/** A factor closer to 1 has no visible effect. */
const FELT = 0.01;

/**
 * Ranks turns of conversations among people by learned weights (`ranking/turn-signs.ts`). Each turn is raised by its
 * signs relative to those of the other turns. The best turn keeps the best score, so that turns stay comparable with
 * other records.
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

/** The signs that changed it most relative to the others, as factors. @param gains in the order of `TURN_SIGNS` */
function toldOf(gains: readonly number[]): NonNullable<ReadHit['learned']> {
  const felt = TURN_SIGNS.map((sign, i) => [sign, gains[i]!] as const).filter(([, by]) => Math.abs(by) > FELT);
  felt.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return Object.fromEntries(felt.slice(0, TOLD).map(([sign, by]) => [sign, Math.exp(by)]));
}
