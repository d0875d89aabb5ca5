const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
const GERMAN = `${B}(?:nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|nichts|ohne)${E}`;
const SPANISH = `${B}(?:no(?= \\p{L})|nunca|jamás|tampoco|ningún|ninguna|ninguno|nadie)${E}`;
/** "Ne" and "plus" negate together only; "pas" is a word of other languages too. */
const FRENCH =
  `${B}(?:ne |n['’])(?=(?:[\\p{L}\\p{M}'’-]{1,30} ){1,3}(?:pas|plus|jamais|rien|personne|aucune?|guère)${E})|` +
  `${B}(?:pas(?= de | d['’])|jamais|aucune?|sans(?= \\p{Ll}))${E}|(?<=${B}(?:je |j['’]|c['’])[\\p{L}\\p{M}]{1,15} )pas${E}`;
/** "不错", "不过", "差不多" and such negate nothing; "不过敏" does. No Japanese, which has 不 inside of nouns. */
const CHINESE =
  '(?<![差对\\u3040-\\u30ff])(?:再也)?不(?!错|过(?!敏)|但|仅|同|久|管|论|断|得不|好意思|客气|少|止|动产|動産)再?|没有?(?!错|准|关系)|从未|无法|别(?!人|的|墅|名)';

/**
 * Words that negate in German, Spanish, French and Chinese, as a regular expression's source with the flags `iu`. They are looked for in a text of any language:
 * those that mean something else in another one are left out. What is denied stands behind them.
 */
export const NOT_ELSEWHERE = [GERMAN, SPANISH, FRENCH, CHINESE].join('|');
const ANY = new RegExp(NOT_ELSEWHERE, 'iu');

/** Whether a text negates in one of these languages. */
export const negatesElsewhere = (text: string): boolean => ANY.test(text);

const HAN = /[\u3400-\u9fff]/u;
const IN_CHINESE = new RegExp(CHINESE, 'gu');

export const negatesInChinese = (text: string): boolean => HAN.test(text) && text.search(IN_CHINESE) >= 0;

/** What it denies, said as if it were so: "我不吃肉" as "我吃肉". */
export const withoutChineseNot = (text: string): string => (HAN.test(text) ? text.replace(IN_CHINESE, '') : text);
