import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { keepPlan, KeptPlans } from './kept-plans.js';

const [one, other] = [{}, {}];
const marked = (statement: string): string => new PgDialect().sqlToQuery(keepPlan(sql.raw(statement))).sql;

it('names marked statements: the same text on the same connection gets the same name, everything else another', () => {
  const plans = new KeptPlans();
  const name = plans.nameOf(marked('select 1'), one);
  expect(name).toMatch(/^kept_1_[0-9a-f]{32}$/);
  expect(plans.nameOf(marked('select 1'), one)).toBe(name);
  expect(plans.nameOf(marked('select 1'), other)).toMatch(/^kept_2_/);
  expect(plans.nameOf(marked('select 2'), one)).not.toBe(name);
  expect(plans.nameOf('select 1', one)).toBeUndefined();
});

it('names a limited number, however many combinations of conditions there are', () => {
  const plans = new KeptPlans();
  const names = Array.from({ length: 200 }, (_, i) => plans.nameOf(marked(`select ${i}`), one));
  expect(names.filter((name) => name !== undefined)).toHaveLength(24);
  expect(plans.nameOf(marked('select 0'), one)).toBe(names[0]);
});
