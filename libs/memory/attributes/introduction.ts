import { isGivenName } from './given-names.js';

const NAMES_SELF =
  /(?<![\p{L}'’])(?:[Ii]['’]m|[Ii] am|[Nn]ame['’]s|[Cc]all(?:s|ed)? me|[Kk]nown as|[Ii]ch bin|[Ii]ch hei(?:ß|ss)e|[Nn]enn(?:t|en)? mich|zu mir|(?:[Mm]y|[Mm]ein) (?:\p{L}+ ){0,2}[Nn]ame,? (?:is|ist)|[Jj]e m['’]appelle|[Mm]oi,? c['’]est|[Jj]e suis|[Mm]['’]appellent|[Mm]e llam(?:o|an)|[Mm]e dicen|[Ff]riends say) (?:just |now |einfach |jetzt )?\p{Lu}|^\p{Lu}\p{L}+ here(?![\p{L}])|zu mir[.!]?$/u;
/** German has no article before an occupation: "Ich bin Pflegerin im Klinikum". */
const I_AM = /(?<!\p{L})[Ii]ch bin (?:jetzt |nun )?(\p{Lu}\p{L}+)(?= (?:in|im|bei|auf|an|am|für) )/gu;
/** Soy is a bean in English. */
const SOY = /(?<![\p{L}'’])[Ss]oy \p{Lu}/u;
/** An occupation after the name: "I'm Ada, an engineer at Acme". */
const WORKS_BEHIND =
  /^[^.!?]{0,60}?(?:[Ii]['’]m|[Ii] am|[Nn]ame['’]s|[Ii]ch bin|[Ii]ch hei(?:ß|ss)e|here)[^.!?,]{0,40}, [^.!?]{3,60}? (?:at|for|with|bei|für) (?:the |der |dem |den )?\p{Lu}/u;

/** German has no article before an occupation: "ich bin Ilaria, 34, Logopädin in Kassel", "ist Laborant bei Sartorius". */
const IS_AT =
  /[Ii]ch (?:bin|heiße) \p{Lu}\p{L}+, (?:\d{1,3}(?: Jahre(?: alt)?)?, )?\p{Lu}\p{L}{3,30} (?:bei|in|im|an) |(?<!\p{L})(?:bin|ist|war) (?:jetzt |nun |wieder )?(?!\p{L}+(?:tag|woch) )\p{Lu}\p{L}{3,30} bei (?:der |dem |den )?\p{Lu}/u;

/** Whether the speaker gives their own name: "I'm Ada", "everybody calls me Jo", but not "our bus is called Gisela". */
export function namesSelf(text: string, language: string): boolean {
  const own =
    language === 'de' ? text.replace(I_AM, (all, word: string) => (isGivenName(word.toLowerCase()) ? all : ' ')) : text;
  return NAMES_SELF.test(own) || (language === 'es' && SOY.test(text));
}

export function worksAt(text: string): boolean {
  return WORKS_BEHIND.test(text) || IS_AT.test(text);
}
