import { ProtocolError, ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import { Inject, Injectable } from '@nestjs/common';
import { check } from '@contracts/field-errors.js';
import { scopeName } from '@contracts/primitives.js';
import { AuditTrail } from '@governance/audit/audit-trail.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { VERSION } from '@kernel/version.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { ampEnvelope } from '../amp/amp-errors.js';
import { Cursors } from '../http/cursor.js';
import { toRecollectError } from '../http/error.filter.js';
import { nameAbsent } from '../http/name-absent.js';
import { CheckedServer } from './mcp-server-checked.js';
import { JSON_RPC } from './mcp-errors.js';
import { because, protocolErrorOf } from './mcp-server-errors.js';
import { type McpRequest, scopeFor } from './mcp-request.js';
import { McpResources } from './mcp-resources.js';
import { McpTools } from './mcp-tools.js';
import { guideFor, instructionsFor } from './memory-guide.js';
import type { Tool } from './tool.js';

const MEMORY_GUIDE = {
  name: 'memory_guide',
  title: 'When to remember and when to search',
  description:
    'Teaches an agent to use its long-term memory on its own: what to look up, what to store, and what not to store.',
  arguments: [
    { name: 'agent', description: 'The name under which the agent stores and filters its memories.', required: false },
    { name: 'project', description: 'The project that the agent works on.', required: false },
  ],
};

interface GuideArguments {
  readonly agent?: string;
  readonly project?: string;
}

/** @throws RecollectError `invalid_input` for a name that is invalid in a record */
function readGuideArguments(given: Readonly<Record<string, string>>): GuideArguments {
  for (const name of ['agent', 'project'] as const) {
    const { errors } = check(scopeName.optional(), given[name]);
    if (errors) throw invalid(name, errors[0]?.message ?? 'is not a valid name');
  }
  return { agent: given['agent'], project: given['project'] };
}

/** The guide for the tools that are offered. Without permission to write, it only covers searching. */
function memoryGuide({ agent, project }: GuideArguments, tools: ReadonlySet<string>): string {
  const labels = [
    agent !== undefined && `agent: ${JSON.stringify(agent)}`,
    project !== undefined && `project: ${JSON.stringify(project)}`,
  ].filter(Boolean);
  const stored = tools.has('amp_store') ? 'what you store, and ' : '';
  const yours = `Use ${labels.join(' and ')} in ${stored}searches that should stay within your own work; leave them out to search everything.`;
  return [
    'You have a long-term memory that outlives this conversation. Use it by yourself; nobody will remind you.',
    ...(labels.length > 0 ? [yours] : []),
    ...guideFor(tools),
  ].join('\n\n');
}

/**
 * The MCP server for one request, which acts as the caller of that request. Loaded on the first request, like the
 * protocol's library: 3 MB of code that most installations never need.
 */
@Injectable()
export class McpServer {
  private readonly logger: Logger;

  constructor(
    private readonly tools: McpTools,
    private readonly resources: McpResources,
    private readonly trail: AuditTrail,
    private readonly cursors: Cursors,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'mcp');
  }

  for(request: McpRequest): Server {
    const server = new CheckedServer(
      request.requestId,
      { name: 'recollect', title: 'Recollect', version: VERSION },
      {
        capabilities: { tools: {}, resources: {}, prompts: {} },
        instructions: instructionsFor(this.namesFor(request)),
      },
    );
    server.setRequestHandler('tools/list', () => ({
      tools: this.tools.listedFor(request).map((tool) => ({ ...tool })),
    }));
    server.setRequestHandler('tools/call', ({ params }) => this.call(request, params.name, params.arguments ?? {}));
    server.setRequestHandler('resources/list', () => ({ resources: this.resources.list(request) }));
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: this.resources.templates(request),
    }));
    server.setRequestHandler('resources/read', ({ params }) => this.read(request, params.uri));
    server.setRequestHandler('prompts/list', () => ({ prompts: [MEMORY_GUIDE] }));
    server.setRequestHandler('prompts/get', ({ params }) => this.prompt(request, params.name, params.arguments ?? {}));
    return server;
  }

  /**
   * Errors that the SDK reports beside its response. Their messages may quote the request, so only the kind is
   * logged.
   */
  report(error: Error, requestId: string): void {
    this.logger.debug({ err: error, request_id: requestId }, 'protocol error');
  }

  /** An agent can react to an error in a result. It may never see a protocol error. */
  private async call(request: McpRequest, name: string, given: object) {
    const tool = this.tools.named(request, name);
    if (!tool) throw new ProtocolError(JSON_RPC.invalidParams, 'There is no such tool; see tools/list.');
    let fields = given;
    try {
      fields = tool.read(given);
      const { answer, text, failed } = await this.audited(request, () => this.run(request, tool, fields));
      return {
        content: [{ type: 'text' as const, text }],
        structuredContent: answer,
        ...(failed && { isError: true }),
      };
    } catch (thrown) {
      const error = nameAbsent(this.refusal(request, thrown), tool.operation, { body: fields });
      const envelope = ampEnvelope(error, request.requestId, tool.operation.name.endsWith('.delete'));
      return { content: [{ type: 'text' as const, text: JSON.stringify(envelope) }], isError: true };
    }
  }

  private async run(request: McpRequest, tool: Tool, fields: object) {
    const { operation } = tool;
    const scope = scopeFor(request, operation, fields);
    const { answer, ...shown } = await tool.run(scope, this.cursors.readIn(scope, operation, fields), request.leaving);
    return { answer: this.cursors.writeIn(scope, operation, answer), ...shown };
  }

  private async read(request: McpRequest, uri: string) {
    try {
      return { contents: [await this.audited(request, () => this.resources.read(request, uri))] };
    } catch (thrown) {
      const error = this.refusal(request, thrown);
      if (error.code === 'not_found') throw because(thrown, new ResourceNotFoundError(uri, error.detail));
      throw because(thrown, protocolErrorOf(error, request.requestId));
    }
  }

  private prompt(request: McpRequest, name: string, given: Readonly<Record<string, string>>) {
    if (name !== MEMORY_GUIDE.name) {
      throw new ProtocolError(JSON_RPC.invalidParams, 'There is no such prompt; see prompts/list.');
    }
    try {
      const text = memoryGuide(readGuideArguments(given), this.namesFor(request));
      return {
        description: MEMORY_GUIDE.description,
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
      };
    } catch (thrown) {
      throw because(thrown, protocolErrorOf(this.refusal(request, thrown), request.requestId));
    }
  }

  private namesFor(request: McpRequest): ReadonlySet<string> {
    return new Set(this.tools.listedFor(request).map(({ name }) => name));
  }

  /** One request may contain several calls. Each has its own audit context. */
  private audited<T>(request: McpRequest, work: () => Promise<T>): Promise<T> {
    const context = newAuditContext('operation', null, request.requestId);
    return within(context, async () => {
      try {
        const answer = await request.turns.next(work);
        await this.trail.beforeAnswer(context);
        this.trail.answered(context, 200);
        return answer;
      } catch (thrown) {
        const { code, status } = toRecollectError(thrown, undefined);
        context.code = code;
        this.trail.answered(context, status);
        throw thrown;
      }
    });
  }

  private refusal(request: McpRequest, thrown: unknown): RecollectError {
    const error = toRecollectError(thrown, undefined);
    if (error.status >= 500) {
      this.logger.error({ err: thrown, request_id: request.requestId, code: error.code }, 'request failed');
    }
    return error;
  }
}
