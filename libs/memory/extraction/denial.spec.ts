import type { Fact, Turn } from './fact.js';
import { ground } from './ground.js';

const turn = (number: number, speaker: string, text: string): Turn => ({
  number, recordId: `r${number}`, sequence: number, sessionId: null, project: null, speaker, role: 'user', text, at: new Date('2026-05-10T12:00:00Z'),
}); // prettier-ignore

/** The refusal of a fact about Ada that quotes her, after something that Ben said. */
function refusalOf(content: string, said: string, { quote = said, ben = 'Tell me.' } = {}): string | undefined {
  const fact: Fact = { content, type: 'semantic', subject: 'Ada', entities: [], valid_from: null, valid_to: null, importance: 0.5, source: 2, quote }; // prettier-ignore
  return ground([fact], { before: [turn(1, 'Ben', ben)], offered: [turn(2, 'Ada', said)] }).refused[0];
}

it.each([
  ['tells what stands behind "but"', 'Ada found the help of her friends invaluable in settling.', 'Moving was not easy and settling was not either, but the help I got from friends was invaluable.'],
  ['plans what has not been', 'Ada is open to reading the letters.', 'No, I haven’t read the letters yet.'],
  ['wants what has not been', 'Ada would like to visit Japan.', 'I have never been to visit Japan.'],
  ['spells "don’t forget" out', 'Ada told Ben to practise and not forget his dance.', 'Practise and don’t forget your dance.'],
  ['stops what is quoted as quit', 'Ada quit her job and does not miss it.', 'I quit my job and I do not miss it.'],
  ['tells "don’t let" on', 'Ada told Ben not to let anything stop him.', 'Don’t let anything stop you.'],
  ['denies in English what is denied in French', 'Ada does not eat meat.', 'Je ne mange pas de viande.'],
  ['denies in English what is denied in Chinese', 'Ada does not eat meat.', '我不再吃肉了。'],
  ['likes one thing and not another, in Chinese', 'Ada 喜欢咖啡。', '我喜欢咖啡，不喜欢茶。'],
  ['denies in French what is denied', 'Ada ne mange plus de viande.', 'Je ne mange plus de viande.'],
  ['denies in Spanish what is denied', 'Ada nunca come pescado.', 'Nunca como pescado.'],
  ['finds good what one is not able to do', 'Ada finds volunteering valuable.', 'I haven’t been able to go volunteering, and I care about it.'],
])('nothing is flipped by a fact that %s', (_what, content, said) => {
  expect(refusalOf(content, said)).toBeUndefined();
}); // prettier-ignore

it.each([
  ['what stands before "but"', 'Ada thinks moving was easy.', 'Moving was not easy, but the help I got was good.'],
  ['as much of either side', 'Ada likes coffee with milk.', 'I do not like coffee, but I take milk.'],
  ['what has not been', 'Ada has read the letters.', 'No, I haven’t read the letters yet.'],
  ['what one does not want', 'Ada wants to visit Japan.', 'I do not want to visit Japan.'],
  ['what one will not', 'Ada plans to sell the house.', 'I will not sell the house.'],
  ['not allergic who is', 'Ada is not allergic to nuts.', 'I’m allergic to nuts.'],
  ['allergic who is not', 'Ada is allergic to nuts.', 'I’m not allergic to nuts.'],
  ['in French what is not', 'Ada mange de la viande.', 'Je ne mange pas de viande.'],
  ['in French what is no longer', 'Ada habite encore à Paris.', 'Je n’habite plus à Paris.'],
  ['in French what is not denied', 'Ada ne mange jamais de viande.', 'Je mange de la viande.'],
  ['in Spanish what never is', 'Ada come pescado.', 'Nunca como pescado.'],
  ['in Chinese what is not', 'Ada 吃牛肉。', '我不吃牛肉。'],
  ['in Chinese what is not denied', 'Ada 不吃牛肉。', '我吃牛肉。'],
  ['that somebody has stopped who can not', 'Ada stopped smoking.', 'I could not stop smoking.'],
])('a fact that states %s is flipped', (_what, content, said) => {
  expect(refusalOf(content, said)).toBe('negation_flipped');
}); // prettier-ignore

it('a bare no denies what was asked before it, and nothing else', () => {
  const said = 'No, I didn’t. But a cat brightens my days.';
  const told = { quote: 'But a cat brightens my days.', ben: 'Did you have pets growing up?' };
  expect(refusalOf('Ada had no pets growing up, but a cat brightens her days.', said, told)).toBeUndefined();
  expect(refusalOf('Ada had no siblings, and a cat brightens her days.', said, told)).toBe('negation_flipped');
  expect(refusalOf('Ada had no pets growing up.', 'Yes, I did. A cat brightens my days.', { ...told, quote: 'A cat brightens my days.' })).toBe('negation_flipped'); // prettier-ignore
  expect(refusalOf('Ada had no pets growing up.', said, { ...told, ben: 'I had pets growing up.' })).toBe('negation_flipped'); // prettier-ignore
});

it('"there is" names nobody and needs not to', () => {
  expect(
    refusalOf('There is a chance that Ada visits Porto.', 'There is a chance that I visit Porto.'),
  ).toBeUndefined();
  expect(refusalOf('There Ada visits Porto.', 'There I visit Porto.')).toBe('not_self_contained');
});
