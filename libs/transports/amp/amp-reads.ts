import {
  type ampAgentStatus, type ampGet, type ampList, type ampSearch, type ampStatus, AMP_PROTOCOL,
} from '@contracts/amp/amp.operations.js'; // prettier-ignore
import { LIMITS } from '@contracts/limits.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { LinkedBy, Subgraph } from '@contracts/search/graph-search.js';
import type { Scope } from '@kernel/scope.js';
import { GetAgentStatus } from '@memory/records/get-agent-status.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListRecords } from '@memory/records/list-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import { StatusReport } from '@application/status-report.js';
import { toAmp } from './amp-record.js';

/** AMP's reads in AMP's format. */
@Injectable()
export class AmpReads {
  constructor(
    private readonly searchRecords: SearchRecords,
    private readonly getRecord: GetRecord,
    private readonly listRecords: ListRecords,
    private readonly report: StatusReport,
    private readonly agents: GetAgentStatus,
  ) {}

  async search(scope: Scope, { body }: InputOf<typeof ampSearch>): Promise<OutputOf<typeof ampSearch>> {
    // AMP ignores unknown fields, so only the fields that its contract validates are passed on.
    const { query, type, agent, project, session_id, role, tags, filter, as_of, valid_at, limit, min_score } = body;
    const { token_budget, scope_expansion, order, graph } = body;
    const { results, total, tokens, expanded_to, hints, subgraph } = await this.searchRecords.run(scope, {
      ...{ query, type, agent, project, session_id, role, tags, filter, as_of, valid_at, limit, min_score },
      ...{ token_budget, scope_expansion, order, graph },
      explain: false,
    });
    const named = new Map(results.map(({ id, external_id }) => [id, external_id ?? id]));
    return {
      success: true,
      results: results.map(({ id, external_id, score, record, excerpt, level, linked }) => ({
        id: external_id ?? id,
        score,
        record: toAmp(record),
        ...(excerpt && { excerpt }),
        ...(level && { level }),
        ...(linked && { linked: linkedAs(linked, named) }),
      })),
      ...(subgraph && { subgraph: subgraphAs(subgraph, named) }),
      total,
      ...(tokens !== undefined && { tokens }),
      ...(expanded_to && { expanded_to }),
      ...(hints && { hints }),
    };
  }

  async get(scope: Scope, { params, query }: InputOf<typeof ampGet>): Promise<OutputOf<typeof ampGet>> {
    const { reinforce } = query;
    return { success: true, record: toAmp(await this.getRecord.run(scope, params.id, { reinforce })) };
  }

  async list(scope: Scope, { query }: InputOf<typeof ampList>): Promise<OutputOf<typeof ampList>> {
    const { records, total, has_more } = await this.listRecords.run(scope, {
      ...query,
      as_of: undefined,
      filter: undefined,
    });
    return { success: true, records: records.map(toAmp), total, has_more };
  }

  async status(scope: Scope): Promise<OutputOf<typeof ampStatus>> {
    const { version, records, by_type: byType, embedder } = await this.report.run(scope);
    return {
      success: true,
      healthy: embedder.ready,
      version,
      protocol: AMP_PROTOCOL,
      stats: {
        lessons: byType['lesson'] ?? 0,
        checkpoints: byType['checkpoint'] ?? 0,
        snippets: byType['snippet'] ?? 0,
        total_records: records,
        embedding_model: embedder.model,
      },
      capabilities: {
        embedding_model: embedder.model,
        max_content_length: LIMITS.contentLength,
        supported_types: ['lesson', 'checkpoint', 'snippet'],
      },
    };
  }

  async agentStatus(
    scope: Scope,
    { params }: Pick<InputOf<typeof ampAgentStatus>, 'params'>,
  ): Promise<OutputOf<typeof ampAgentStatus>> {
    return { success: true, ...(await this.agents.run(scope, params.agent)) };
  }
}

/** AMP's names of the results, by the server's ids. */
type Named = ReadonlyMap<string, string>;

const nameIn = (named: Named) => (id: string) => named.get(id) ?? id;

function linkedAs(linked: LinkedBy, named: Named): LinkedBy {
  const name = nameIn(named);
  return { ...linked, from: name(linked.from), ...(linked.via && { via: linked.via.map(name) }) };
}

function subgraphAs({ nodes, edges, contradictions, chronology, text }: Subgraph, named: Named): Subgraph {
  const name = nameIn(named);
  const between = <E extends { readonly from: string; readonly to: string }>(edge: E): E => ({
    ...edge,
    from: name(edge.from),
    to: name(edge.to),
  });
  return {
    nodes: nodes.map((node) => ({ ...node, id: name(node.id) })),
    edges: edges.map(between),
    contradictions: contradictions.map(between),
    chronology: chronology.map(name),
    text,
  };
}
