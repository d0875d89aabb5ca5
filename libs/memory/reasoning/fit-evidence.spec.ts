import { newId } from '@kernel/ids.js';
import { type Evidence, joined } from './evidence.js';
import { costOf, fitEvidence } from './fit-evidence.js';
import { readQuestion } from './question.js';

function told(text: string, tokens: number, title: string | null = null): Evidence {
  const row = { id: newId(), userId: 'ada', type: 'note', externalId: null, title, occurredAt: new Date('2026-03-01'), sequence: 0, sessionId: null }; // prettier-ignore
  return { row, text, excerpt: false, speaker: null, score: 0.9, weight: 1, step: 1, tokens, contradicts: [] };
}

const question = readQuestion('Explain the Table of Rounds and what Lorient has', 'multi_source_synthesis');
const best = told('The rounds are explained.', 60);
const titled = told('Brest leads.', 50, 'Table of Rounds');
const named = told('Lorient sails.', 40);

it('takes records with a requested title before the best, and one for each name', () => {
  expect(fitEvidence(question, [best, named, titled], 100)).toEqual([named, titled]);
  expect(fitEvidence(question, [best, named, titled], 150)).toEqual([best, named, titled]);
  expect(fitEvidence(question, [best, named, titled], 30)).toEqual([]);
});

it('takes a record that is already shown at no cost, unless more of its text is needed', () => {
  const shown = new Map([[titled.row.id, titled]]);
  expect(fitEvidence(question, [best, named, titled], 100, shown)).toEqual([best, named, titled]);
  const more = { ...titled, text: 'Lorient is second.', tokens: 55 };
  expect([costOf(titled, shown), costOf(more, shown), costOf(best, shown)]).toEqual([0, 55, 60]);
  expect(joined(titled, more)).toMatchObject({ text: 'Brest leads.\n…\nLorient is second.', tokens: 105 });
  expect(joined(titled, titled)).toBe(titled);
  const whole = { ...titled, text: 'Brest leads. Lorient is second.', tokens: 80 };
  expect([joined(titled, whole), joined(whole, titled)]).toEqual([whole, whole]);
});
