import { createHash } from 'node:crypto';
import type { importAgent } from '@contracts/cognitive/agent.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { RecordInput } from '@contracts/records/record.js';
import { storedType } from '@contracts/graph/relations.js';
import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { isBeyond } from '@memory/record-store/trust.js';
import { StoreRecords } from '@memory/records/store-records.js';
import { scanForSecrets } from '@memory/secret-scanning/secret-guard.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { agentOf } from '../kind.js';

type Request = InputOf<typeof importAgent>['body'];

/** Imports what an agent has learned. Nodes that were imported before are recognised by their ids. */
@Injectable()
export class ImportAgent {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly store: StoreRecords,
    private readonly edges: EdgesRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, request: Request): Promise<OutputOf<typeof importAgent>> {
    const agent = agentOf(scope, { agent: request.agent ?? scope.agent ?? request.agent_name });
    return this.database.withScope(scope, async (tx) => {
      // Links alone are learned data too.
      await ensureUser(tx, scope, scope.userId, this.clock.now());
      const known = await this.known(tx, scope, agent, request);
      const fresh = request.nodes.flatMap((node, index) => (known.has(node.id) ? [] : [{ node, index }]));
      const { batch } = await this.store.runIn(tx, scope, fresh.map(({ node }) => recordOf(agent, node))); // prettier-ignore
      const errors = batch.results.flatMap(({ index, error }) =>
        error ? [{ index: fresh[index]?.index ?? index, detail: error.detail }] : [],
      );
      const ids = new Map([...known].map(([key, { id }]) => [key, id]));
      for (const { index, id } of batch.results) {
        const row = id === undefined ? null : readId(id);
        if (row !== null && fresh[index]) ids.set(fresh[index].node.id, row);
      }
      // A less trusted caller may not change the links of a more trusted record.
      const links = request.edges.filter(({ from }) => !isBeyond(scope, known.get(from)?.trust ?? 0));
      const edges = await this.link(tx, scope, links, ids);
      return { nodes: batch.created, skipped: request.nodes.length - fresh.length, edges, errors };
    });
  }

  /** Nodes that the agent has already: imported before, or its own. */
  private async known(tx: Tx, scope: Scope, agent: string, { nodes, edges }: Request): Promise<Map<string, RecordRow>> {
    const keys = [...new Set([...nodes.map(({ id }) => id), ...edges.flatMap(({ from, to }) => [from, to])])];
    const rows = await this.records.named(tx, scope, { userId: scope.userId }, [...keys, ...keys.map((key) => externalOf(agent, key))]); // prettier-ignore
    const own = rows.filter((row) => row.agent === agent);
    return new Map(
      keys.flatMap((key) => {
        const id = readId(key);
        const row =
          own.find(({ externalId }) => externalId === externalOf(agent, key)) ?? own.find((one) => one.id === id);
        return row ? [[key, row] as const] : [];
      }),
    );
  }

  private link(tx: Tx, scope: Scope, edges: Request['edges'], ids: ReadonlyMap<string, string>): Promise<number> {
    const createdAt = this.clock.now();
    const rows = edges.flatMap(({ from, to, type, strength, metadata }) => {
      const [fromId, toId] = [ids.get(from), ids.get(to)];
      if (fromId === undefined || toId === undefined || fromId === toId) return [];
      const { metadata: properties } = scanForSecrets({ metadata }, NO_NAMES).cleaned;
      const owner = { tenantId: scope.tenantId, userId: scope.userId };
      return [{ ...owner, fromId, type: storedType(type), toId, strength, properties, createdAt }];
    });
    return rows.length > 0 ? this.edges.insert(tx, rows) : Promise.resolve(0);
  }
}

/** Every text of a link is scanned. */
const NO_NAMES: ReadonlySet<string> = new Set();

/** The external id of a node, which includes the agent: two agents may import the same node. Too long a one is hashed. */
function externalOf(agent: string, id: string): string {
  const whole = `${agent}:${id}`;
  if (whole.length <= LIMITS.labelLength) return whole;
  return `node:${createHash('sha256').update(whole).digest('base64url')}`;
}

function recordOf(agent: string, node: Request['nodes'][number]): Record<string, unknown> {
  const { fields, place, title, kind, id, content, tags, metadata, occurred_at: at } = node;
  const record: Partial<RecordInput> = {
    ...fields,
    id: externalOf(agent, id),
    type: kind,
    agent,
    content,
    tags,
    metadata,
    ...(title !== undefined && { title }),
    ...(place !== undefined && { sequence: place }),
  };
  return { ...record, occurred_at: at.toISOString() };
}
