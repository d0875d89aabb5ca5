import { busyMs } from '@test/support/busy.js';
import { newId, showId } from '@kernel/ids.js';
import type { ScoredHit } from '../hit.js';
import type { ScopeSearch } from '../stage.js';
import { dedupe, facts, type Wording, capSessions } from './folding.js';

const said = (content: string, more: Partial<Wording> = {}): Wording => ({
  content,
  title: null,
  speaker: null,
  role: null,
  owner: 'ada',
  trust: 1,
  quarantined: false,
  ...more,
});
function fold(...items: Wording[]) {
  const steps = dedupe(items, (item) => item);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const STORY =
  'On the way to the harbour we met the old captain again, who told us about the storm that had taken his first ship, ' +
  'and how the crew had rowed through the night to reach the lighthouse before the tide turned against them, singing to keep awake, ' +
  'until the lamp above the rocks came into sight and somebody began to laugh.';

describe('dedupe', () => {
  it('folds what differs by case, punctuation and white space alone into the best of them', () => {
    const [a, b, c] = [said('Ada likes tea.'), said('ada   likes tea!'), said('Ada likes coffee.')];
    const { kept, folded } = fold(a, b, c);
    expect(kept).toEqual([a, c]);
    expect(folded.get(a)).toEqual([b]);
  });

  it('folds a long text in which one word differs, and no short one', () => {
    expect(fold(said(STORY), said(STORY.replace('old', 'grey'))).kept).toHaveLength(1);
    expect(fold(said('He likes tea with milk.'), said('He liked tea with milk.')).kept).toHaveLength(2);
    expect(
      fold(said(STORY), said(STORY.replace('old captain', 'young cook').replace('storm', 'fire'))).kept,
    ).toHaveLength(2);
  });

  it('reads the same words whether or not a sign beyond ASCII stands in the text', () => {
    const plain = "Re: v2.0_beta (x86), it's 5% off - naive & A1B2 * #3";
    expect(fold(said(plain), said(`“${plain}…”`)).kept).toHaveLength(1);
    expect(fold(said(STORY), said(`${STORY.replace('old', 'grey')} –`)).kept).toHaveLength(1);
    expect(fold(said('naive'), said('naïve')).kept).toHaveLength(2);
  });

  it('keeps apart what another speaker or role said, and texts with other titles', () => {
    const speakers = [said('Yes.', { speaker: 'Ada' }), said('Yes.', { speaker: 'Bob' })];
    expect(fold(...speakers).kept).toHaveLength(2);
    expect(fold(said('Yes.', { role: 'user' }), said('Yes.', { role: 'assistant' })).kept).toHaveLength(2);
    expect(fold(said('Yes.', { title: 'Tea?' }), said('Yes.', { title: 'Milk?' })).kept).toHaveLength(2);
  });

  it('keeps apart what differs by a number, however long', () => {
    const dated = `${STORY} It was in 1998.`;
    expect(fold(said(dated), said(dated.replace('1998', '1989'))).kept).toHaveLength(2);
  });

  it('never hides what one may believe behind what one may not, nor one user’s behind another’s', () => {
    const changed = STORY.replace('old', 'grey');
    expect(fold(said(changed, { trust: 0.7 }), said(STORY)).kept).toHaveLength(2);
    expect(fold(said(changed), said(STORY)).kept).toHaveLength(1);
    expect(fold(said('Ada likes tea.', { quarantined: true }), said('Ada likes tea.')).kept).toHaveLength(2);
    expect(fold(said('Ada likes tea.', { trust: 0.7 }), said('Ada likes tea.')).kept).toHaveLength(1);
    expect(fold(said('Ada likes tea.', { owner: 'bob' }), said('Ada likes tea.')).kept).toHaveLength(2);
  });

  it('compares texts without any word by what they look like', () => {
    expect(fold(said('!!!'), said('???'), said('!!!')).kept).toHaveLength(2);
  });

  it('is not held up by two hundred long texts', () => {
    const long = Array.from({ length: 200 }, (_, i) => said(`${STORY.repeat(15)} ${'abcdefghij'[i % 10]}${i}`));
    const longer = Array.from({ length: 200 }, (_, i) => said(`${'x y '.repeat(25_000)}${i}`));
    const took = busyMs(() => expect(fold(...long, ...longer).kept.length).toBeGreaterThan(200));
    expect(took).toBeLessThan(1_000);
  });
});

const TURN = newId();
const OTHER = newId();
const hit = (recordId: string, row: object): ScoredHit =>
  ({ recordId, duplicates: [], row: { id: recordId, userId: 'ada', type: 'semantic', provenance: {}, ...row } }) as unknown as ScoredHit; // prettier-ignore
const turn = (id: string) => hit(id, { type: 'message' });
const fact = (message: string) =>
  hit(newId(), { provenance: { source: 'extraction', message: showId('message', message) } });
const run = (hits: readonly ScoredHit[], duplicates: 'fold' | 'keep' = 'fold') =>
  facts.run(hits, { query: { duplicates } } as unknown as ScopeSearch) as readonly ScoredHit[];
const told = (hits: readonly ScoredHit[]) => hits.map(({ recordId, duplicates }) => [recordId, ...duplicates.map(({ id }) => id)]); // prettier-ignore

it('whichever is best of a turn and its facts stands for all', () => {
  const [one, two] = [fact(TURN), fact(TURN)];
  const found = [one, turn(OTHER), turn(TURN), two];
  expect(told(run(found))).toEqual([[one.recordId, TURN, two.recordId], [OTHER]]);
  expect(told(run([turn(TURN), one]))).toEqual([[TURN, one.recordId]]);
});

it('nothing changes where no fact was found, or duplicates are kept', () => {
  const found = [turn(TURN), turn(OTHER), hit(newId(), {})];
  expect(run(found)).toBe(found);
  const kept = [turn(TURN), fact(TURN)];
  expect(run(kept, 'keep')).toBe(kept);
});

it('what only says that it came from there is believed no more than its words', () => {
  const odd = hit(newId(), { provenance: { source: 'extraction', message: 'no id' } });
  expect(told(run([turn(TURN), odd]))).toEqual([[TURN], [odd.recordId]]);
});

const placed = (sessionId: string | null, score: number) => ({ sessionId, score });
const capped = (found: ReturnType<typeof placed>[], most: number, limit = 4) =>
  capSessions(found, (item) => item, most, limit);

describe('capSessions', () => {
  it('lets others of comparable score move up before one session fills all places', () => {
    const found = [placed('a', 1), placed('a', 0.98), placed('a', 0.96), placed('b', 0.9), placed('c', 0.85)];
    expect(capped(found, 2).slice(0, 4)).toEqual([found[0], found[1], found[3], found[4]]);
  });

  it('keeps a session that is far better than all others', () => {
    const found = [placed('a', 1), placed('a', 0.98), placed('a', 0.96), placed('b', 0.4), placed('c', 0.3)];
    expect(capped(found, 1)).toEqual(found);
  });

  it('loses nothing, and holds back no record without a session', () => {
    const found = [
      placed(null, 1),
      placed(null, 0.9),
      placed(null, 0.9),
      placed('a', 0.85),
      placed('a', 0.84),
      placed('b', 0.83),
    ];
    const kept = capped(found, 1);
    expect(kept.slice(0, 3)).toEqual(found.slice(0, 3));
    expect(new Set(kept)).toEqual(new Set(found));
  });
});
