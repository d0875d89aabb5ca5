import { areFramedApart, framesOf, isUnclaimed } from './frames.js';

const unclaimed = (language: string, stored: string, fresh: string) =>
  isUnclaimed(framesOf(fresh, language), framesOf(stored, language));

it.each([
  ['de', 'Ich nehme Metformin.', 'Ich habe vergessen, Metformin zu nehmen.'],
  ['de', 'Ich lerne Norwegisch.', 'Ich möchte Norwegisch lernen.'],
  ['de', 'Ich esse Fisch.', 'Meine Ärztin hat mir geraten, keinen Fisch zu essen.'],
  ['de', 'Sie nimmt Ramipril.', 'Sie versucht, das Ramipril abends zu nehmen.'],
  ['de', 'Leo zahlt die Miete.', 'Ich glaube, Leo zahlt die Miete.'],
  ['de', 'Leo zahlt die Miete.', 'Ich bezweifle, dass Leo die Miete zahlt.'],
  ['de', 'Ich melde das Auto an.', 'Ich habe vor, das Auto anzumelden.'],
  ['fr', 'Je prends du metformine.', "J'ai oublié de prendre mon metformine."],
  ['fr', 'Je mange du fromage.', 'Je ne veux pas manger de fromage.'],
  ['fr', 'Léo paie le loyer.', 'Je crois que Léo paie le loyer.'],
  ['es', 'Tomo metformina.', 'Olvidé tomar la metformina.'],
  ['es', 'Tomo metformina.', 'Se me olvidó tomarla.'],
  ['es', 'Bebo café.', 'Intento no beber café.'],
])('%s: %s is not changed by %s', (language, stored, fresh) => {
  expect(unclaimed(language, stored, fresh)).toBe(true);
});

it.each([
  ['de', 'Ich nehme Metformin.', 'Ich nehme morgens 500 mg Metformin.'],
  ['de', 'Ich spiele Cello.', 'Ich habe aufgehört, Cello zu spielen.'],
  ['de', 'Ich esse Fisch.', 'Ich muss jetzt Fisch essen.'],
  ['de', 'Ich nehme Ibuprofen.', 'Meine Tochter nimmt Ibuprofen.'],
  ['fr', 'Je prends du metformine.', 'Je prends du metformine le matin.'],
  ['fr', 'Je fume.', "J'ai arrêté de fumer."],
  ['es', 'Tomo metformina.', 'Tomo metformina por la mañana.'],
  ['es', 'Fumo.', 'Dejé de fumar.'],
])('%s: %s may be changed by %s', (language, stored, fresh) => {
  expect(unclaimed(language, stored, fresh)).toBe(false);
});

it.each([
  ['de', 'Ich fahre mit dem Rad.', 'Ich hasse es, mit dem Rad zu fahren.'],
  ['fr', 'Je prends le bus.', 'Je déteste prendre le bus.'],
  ['es', 'Tomo el autobús.', 'Odio tomar el autobús.'],
])('%s: neither is a fuller form of the other: %s / %s', (language, one, other) => {
  expect(areFramedApart(framesOf(one, language), framesOf(other, language))).toBe(true);
  expect(areFramedApart(framesOf(other, language), framesOf(one, language))).toBe(true);
});
