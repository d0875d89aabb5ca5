import { namesSpeaker, turnWeight } from './turns.js';

const turn = (content: string, speaker: string | null = 'Caroline') => ({
  content,
  speaker,
  language: 'en',
  type: 'message',
});
const LONG = 'I finally signed the lease for the small flat near the harbour.';

describe('turnWeight', () => {
  it('leaves what was not said in a conversation alone', () => {
    expect(turnWeight(turn('Why?', null), 'Why did Caroline ask?')).toBe(1);
  });

  it('raises a turn by the person whom the query names', () => {
    expect(turnWeight(turn(LONG), 'Where does Caroline live?')).toBe(1.4);
    expect(turnWeight(turn(LONG), 'Where does Melanie live?')).toBe(1);
  });

  it('lowers a turn that asks, with an image note behind the question too', () => {
    expect(turnWeight(turn(`${LONG} Did you see it?`), 'lease')).toBe(0.75);
    expect(turnWeight(turn(`${LONG} Did you see it? [a photo of a harbour]`), 'lease')).toBe(0.75);
    expect(turnWeight(turn(`Did you see it? ${LONG}`), 'lease')).toBe(1);
    expect(turnWeight(turn(`${LONG} ${LONG} ${LONG} Did you see it?`), 'lease')).toBe(1);
  });

  it('lowers a turn of a few words', () => {
    expect(turnWeight(turn('Sounds great!'), 'lease')).toBe(0.8);
  });

  it('stays within its bounds', () => {
    expect(turnWeight(turn('Great?'), 'lease')).toBeCloseTo(0.6);
  });
});

describe('namesSpeaker', () => {
  it.each([
    ['What did caroline say?', 'Caroline', true],
    ["What is Caroline's job?", 'Caroline Smith', true],
    ['What did Carol say?', 'Caroline', false],
    ['What did Al say?', 'Al', true],
    ['What did we say?', 'Dr Li', false],
    ['Was sagte Jürgen?', 'JÜRGEN', true],
    ['', 'Caroline', false],
  ])('%j names %j: %s', (query, speaker, expected) => {
    expect(namesSpeaker(query, speaker)).toBe(expected);
  });
});
