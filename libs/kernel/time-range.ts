import { invalid } from './errors.js';

/**
 * A range that ends before it begins holds nothing: an empty answer would hide the mistake.
 * @throws RecollectError `invalid_input` for the field of its end
 */
export function refuseBackwards<Field extends string>(
  range: Readonly<Partial<Record<Field, unknown>>>,
  from: Field,
  to: Field,
): void {
  const [begins, ends] = [range[from], range[to]];
  if (begins instanceof Date && ends instanceof Date && ends < begins) {
    throw invalid(to, `must not be earlier than ${from}`);
  }
}
