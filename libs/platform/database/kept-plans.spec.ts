import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { keepFixedPlan, keepPlan, KeptPlans } from './kept-plans.js';

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

it('names fixed texts too when the number is used up, and they use up none of it', () => {
  const fixed = (statement: string): string => new PgDialect().sqlToQuery(keepFixedPlan(sql.raw(statement))).sql;
  const plans = new KeptPlans();
  const first = plans.nameOf(fixed('select 0'), one);
  const names = Array.from({ length: 200 }, (_, i) => plans.nameOf(marked(`select ${i}`), one));
  expect(names.filter((name) => name !== undefined)).toHaveLength(24);
  expect(plans.nameOf(fixed('select 1'), one)).toMatch(/^kept_1_/);
  expect(plans.nameOf(fixed('select 0'), one)).toBe(first);
});
