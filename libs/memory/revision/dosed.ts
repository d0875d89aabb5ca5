import type { Named } from './named.js';
import { type Reading, readStatement } from './reading.js';

const UNIT = 'mg|mcg|µg|g|ml|iu|units?|tablets?|pills?|drops?|puffs?|capsules?|einheiten|tabletten?|tropfen';
const DOSE = `(?:about |around |only )?(\\d+(?:[.,]\\d+)?) ?(${UNIT})`;
const DRUG = "([\\p{L}][\\p{L}\\p{N}'-]{2,30})";
const UP_OR_DOWN =
  'raised|increased|upped|bumped|doubled|lowered|reduced|decreased|cut|dropped|halved|put|changed|adjusted|tapered';
const TO = `(?:(?:up|down|back) )?(?:from [^,.;]{1,20} )?to ${DOSE}`;

/** "My doctor raised the lisinopril to 40 mg", "The lisinopril was raised to 40 mg", "Mein Arzt hat das Ramipril auf 10 mg erhöht". */
const CHANGED: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:My|The) \\p{L}+|(?:My )?(?:Dr|Doctor)\\.? \\p{Lu}\\p{L}+|They|We|I)(?: has| have|['’]ve)? (?:just )?(?:${UP_OR_DOWN}) (?:my |the )?${DRUG}(?: dose| dosage)? ${TO}(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^(?:(?:My|The) )?${DRUG}(?: dose| dosage)? (?:was|is|has been|got|has|went|goes|is going|gets) (?:now )?(?:(?:${UP_OR_DOWN}|gone) )?${TO}(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^(?:Meine?|Der|Die|Wir|Ich) (?:\\p{L}+ ){0,2}?(?:hat|haben|habe) (?:mein |meine |das |die |den )?${DRUG}(?:-?[Dd]osis)? auf ${DOSE} (?:erhöht|gesteigert|angehoben|gesenkt|reduziert|halbiert|verdoppelt)`,
    'u',
  ),
];

/** "I take 20 mg of lisinopril in the morning", "I'm on lisinopril 20 mg", "Ich nehme 5 mg Ramipril". */
const TAKEN: readonly RegExp[] = [
  new RegExp(
    `^(?:I|(?:The )?[Uu]ser)(?:['’]m| am| is)? (?:takes?|taking|on|inject|injects|uses?) ${DOSE} (?:of )?${DRUG}(?!\\p{L})`,
    'u',
  ),
  new RegExp(`^Ich nehme (?:\\p{Ll}+ ){0,2}?${DOSE} ${DRUG}(?!\\p{L})`, 'u'),
];
const TAKEN_AFTER = new RegExp(
  `^(?:I|(?:The )?[Uu]ser)(?:['’]m| am| is)? (?:takes?|taking|on|inject|injects|uses?) ${DRUG},? ${DOSE}(?!\\p{L})`,
  'u',
);

interface Dose {
  readonly drug: string;
  readonly amount: string;
  readonly unit: string;
}

const doseOf = (drug = '', amount = '', unit = ''): Dose => ({
  drug: drug.toLowerCase(),
  amount,
  unit: unit.toLowerCase(),
});

function changedIn(text: string): Dose | null {
  const said = CHANGED.map((form) => form.exec(text)).find((found) => found !== null);
  return said ? doseOf(said[1], said[2], said[3]) : null;
}

function takenIn(text: string): Dose | null {
  const said = TAKEN.map((form) => form.exec(text)).find((found) => found !== null);
  if (said) return doseOf(said[3], said[1], said[2]);
  const after = TAKEN_AFTER.exec(text);
  return after ? doseOf(after[1], after[2], after[3]) : null;
}

/**
 * For a text that says to what a dose was changed: it and each stored statement that the user takes another dose of the same, both reworded
 * with the substance as their subject. Null for all others, and for all if the user takes it in several doses, because then it is unknown which
 * one was changed. English and German.
 */
export function asDosed(fresh: Reading, stored: readonly Reading[]): readonly (Named | null)[] {
  const none = stored.map(() => null);
  const changed = changedIn(fresh.statement.content);
  if (!changed) return none;
  const reworded = ({ statement }: Reading, { drug, amount, unit }: Dose, now = '') =>
    readStatement({ ...statement, content: `The ${drug} is ${amount} ${unit}${now}.`, language: 'en' });
  const doses = stored.map((one) => {
    const taken = takenIn(one.statement.content);
    const same = taken?.drug === changed.drug && taken.unit === changed.unit;
    return same ? { fresh: reworded(fresh, changed, ' now'), stored: reworded(one, taken) } : null;
  });
  return doses.filter((one) => one !== null).length === 1 ? doses : none;
}
