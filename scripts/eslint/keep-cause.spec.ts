import { Linter } from 'eslint';
import { keepCause } from './keep-cause.mjs';

/** The number of the rule's reports for a function body. */
function complaints(body: string): number {
  const code = `async function f() { ${body} }`;
  const found = new Linter().verify(code, {
    plugins: { house: { rules: { 'keep-cause': keepCause } } },
    rules: { 'house/keep-cause': 'error' },
  });
  for (const { ruleId, message } of found) if (ruleId === null) throw new Error(message);
  return found.length;
}

const caught = (statement: string) => `try { g(); } catch (error) { ${statement} }`;

test.each([
  [caught(`throw error;`)],
  [caught(`throw new OurError('x', { cause: error });`)],
  [caught(`throw a ? new OurError('x', { status: 1, cause: error }) : error;`)],
  [caught(`throw ourError('x', error);`)],
  [caught(`throw ourError('x', { cause: error });`)],
  [caught(`throw because(error, new TheirError('x'));`)],
  [caught(`return new OurError('x', { cause: error });`)],
  [caught(`list.map(() => new OurError('not what was caught'));`)],
  [`try { throw new OurError('x'); } finally { g(); }`],
  [`try { g(); } catch (error) { log(error); } throw new OurError('x');`],
  [`await g().catch((error) => { throw new OurError('x', { cause: error }); });`],
  [`await g().then((value) => { throw new OurError(value); });`],
])('accepts %s', (body) => {
  expect(complaints(body)).toBe(0);
});

test.each([
  [caught(`throw new OurError('x');`)],
  [caught(`throw new OurError('x', { cause: other });`)],
  [caught(`throw new OurError(codeOf(error), error.message);`)],
  [caught(`throw new NoSuchName();`)],
  [caught(`throw a ? error : new OurError('x');`)],
  [caught(`throw ourError('x');`)],
  [caught(`throw ourError(error.message);`)],
  [caught(`return new OurError('x');`)],
  [caught(`const told = error ?? new OurError('x');`)],
  [`try { g(); } catch { throw new OurError('x'); }`],
  [`await g().catch(() => { throw new OurError('x'); });`],
  [`await g().catch((error) => new OurError(error.code));`],
  [`await g().then((value) => value, (error) => { throw new OurError('x'); });`],
])('rejects %s', (body) => {
  expect(complaints(body)).toBe(1);
});
