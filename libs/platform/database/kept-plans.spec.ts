import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { keepPlan, KeptPlans } from './kept-plans.js';

const marked = (statement: string): string => new PgDialect().sqlToQuery(keepPlan(sql.raw(statement))).sql;

it('names what is marked, the same text alike and another otherwise', () => {
  const plans = new KeptPlans();
  const name = plans.nameOf(marked('select 1'));
  expect(name).toMatch(/^kept_[0-9a-f]{40}$/);
  expect(plans.nameOf(marked('select 1'))).toBe(name);
  expect(plans.nameOf(marked('select 2'))).not.toBe(name);
  expect(plans.nameOf('select 1')).toBeUndefined();
});

it('names only so many, however many conditions somebody thinks of', () => {
  const plans = new KeptPlans();
  const names = Array.from({ length: 200 }, (_, i) => plans.nameOf(marked(`select ${i}`)));
  expect(names.filter((name) => name !== undefined)).toHaveLength(20);
  expect(plans.nameOf(marked('select 0'))).toBe(names[0]);
});
