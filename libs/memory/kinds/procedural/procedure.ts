import type { procedure } from '@contracts/cognitive/procedures.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { z } from 'zod';
import { nodeOf, showKind } from '../kind.js';
import { knownNames, type UsedProcedure } from './procedures.query.js';
import { prerequisitesOf, stepsOf } from './steps.js';

export type Procedure = z.input<typeof procedure>;
export type Known = Awaited<ReturnType<typeof knownNames>>;

/** Which of these names are known, and which are missing. */
export function resolve(names: readonly string[], known: Known): Pick<Procedure, 'resolved' | 'missing'> {
  const resolved = names.map((name) => {
    const found = known.get(name.toLowerCase());
    return { name, known: found !== undefined, ...(found && { memory_id: showKind(found.type, found.id) }) };
  });
  return { resolved, missing: resolved.filter((one) => !one.known).map(({ name }) => name) };
}

/** The name of a procedure that was stored without one, as any record of its type may be. */
function firstLine(content: string): string {
  return (content.split('\n', 1)[0] ?? '').slice(0, LIMITS.titleLength).toWellFormed();
}

/** Formats procedures with their prerequisites: one query for all. */
export async function showProcedures(
  tx: Tx,
  scope: Scope,
  agent: string,
  found: readonly UsedProcedure[],
  now: Date,
): Promise<Procedure[]> {
  const needed = [...new Set(found.flatMap(({ row }) => prerequisitesOf(row.fields)))];
  const known = await knownNames(tx, scope, agent, needed, now);
  return found.map(({ row, usage }) => {
    const prerequisites = prerequisitesOf(row.fields);
    const shown = {
      ...nodeOf(row),
      name: row.title ?? firstLine(row.content),
      steps: stepsOf(row.fields),
      prerequisites,
      usage_count: usage,
    };
    return { ...shown, ...resolve(prerequisites, known) };
  });
}
