/** What a new and a stored text show of whether the one takes the place of the other (`replacement.ts`). 0 or 1 where nothing else is said. */
export const SIGNS = [
  /** How near by meaning and through the lens, 0…1, and how much nearer than any other memory. */
  'near', 'lens', 'lead', 'lensLead', 'nearest',
  /** Words in common, and sentences by subject, verb and object, 0…1. */
  'words', 'claims',
  /** How plainly both say one attribute of one value at a time, one that a person has one of, and each alone says one; how many of the two say any. */
  'attribute', 'personal', 'unshared', 'added', 'sayAny',
  /** Whom both are about. */
  'ownerSame', 'things', 'ownerOther', 'ownerLost', 'self', 'otherApart',
  /** Marks of change, in two readings; what is said to have ended is named by the stored one; the new one tells of one occasion. */
  'change', 'changes', 'anyChange', 'ended', 'anyEnded', 'occasion',
  /** Words that name something (three at most), all words that say something, and what is written like a name (two at most). */
  'sharedNames', 'anyShared', 'shareOfStored', 'shareOfFresh', 'subjectSaid', 'saysMore', 'sharedWords', 'shareOfWords',
  'nameKept', 'namesKept', 'newName',
  /** Kinds of answer: how many. */
  'kinds', 'kindsLost', 'kindsAdded', 'persons', 'places', 'numbers', 'numbersApart',
  /** By subject, verb and object (`compare.ts`). */
  'apart', 'differ', 'sameValue', 'sameVerb', 'alike', 'sameForm', 'otherSubject', 'sameSubject', 'moreSubject', 'lessSubject',
  /** What the rules make of it, 0…1. */
  'ruled', 'anyRuled',
  'negated', 'wasNegated', 'negatedApart',
  'german', 'otherLanguage',
  /** Of forty words. */
  'length', 'lengthOfStored',
] as const; // prettier-ignore
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** Signs that say something together. */
export const CROSSED = [
  ['lens', 'attribute'], ['lens', 'lens'], ['lens', 'lead'], ['lens', 'things'], ['lens', 'ownerSame'], ['lens', 'anyChange'], ['lens', 'anyRuled'],
  ['lens', 'ended'], ['lens', 'sameForm'], ['lead', 'sameForm'], ['lead', 'anyChange'], ['attribute', 'ownerSame'], ['attribute', 'anyChange'],
  ['ended', 'anyRuled'], ['anyRuled', 'anyChange'], ['anyShared', 'anyChange'], ['otherSubject', 'sameForm'],
] as const satisfies readonly (readonly [Sign, Sign])[]; // prettier-ignore
