import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { Candidate } from '@memory/revision/candidates.query.js';
import { judge } from '@memory/revision/judge.js';
import { readStatement } from '@memory/revision/reading.js';
import type { EmbeddedQuery } from '@memory/search/query-vector.js';

const EMBEDDED = { space: { provider: 'bundled', model: '', dimensions: 512 } } as EmbeddedQuery;
const rowOf = (content: string) =>
  ({ id: content, content, tags: [], fields: {}, speaker: null, language: 'en' }) as unknown as RecordRow;

/** @param cosine and `seen`: as the bundled model has them */
async function verdict(stored: string, fresh: string, cosine: number, seen: number): Promise<string> {
  const statement = readStatement({ content: fresh, tags: [], concept: null, speaker: null, language: 'en' });
  const candidate: Candidate = { row: rowOf(stored), cosine, seen };
  const [judged] = await judge(statement, [candidate], REVISION_DEFAULTS, EMBEDDED);
  return judged!.verdict;
}

describe('facts about a named person', () => {
  it.each([
    ['Maya grew up in Dayton.', 'Maya moved to Lisbon.', 0.62, 0.56],
    ['Maya grew up in Dayton, Ohio.', 'Maya started learning Portuguese on Duolingo.', 0.55, 0.5],
    ['Priya has two kids.', 'Priya joined the platform team.', 0.6, 0.48],
    ['Ana speaks Greek.', 'Ana started learning Turkish.', 0.64, 0.55],
    ['Victor flies to Oslo on Friday.', 'Victor flies to Rome in August.', 0.67, 0.6],
    ['Sara studies law in Stockholm.', "Sara works at a notary's office now.", 0.52, 0.45],
    ['Falcon uses Postgres.', 'Falcon got a new logo.', 0.5, 0.45],
    ['My sister Lucia lives in Malmö.', 'My sister Nora moved to Paris.', 0.75, 0.7],
    ['My sister Lucia is allergic to nuts.', 'Lucia is allergic to dust.', 0.8, 0.8],
    ['My sister Lucia lives in Malmö.', 'Lucia started pottery.', 0.6, 0.5],
    ['The customer upgraded to the Growth plan.', 'The customer now prefers email over phone.', 0.5, 0.45],
    ['The customer is based in Leicester.', 'The customer is opening a second shop in Derby.', 0.6, 0.5],
    ['Mrs Hale is our piano teacher.', 'Mr Hale has retired.', 0.6, 0.5],
    ['Ines had her bike stolen.', 'Ines has gone home to Porto for good.', 0.55, 0.4],
    ['I own a Vespa.', "Grandpa's Vespa is gone.", 0.55, 0.4],
    ['Customer reported a slow dashboard.', "The customer's new phone number is 0115 496 0188.", 0.5, 0.4],
  ])('stay beside each other if only the name is in common: “%s”, “%s”', async (stored, fresh, cosine, seen) => {
    expect(await verdict(stored, fresh, cosine, seen)).not.toBe('conflict');
  });

  it.each([
    ['Ana lives in Porto.', 'Ana moved to Braga.', 0.8, 0.8],
    ['Omar is dating Lina.', 'Omar and Lina broke up.', 0.8, 0.7],
    ['Priya reports to Ben.', 'Priya reports to Sam now.', 0.85, 0.8],
    ['My sister Lucia lives in Malmö.', 'Lucia moved to Copenhagen.', 0.75, 0.7],
    ["Tom's sister Lucia lives in Malmö.", 'Lucia moved to Copenhagen.', 0.75, 0.7],
    ['Lucia lives in Malmö.', "User's sister Lucia moved to Copenhagen.", 0.75, 0.7],
    ['Elena subscribes to Netflix.', 'Elena cancelled Netflix.', 0.8, 0.75],
    ['The customer is on the Starter plan.', 'The customer upgraded to the Growth plan.', 0.8, 0.75],
    ['The patient takes 5 mg of ramipril.', 'The patient now takes 10 mg of ramipril.', 0.9, 0.85],
    ['The customer lives in Leicester.', 'The customer moved to Nottingham.', 0.8, 0.75],
    ["Omar's manager is Ruth.", "Omar's new manager is Paul.", 0.85, 0.8],
    ['I own a Vespa.', 'The Vespa is gone.', 0.7, 0.6],
    ['I live with my grandpa.', 'My grandpa died in May.', 0.6, 0.5],
    ['Nadia owns billing.', 'Nadia has moved across to the data team.', 0.55, 0.5],
    ['The oven is broken.', "The oven's fixed.", 0.6, 0.5],
    ['Jenkins builds the images.', 'Jenkins was shut down, we build on GitHub Actions.', 0.75, 0.7],
  ])('replace each other if both state one thing: “%s”, “%s”', async (stored, fresh, cosine, seen) => {
    expect(await verdict(stored, fresh, cosine, seen)).toBe('conflict');
  });
});
