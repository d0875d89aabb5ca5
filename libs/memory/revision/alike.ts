import { isSameSet } from '@kernel/same-set.js';
import type { Claim } from './claim.js';
import { differOnBothSides, isSameOrder, minus } from './sets.js';

/** "Rome and Paris": in any order. */
const LISTED = /(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}-]*,? (?:and|or|und|oder|y|o|et|ou) \p{Lu}/u;

/**
 * Whether two claims with the same words mean the same. "He is in the office" and "He is out of the office", or "Ada owes Tom
 * money" and "Tom owes Ada money", do not.
 */
export function tellsAlike(fresh: Claim, stored: Claim): boolean {
  const alike = minus(fresh.small, stored.small).length === 0 && isSameSet(fresh.decisive, stored.decisive);
  return alike && !isSwapped(fresh, stored);
}

/** Whether they contain the same names in another order: who owes whom. */
export function isSwapped(fresh: Claim, stored: Claim): boolean {
  if (isEquation(fresh, stored) || (LISTED.test(fresh.text) && LISTED.test(stored.text))) return false;
  const common = (a: Claim, b: Claim) => [...a.names].filter((name) => b.names.has(name));
  return differOnBothSides(fresh.subject, stored.subject) || !isSameOrder(common(fresh, stored), common(stored, fresh));
}

/** "My boss is Tom", "Tom is my boss". */
function isEquation(a: Claim, b: Claim): boolean {
  if (a.relation !== 'be' || b.relation !== 'be') return false;
  return isSameSet(a.subject, new Set(b.object)) && isSameSet(b.subject, new Set(a.object));
}
