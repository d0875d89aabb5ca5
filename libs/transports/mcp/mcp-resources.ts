import { ampGet, ampList } from '@contracts/amp/amp.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { visibleDeep } from '@kernel/visible.js';
import { Injectable } from '@nestjs/common';
import { AmpReads } from '../amp/amp-reads.js';
import { readParts } from '../http/operation.decorator.js';
import { type McpRequest, mayCall, scopeFor } from './mcp-request.js';

const JSON_TYPE = 'application/json';
const RECENT = 'recollect://recent';
const RECORD = /^recollect:\/\/records\/([^/?#]+)$/;
/** Enough to pick up a thread, and short enough for any context. */
const RECENT_RECORDS = 20;

/** Memory as resources, for hosts in which people choose what an agent reads. */
@Injectable()
export class McpResources {
  constructor(private readonly reads: AmpReads) {}

  list(request: McpRequest) {
    if (!mayCall(request, ampList)) return [];
    const description = `The ${RECENT_RECORDS} memories stored last, newest first.`;
    return [{ uri: RECENT, name: 'recent', title: 'Recent memories', description, mimeType: JSON_TYPE }];
  }

  templates(mcpRequest: McpRequest) {
    if (!mayCall(mcpRequest, ampGet)) return [];
    const description = 'One memory by its id, percent-encoded.';
    const uriTemplate = 'recollect://records/{id}';
    return [{ uriTemplate, name: 'record', title: 'A memory', description, mimeType: JSON_TYPE }];
  }

  /** The JSON text of a URI. @throws RecollectError `not_found`, the same for foreign, absent and unreadable records */
  async read(mcpRequest: McpRequest, uri: string): Promise<{ uri: string; mimeType: string; text: string }> {
    const content = uri === RECENT ? await this.recent(mcpRequest) : await this.record(mcpRequest, uri);
    return { uri, mimeType: JSON_TYPE, text: JSON.stringify(visibleDeep(content)) };
  }

  private async recent(mcpRequest: McpRequest) {
    const query = { limit: RECENT_RECORDS };
    const input = readParts(ampList, { params: {}, query, body: undefined });
    const { records, total } = await this.reads.list(scopeFor(mcpRequest, ampList, {}), input);
    return { records, total };
  }

  private async record(mcpRequest: McpRequest, uri: string) {
    const id = decoded(RECORD.exec(uri)?.[1]);
    if (id === null) throw new RecollectError('not_found');
    const input = readParts(ampGet, { params: { id }, query: {}, body: undefined });
    return (await this.reads.get(scopeFor(mcpRequest, ampGet, {}), input)).record;
  }
}

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
