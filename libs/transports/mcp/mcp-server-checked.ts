import { type JSONRPCRequest, type Result, Server, type ServerContext } from '@modelcontextprotocol/server';
import { check } from '@contracts/field-errors.js';
import { RecollectError } from '@kernel/errors.js';
import { z } from 'zod';
import { protocolErrorOf } from './mcp-server-errors.js';

const page = z.looseObject({ cursor: z.string().optional() });
/** The parameters of each method that this server has, as far as the protocol's library would refuse them. */
const PARAMS: ReadonlyMap<string, z.ZodObject> = new Map<string, z.ZodObject>([
  [
    'initialize',
    z.looseObject({
      protocolVersion: z.string(),
      capabilities: z.looseObject({}),
      clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
    }),
  ],
  ['tools/list', page],
  ['tools/call', z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() })],
  ['resources/list', page],
  ['resources/templates/list', page],
  ['resources/read', z.looseObject({ uri: z.string() })],
  ['prompts/list', page],
  ['prompts/get', z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.string()).optional() })],
]);

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>;

/**
 * Checks parameters before the protocol's library does, because it reports most wrong ones as an internal error (−32603),
 * and all in the form of its validator.
 */
export class CheckedServer extends Server {
  constructor(
    private readonly requestId: string,
    ...[info, options]: ConstructorParameters<typeof Server>
  ) {
    super(info, options);
  }

  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    const schema = PARAMS.get(method);
    if (!schema) return wrapped;
    return async (request, context) => {
      const { data: params, errors } = check(schema, request.params ?? {});
      if (!errors) return wrapped({ ...request, params }, context);
      throw protocolErrorOf(new RecollectError('invalid_input', undefined, errors), this.requestId);
    };
  }
}
