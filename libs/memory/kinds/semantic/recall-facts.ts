import type { recallFacts } from '@contracts/cognitive/facts.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { edgesAmong } from '../edges.query.js';
import { confidenceOf, showFact } from './fact.js';
import { FindFacts } from './find-facts.js';

/** Facts for a query, with the links between them, and as text for a model. */
@Injectable()
export class RecallFacts {
  constructor(
    private readonly database: Database,
    private readonly facts: FindFacts,
  ) {}

  run(scope: Scope, query: InputOf<typeof recallFacts>['body']): Promise<OutputOf<typeof recallFacts>> {
    if (query.query.trim() === '') return Promise.resolve({ nodes: [], edges: [], text: tellFacts([], []) });
    return this.database.withScope(
      scope,
      async (tx) => {
        const rows = await this.facts.findIn(tx, scope, { ...query, limit: query.max_nodes });
        const links = await edgesAmong(tx, scope, rows.map(({ id }) => id)); // prettier-ignore
        const text = tellFacts(
          rows,
          links.map(({ fromId, toId, told }) => ({
            from: fromId,
            to: toId,
            conflict: told.conflicting_values ?? null,
          })),
        );
        return {
          nodes: rows.map(showFact),
          edges: links.map(({ from, to, type, told }) => ({ from, to, type, ...told })),
          text,
        };
      },
      { readOnly: true },
    );
  }
}

/** The text for a model if nothing is known. */
const NOTHING_KNOWN = 'No relevant knowledge found.';

/** A link between two of the given facts. */
interface Told {
  readonly from: string;
  readonly to: string;
  readonly conflict: string | null;
}

/**
 * Facts as text for a model: in order of time, numbered, each with its day, followed by a WARNING for every contradicting pair, with
 * both values.
 */
function tellFacts(facts: readonly RecordRow[], links: readonly Told[]): string {
  if (facts.length === 0) return NOTHING_KNOWN;
  const ordered = facts.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.occurredAt.getTime() - b.occurredAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const numbers = new Map(ordered.map(({ id }, i) => [id, i + 1]));
  const lines = ordered.map((row, i) => {
    const concept = row.title ? `${row.title}: ` : '';
    const sure = confidenceOf(row) < 1 ? ` (confidence ${Math.round(confidenceOf(row) * 100) / 100})` : '';
    return `${i + 1}. [${row.occurredAt.toISOString().slice(0, 10)}] ${concept}${row.content}${sure}`;
  });
  const warnings = links
    .filter(({ conflict, from, to }) => conflict !== null && numbers.has(from) && numbers.has(to))
    .map(
      ({ conflict, from, to }) =>
        `WARNING: ${numbers.get(to)} and ${numbers.get(from)} contradict each other: ${conflict}`,
    );
  return ['Known facts, in order of time:', ...lines, ...warnings].join('\n');
}

/** If the writer supplies its own order (`temporal_index` in the metadata), it takes precedence over the clock. */
function placeOf({ metadata }: RecordRow): number {
  const index = metadata['temporal_index'];
  return typeof index === 'number' ? index : 0;
}
