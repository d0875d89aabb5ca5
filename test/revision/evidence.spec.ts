import { detectLanguage } from '@memory/indexing/language.js';
import { commonIn } from '@memory/revision/evidence.js';
import { verdictOf } from '@memory/revision/decide.js';
import { matchOf } from '@memory/revision/match.js';
import { readStatement, type Reading } from '@memory/revision/reading.js';
import type { Nearness } from '@memory/revision/replacement.js';
import { REVISION_DEFAULTS } from '@contracts/revision/revision.settings.js';

const read = (content: string): Reading =>
  readStatement({ content, tags: [], concept: null, speaker: null, language: detectLanguage(content, 'en') });
const near: Nearness = { vector: 0.6, lead: 0.25, lens: 0.37, lensLead: 0.15, nearest: true };
const verdict = (fresh: string, stored: string, as = near) => {
  const common = commonIn([stored].map((text) => read(text).told));
  return verdictOf(matchOf(read(fresh), read(stored), as, { common, two: false }), REVISION_DEFAULTS);
};

it.each([
  ['PAY-512 refunds stuck, Ines restarted the queue', 'PAY-498 refunds late, Ines raised the limit'],
  ['invoice 881 to Kern, 1,240, open', 'invoice 874 to Kern, 960, open'],
  ['turnover June: 12.9k', 'turnover April: 14.1k'],
  ['lift broke again on 9 June, Otis took 310', 'lift broke on 3 March, Otis took 620'],
  ['archive deadline slips to 31 Jan, Ines agreed', 'Ines pushed the invoice deadline to Aug 31'],
  ['Ines wants to bake on Sundays', 'Ines starts June 1 as baker'],
  ['soup off the menu till autumn', 'lunch menu is 14, two courses'],
  ['Novak raised us to 1,450, fine', 'I run the corner shop, 38 square metres'],
  ["I'm no longer at Barclays, I am with Monzo now.", 'I work at Acme.'],
  [
    'Ich bin nicht mehr bei der Sparkasse, ich bin jetzt bei der GLS Bank.',
    'Ich überlege, mich selbständig zu machen.',
  ],
])('stays beside: %s', (fresh, stored) => {
  expect(['conflict', 'update', 'same']).not.toContain(verdict(fresh, stored));
});

it('ends what is said to have ended', () => {
  expect(verdict('I gave up on Dutch, evenings are free', "I'm learning Dutch on Thursdays")).toBe('conflict');
});

it('ignores a name that a large share of the memories contain', () => {
  const notes = ['Ines paid the band', 'Ines is away', 'the band has a van', 'paint is dry'];
  expect([...commonIn(notes.map((text) => read(text).told))]).not.toContain('ines');
  expect([...commonIn([...notes, 'Ines sold the van'].map((text) => read(text).told))]).toContain('ines');
});

describe('an attribute that only the subject names', () => {
  it.each(['The user', 'The server', 'Our office', 'My wife', 'Ada'])('links nothing: %s', (subject) => {
    const facts = ['lives in Graz', 'has a dog', 'plays chess', 'works at Siemens'].map(
      (fact) => `${subject} ${fact}.`,
    );
    const pairs = facts.flatMap((fresh, at) => facts.slice(0, at).map((stored) => verdict(fresh, stored)));
    expect(new Set(pairs)).toEqual(new Set(pairs.filter((one) => one === 'unrelated' || one === 'related')));
  });

  it('changes with the verb that both share', () => {
    expect(verdict('My doctor is Dr. Lam.', 'My doctor is Dr. Okoye.')).toBe('conflict');
  });
});

it.each([
  ['Hanneke swapped her old Toyota for an electric Kia.', 'I drive a Toyota.'],
  ["little Ruben gave up the violin, he's into skateboards", 'I play violin in a quartet.'],
  ["little Ruben gave up the violin, he's into skateboards", 'Tova plays the violin.'],
])('what others sold or gave up is not mine, nor that of a third: %s', (fresh, stored) => {
  expect(verdict(fresh, stored)).not.toBe('conflict');
});

it.each([
  ['Sold the mountain bike, it was only collecting dust.', 'My road bike is a Canyon.'],
  ['Signed up for ukulele lessons at the community centre.', 'I play the clarinet.'],
  ['Long Night on 20 June: museum stays open till two in the morning.', 'The museum is open until six.'],
  ['always half an hour before breakfast with the thyroxine', 'I take 100 mcg of thyroxine.'],
  ['My 38th birthday was in Graz.', 'My birthday is 4 May.'],
])('another of the kind, another day or another side of it ends nothing: %s', (fresh, stored) => {
  expect(verdict(fresh, stored)).not.toBe('conflict');
  expect(verdict(fresh, stored, { ...near, lens: 0.75, lensLead: 0.5 })).not.toBe('conflict');
});

it.each([
  ["Aunt Rosa eats meat again, doctor's orders.", "I'm vegetarian."],
  ['Dad finally has a smartphone, a Samsung.', 'My phone is a Fairphone.'],
  ['Pat has to get up at five now for the new shift', 'I get up at 6.'],
  ['A friend got a raise to 61,000.', 'My salary is 52,000.'],
  ["Ben's knee is fine again, no more physio for him.", 'I see a physio for my knee.'],
  ['Grandma keeps her PIN in the tea tin now', 'My PIN is on a note in the drawer.'],
])('what is so of others says nothing of me: %s', (fresh, stored) => {
  expect(verdict(fresh, stored, { ...near, lens: 0.75, lensLead: 0.5 })).not.toBe('conflict');
});

it.each([
  ['My driving licence now runs until 2034.', 'My passport expires in 2029.'],
  ['The guest wifi password is tulip now.', 'Our wifi is called Fritz.'],
  ['My work email is now lena@acme.io.', 'My old email is lena@web.de.'],
  ['I gave up on Polish.', 'I speak French.'],
  ['I sold the accordion.', 'My piano is a Yamaha.'],
  ['The Berlin team got a new office in Kreuzberg.', 'Our office is in Utrecht.'],
  ['I took out travel insurance with ERGO.', 'My car insurance is with Allianz.'],
])('nor what is so of another of mine: %s', (fresh, stored) => {
  expect(verdict(fresh, stored, { ...near, lens: 0.75, lensLead: 0.5 })).not.toBe('conflict');
});

it.each([
  ['Sold the road bike, it was only collecting dust.', 'My road bike is a Canyon.'],
  ['I gave up the violin.', 'I play violin in a quartet.'],
  ['Tova gave up the violin.', 'Tova plays the violin.'],
])('and an end of the same does: %s', (fresh, stored) => {
  expect(verdict(fresh, stored)).toBe('conflict');
});

it.each([
  ['The wooden boat of Ada needs sails of linen.', 'The wooden boat of Ada has a hull of oak.'],
  ['Our garden shed needs paint.', 'Our garden shed has two windows.'],
  ['The billing service needs Redis.', 'The billing service has three replicas.'],
])('something else of one thing ends nothing: %s', (fresh, stored) => {
  expect(verdict(fresh, stored, { ...near, vector: 0.8, lens: 0.75, lensLead: 0.5 })).not.toBe('conflict');
});
