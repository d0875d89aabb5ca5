import { isEnded, type Told } from './attribute-change.js';
import type { Reading } from './reading.js';

/**
 * What happened once, or is so for a while, takes the place of nothing that it does not say is over: "The tracker had an outage". And what
 * happened once stays true.
 */
export const isPassing = (fresh: Reading, stored: Reading): boolean =>
  isForNow(fresh, stored) ||
  (stored.told.occasion && !endsMore(fresh.told, stored.told)) ||
  (isOnlyOccasion(fresh) && !isEnded(fresh.told, stored.told));

/** "Ines left on Friday" and "I haven't had a coffee since last week" tell of what goes on, too. */
const isOnlyOccasion = ({ told, claims }: Reading): boolean =>
  told.occasion && !told.change && told.leaver === null && !claims.some(({ negated }) => negated);

/** "Lena left the company": whoever left is still who proposed something. */
const endsMore = ({ ended, owner }: Told, { names }: Told): boolean =>
  [...ended].some((word) => names.has(word) && word !== owner);

export const isForNow = (fresh: Reading, stored: Reading): boolean => fresh.told.forNow && !stored.told.forNow;
