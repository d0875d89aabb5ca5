import { hasKind } from '@memory/attributes/kinds.js';
import { endsAsking } from '@memory/attributes/speech-act.js';
import { tokensOf } from '@memory/attributes/words.js';
import type { ReadHit } from '../hit.js';
import { questionOf, type Rarities, raritiesOf } from '../reading-of.js';
import { calibrationOf, modelFamilyOf } from '../ranking/fuse.js';
import { TURN_WEIGHTS } from '../ranking/turn-weights.js';
import type { Ranking, ReadingStage } from '../stage.js';

/**
 * The signs that a turn of a conversation answers, beside its score so far. All are derived from the hits of this query. `npm run
 * rank:train -- TAPE... --turns` learns their weights.
 */
export const TURN_SIGNS = [
  'information',
  'rarest',
  'covered',
  'words',
  'meaning',
  'found',
  'long',
  'session',
  'crowded',
  'kind',
  'newNames',
  'asks',
  'nextWords',
  'before',
  'after',
] as const;
type TurnSign = (typeof TURN_SIGNS)[number];
type TurnSigns = Readonly<Record<TurnSign, number>>;

/** Number of UTF-16 units read of a turn. */
const READ = 1_000;
/** Maximum number of new names that are counted. */
const MOST_NAMES = 3;
/** In bytes. Only a longer turn counts as long. */
const SHORT = 300;

/**
 * The hits from conversations among people: the speaker is named, and no hit of the session is by an assistant. For conversations
 * with an assistant there is too little training data: trained on a hundred questions of BEAM, the right one came first less often.
 * A record outside a conversation is ranked by what it says of the attribute (`stages/answers.ts`).
 */
export function turnsAmongPeople<Hit extends Pick<ReadHit, 'row'>>(hits: readonly Hit[]): readonly Hit[] {
  const assisted = new Set(hits.flatMap(({ row }) => (row.role === 'assistant' ? [row.sessionId] : [])));
  return hits.filter(({ row }) => row.sessionId !== null && row.speaker !== null && !assisted.has(row.sessionId));
}

/** The signs of turns, by record. @param hits all that were read, including the turns */
export function turnSignsOf(
  search: Pick<Ranking, 'query' | 'asked' | 'space'>,
  hits: readonly ReadHit[],
  turns: readonly ReadHit[],
): ReadonlyMap<string, TurnSigns> {
  const { query, asked, space } = search;
  const { vectorWeight } = calibrationOf(space ?? undefined, asked.languages[0] ?? 'en');
  const { kind } = questionOf(query, asked).asking;
  const rarities = raritiesOf(asked);
  const asksFor = new Set(tokensOf(query.query).map(({ word }) => word));
  const most = Math.max(Number.EPSILON, ...hits.map(({ sum }) => sum));
  const byPlace = new Map(hits.map((hit) => [placeOf(hit, 0), hit]));
  const sessions = sessionsOf(hits);
  const signs = turns.map((hit) => {
    const text = hit.row.content.slice(0, READ);
    const session = sessions.get(hit.row.sessionId!)!;
    const [previous, next] = [byPlace.get(placeOf(hit, -1)), byPlace.get(placeOf(hit, 1))];
    const own: TurnSigns = {
      /** The share of the question's words in this turn, weighted by rarity; and whether it has the rarest. */
      ...informationOf(hit, rarities),
      /** Share of the best possible score for the words. */
      covered: asked.found.ideal > 0 ? Math.min(1, (hit.arms.keyword?.score ?? 0) / asked.found.ideal) : 0,
      /** Share of the best score by words, and by meaning. */
      words: hit.byKeyword,
      meaning: hit.byVector / vectorWeight,
      /** The score of the arms alone; the best score in its session, and the number of hits in it. */
      found: hit.fused / most,
      long: Math.max(0, Math.log(hit.traits.size / SHORT)),
      session: session.best / most,
      crowded: Math.log(session.count),
      /** Whether it contains an answer of the expected kind. */
      kind: isShown(kind) ? (hasKind(text, hit.row.language, kind) ? 1 : -1) : 0,
      newNames: newNamesIn(text, hit.row.language, asksFor) / MOST_NAMES,
      asks: endsAsking(hit.row.content) ? 1 : 0,
      /** The scores of the turns beside it: an answer is next to its question, and a turn that only borrows is next to its lender. */
      nextWords: next?.byKeyword ?? 0,
      before: (previous?.sum ?? 0) / most,
      after: (next?.sum ?? 0) / most,
    };
    return [hit.recordId, own] as const;
  });
  return new Map(signs);
}

function placeOf({ row: { sessionId, sequence } }: ReadHit, offset: number): string {
  return `${sessionId}:${sequence + offset}`;
}

function sessionsOf(hits: readonly ReadHit[]): ReadonlyMap<string, { readonly best: number; readonly count: number }> {
  const sessions = new Map<string, { best: number; count: number }>();
  for (const { row, sum } of hits) {
    if (row.sessionId === null) continue;
    const known = sessions.get(row.sessionId) ?? { best: 0, count: 0 };
    sessions.set(row.sessionId, { best: Math.max(known.best, sum), count: known.count + 1 });
  }
  return sessions;
}

function informationOf(
  { recordId }: ReadHit,
  { byPlace, heldBy }: Rarities,
): Pick<TurnSigns, 'information' | 'rarest'> {
  const held = [...heldBy(recordId)].map((place) => byPlace[place] ?? 0);
  const all = byPlace.reduce((sum, rarity) => sum + rarity, 0);
  return {
    information: held.reduce((sum, rarity) => sum + rarity, 0) / Math.max(Number.EPSILON, all),
    rarest: Math.max(0, ...held) / Math.max(Number.EPSILON, ...byPlace),
  };
}

/** These kinds have a recognisable form, as in `attributes/kinds.ts`. For a person, `newNames` is used. */
function isShown(kind: string): kind is 'place' | 'amount' | 'time' {
  return kind === 'place' || kind === 'amount' || kind === 'time';
}

/** A capitalised word that is not the first of a sentence. */
const NAME = /(?<=[\p{L}\p{N},;)"”] )\p{Lu}[\p{L}\p{M}]+/gu;

/** Capitalised words that are not in the question. German is skipped because it capitalises every noun. */
function newNamesIn(text: string, language: string, known: ReadonlySet<string>): number {
  if (language === 'de') return 0;
  const names = (text.match(NAME) ?? []).map((name) => name.toLowerCase());
  return Math.min(MOST_NAMES, new Set(names.filter((name) => !known.has(name))).size);
}

/** By family of embedding models. A family without an entry was not measured. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<TurnSign, number>> | undefined>> = TURN_WEIGHTS;

/** Number of best turns that are examined. The rest keep their places. The weights were learned from as many. */
const LOOKED_AT = 30;
/** Number of signs shown in an explanation. */
const TOLD = 3;
/** A factor closer to 1 has no visible effect. */
const FELT = 0.01;

/**
 * Ranks turns of conversations among people by learned weights. Each turn is raised by its
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
