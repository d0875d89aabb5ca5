/** The signs of a new and a stored text by which the one may replace the other (`replacement.ts`). 0 or 1 unless stated otherwise. */
export const SIGNS = [
  /** Nearness by meaning and through the lens, 0…1, and the lead over any other memory. */
  'near', 'lens', 'lead', 'lensLead', 'nearest',
  /** Common words, and sentences by subject, verb and object, 0…1. */
  'words', 'claims',
  /**
   * How plainly both state an attribute with one value at a time, or one that a person has one of; attributes that only one states;
   * how many of the two state any.
   */
  'attribute', 'personal', 'unshared', 'added', 'sayAny',
  /** The owner of each. */
  'ownerSame', 'things', 'ownerOther', 'ownerLost', 'self', 'otherApart',
  /** Words of change, in two readings; the stored one names what the new one says has ended; the new one describes a single occasion. */
  'change', 'changes', 'anyChange', 'ended', 'anyEnded', 'occasion',
  /** Words that name something (three at most), all content words, and capitalised words (two at most). */
  'sharedNames', 'anyShared', 'shareOfStored', 'shareOfFresh', 'subjectSaid', 'saysMore', 'sharedWords', 'shareOfWords',
  'nameKept', 'namesKept', 'newName',
  /** Kinds of answers: counts. */
  'kinds', 'kindsLost', 'kindsAdded', 'persons', 'places', 'numbers', 'numbersApart',
  /** By subject, verb and object (`compare.ts`); the stored one describes a single occasion. */
  'apart', 'ofValue', 'differ', 'sameValue', 'sameVerb', 'alike', 'sameForm', 'otherSubject', 'sameSubject', 'moreSubject', 'lessSubject',
  'wasOccasion',
  /** The result of the rules, 0…1. */
  'ruled', 'anyRuled',
  'negated', 'wasNegated', 'negatedApart',
  'german', 'otherLanguage',
  /** As a fraction of forty words. */
  'length', 'lengthOfStored',
] as const; // prettier-ignore
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;

/** Products of two signs. */
export const CROSSED = [
  ['lens', 'attribute'], ['lens', 'lens'], ['lens', 'lead'], ['lens', 'things'], ['lens', 'ownerSame'], ['lens', 'anyChange'], ['lens', 'anyRuled'],
  ['lens', 'ended'], ['lens', 'sameForm'], ['lead', 'sameForm'], ['lead', 'anyChange'], ['attribute', 'ownerSame'], ['attribute', 'anyChange'],
  ['ended', 'anyRuled'], ['anyRuled', 'anyChange'], ['anyShared', 'anyChange'], ['otherSubject', 'sameForm'],
  ['ofValue', 'anyChange'], ['ofValue', 'anyEnded'],
] as const satisfies readonly (readonly [Sign, Sign])[]; // prettier-ignore
