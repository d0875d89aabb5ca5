/**
 * Statements whose loss could harm somebody: allergies, illnesses, medicines, pregnancies, implants, emergency contacts. One list of
 * word prefixes for all languages, from common medical vocabulary. A short or ambiguous prefix is given as a whole word. Names of medicines
 * are known by their endings.
 */
const BEGINNINGS = [
  // English, and what most European languages share
  'allerg', 'alerg', 'asthma', 'asma', 'astma', 'diabet', 'epilep', 'anaphyla', 'anafila', 'intoleran', 'celiac', 'coeliac', 'zöliak', 'celiaq',
  'celiac', 'hypertens', 'hiperten', 'pregnan', 'pacemaker', 'insulin', 'penicillin', 'penicilin', 'pénicillin', 'antibiotic', 'antibiotik',
  'anticoagul', 'antikoagul', 'chemotherap', 'quimioterap', 'chimiothérap', 'dialys', 'diálisis', 'transplant', 'hemophil', 'hämophil', 'seizure', 'stroke', 'epipen', 'autoinject', 'inhaler',
  'prescri', 'medication', 'medicament', 'médicament', 'dosage', 'milligram', 'microgram', 'mikrogramm', 'tablet', 'diagnos', 'suicid', 'overdos',
  // German
  'medikament', 'tabletten', 'schwanger', 'krankheit', 'herzinfarkt', 'herzschrittmacher', 'schlaganfall', 'blutverdünn', 'verschrieb', 'verschreib', 'unverträglich', 'notfallkontakt', 'notfallpen', 'notfallset', 'autoinjekt', 'inhalator', 'krampfanf',
  // French, Spanish, Italian, Portuguese, Dutch
  'enceinte', 'grossesse', 'ordonnance', 'embaraz', 'enfermed', 'medicin', 'medicaç', 'incinta', 'gravidanza', 'malatti', 'farmac', 'grávida', 'doença', 'ziekte', 'zwanger', 'medicijn',
]; // prettier-ignore
const WORDS = ['mg', 'µg', 'mcg', 'cancer', 'tumor', 'tumour', 'krebs', 'cáncer', 'hiv', 'ill', 'illness', 'disease', 'surgery', 'dose', 'emergency', 'notfall', 'dosis']; // prettier-ignore
/**
 * Endings of generic names of medicines (citalopram, ramipril, metformin), of common classes: the stems of the WHO's International
 * Nonproprietary Names. With "e" or without: English and French write it, German does not.
 */
const MEDICINES = [
  'pram', 'oxetin', 'tralin', 'zodon', 'azepam', 'zolam', 'zapin', 'tiapin', 'pril', 'sartan', 'olol', 'dipin', 'statin', 'xaban', 'gatran', 'parin',
  'formin', 'gliptin', 'gliflozin', 'glutid', 'thyroxin', 'prazol', 'cillin', 'mycin', 'cyclin', 'floxacin', 'conazol', 'ciclovir', 'profen',
  'oxicam', 'coxib', 'triptan', 'setron', 'lukast', 'caftor', 'tinib', 'zumab', 'ximab', 'lizumab',
]; // prettier-ignore
/** Scripts without spaces: matched anywhere in the text. */
const SIGNS = ['过敏', '過敏', '糖尿病', '哮喘', '癫痫', '药', '薬', '怀孕', '妊娠', '病', 'アレルギー', '喘息', '알레르기', '당뇨', '임신']; // prettier-ignore

const VITAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${BEGINNINGS.join('|')})|(?:${WORDS.join('|')}|\\p{L}{3,15}(?:${MEDICINES.join('|')})e?)(?![\\p{L}\\p{N}]))|\\d(?:mg|µg|mcg)(?!\\p{L})|${SIGNS.join('|')}`,
  'iu',
);
const ASKS = /[?？؟]["”’)]?\s*$/u;

/** Whether a sentence states something whose loss could harm somebody. Questions do not count. */
export function isVital(sentence: string): boolean {
  return VITAL.test(sentence.normalize('NFC')) && !ASKS.test(sentence);
}
