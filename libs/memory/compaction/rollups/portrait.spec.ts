import { busyMs, longestHold } from '@test/support/busy.js';
import { type DatedStatement, readPersonality, writePersonality, writePortrait as writing } from './portrait.js';
import { selfStatements, statementsOf } from './self-statements.js';

describe('what one says of oneself', () => {
  it('lets other work run while the turns of a day are read', async () => {
    const content = 'The meeting went on for two hours and nobody agreed. I love hiking in the hills. '.repeat(50);
    const turns = Array.from({ length: 1_000 }, (_, place) => ({ content, language: 'en', place }));
    const hold = await longestHold(async () => expect(await statementsOf(turns)).toHaveLength(50_000));
    expect(hold).toBeLessThan(150);
  });

  it.each([
    ['I really love hiking.', 'likes'],
    ['My favorite band is Muse.', 'likes'],
    ['I don’t like crowds.', 'dislikes'],
    ["I can't stand loud music.", 'dislikes'],
    ['I do not like crowds.', 'dislikes'],
    ['I do not really enjoy crowds.', 'dislikes'],
    ['I no longer like pastel de nata.', 'dislikes'],
    ['I stopped liking it.', 'dislikes'],
    ['I used to love the opera.', 'dislikes'],
    ['I feel very anxious today.', 'feelings'],
    ['That makes me sad.', 'feelings'],
    ["I'm a nurse.", 'traits'],
    ['I tend to worry too much about others.', 'traits'],
    ['I would love to visit Japan.', 'wishes'],
    ['I hope to move in May.', 'wishes'],
  ])('in English: %s is of %s', (text, kind) => {
    expect(selfStatements(text, 'en')).toEqual([{ kind, text }]);
  });

  it.each([
    ['我很喜欢摄影。', 'likes'],
    ['我的爱好是钓鱼。', 'likes'],
    ['我不喜欢吃辣。', 'dislikes'],
    ['我不再喜欢咖啡。', 'dislikes'],
    ['我最近感到很焦虑。', 'feelings'],
    ['我是一个内向的人。', 'traits'],
    ['我想去日本旅游。', 'wishes'],
  ])('in Chinese: %s is of %s', (text, kind) => {
    expect(selfStatements(text, 'zh')).toEqual([{ kind, text }]);
  });

  it.each(['Do I like tea?', 'She loves hiking.', 'The train left at noon.', '你喜欢什么？', '今天天气很好。'])(
    'is not: %s',
    (text) => {
      expect(selfStatements(text, 'en')).toEqual([]);
    },
  );
});

it('a change of mind shows both days', () => {
  const [love, gone] = ['I like pastel de nata.', 'I no longer like pastel de nata.'];
  const said = [love, gone].flatMap((text, i) =>
    selfStatements(text, 'en').map((one) => ({ ...one, day: `2026-0${i + 1}-01` })),
  );
  const portrait = writePortrait(said, 'en', 600);
  expect(portrait).toBe(`Likes\n- ${love} (2026-01-01)\nDislikes\n- ${gone} (2026-02-01)`);
});

function writePortrait(...request: Parameters<typeof writing>): string {
  const steps = writing(...request);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('the portrait', () => {
  const said = (day: string, text: string, kind: DatedStatement['kind'] = 'likes'): DatedStatement => ({
    day,
    text,
    kind,
  });

  it('can be parsed from the text of a day', () => {
    for (const language of ['en', 'zh']) {
      const statements = [said('2026-03-01', 'I love tea.'), said('2026-03-01', 'I am shy.', 'traits')];
      expect(readPersonality(writePersonality(statements, language), '2026-03-01')).toEqual(statements);
    }
  });

  it('contains each statement once, with the last day on which it was said', () => {
    const text = writePortrait(
      [said('2026-03-01', 'I love green tea.'), said('2026-03-04', 'I love green tea.')],
      'en',
      100,
    );
    expect(text).toBe('Likes\n- I love green tea. (2026-03-04)');
  });

  it('shows a change of mind with both days', () => {
    const text = writePortrait(
      [
        said('2026-03-01', 'I like eating meat at home.'),
        said('2026-03-04', 'I don’t like eating meat at home.', 'dislikes'),
      ],
      'en',
      100,
    );
    expect(text).toContain(
      '- I don’t like eating meat at home. (2026-03-04) [2026-03-01: I like eating meat at home.]',
    );
  });

  it('contains the newest of very many statements, in bounded time', () => {
    const many = Array.from({ length: 4_000 }, (_, index) =>
      said(new Date(index * 86_400_000).toISOString().slice(0, 10), `I love the place number ${index} of them all.`),
    );
    let text = '';
    expect(busyMs(() => (text = writePortrait(many, 'en', 60)))).toBeLessThan(1_500);
    expect(text).toContain('I love the place number 3999 of them all.');
  });

  it('stays within its budget', () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      said('2026-03-01', `I love place number ${index} of them all.`),
    );
    expect(writePortrait(many, 'en', 60).split('\n').length).toBeLessThan(8);
  });
});
