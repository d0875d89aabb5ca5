import type { AnyOperation, InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { visibleDeep } from '@kernel/visible.js';
import { z } from 'zod';
import { readParts } from '../http/read-input.js';
import { compactInput, outlineOf } from './compact-schema.js';
import { lenientFields } from './lenient-fields.js';
import { inputSchemaOf, type ObjectSchema, outputSchemaOf, partsOf } from './tool-schema.js';

/** One operation as agents are offered it. */
export interface Tool {
  readonly operation: AnyOperation;
  /** As `tools/list` shows it. */
  readonly listed: ListedTool;
  /** For a small prompt: with the fields that are used most, and without the answer's. */
  readonly brief: Omit<ListedTool, 'outputSchema'>;
  /** Arguments as they are meant, where a model has written them as text. */
  read(fields: object): object;
  /** @throws RecollectError */
  run(scope: Scope, fields: object): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly answer: Record<string, unknown>;
  readonly text: string;
  /** The answer says that it could not be done. */
  readonly failed: boolean;
}

export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: false;
  };
}

interface About<O extends AnyOperation> {
  /** Where it is not that of the operation. */
  readonly name?: string;
  /** The field that names the agent. A key that is bound to an agent need not. */
  readonly agentField?: string;
  readonly title: string;
  /** For an agent: what it does, and when to take it. */
  readonly description: string;
  /** Fields that it takes and that no prompt needs to hold: `record.trust`. */
  readonly unlisted?: readonly string[];
  /** Those that the brief form has no room for either. */
  readonly unlistedInBrief?: readonly string[];
  /** Of a write: whether something is gone afterwards. */
  readonly destructive?: boolean;
  /** Of a write: whether doing it again changes nothing more. */
  readonly idempotent?: boolean;
  /** Its protocol ignores what it does not know. The tool names such arguments, so that none is believed to have counted. */
  readonly namesUnknown?: boolean;
  readonly run: (scope: Scope, input: InputOf<O>) => Promise<OutputOf<O>>;
  /** The answer for a reader, with all that it holds. */
  readonly show: (answer: OutputOf<O>) => string;
  /** Whether an answer says that it could not be done. */
  readonly failed?: (answer: OutputOf<O>) => boolean;
}

/** A tool from an operation: its name, schemas, permission and checks are the operation's. */
export function tool<const O extends AnyOperation>(operation: O, about: About<O>): Tool {
  const { reads } = operation;
  const asked = about.namesUnknown ? namingUnknown(operation) : operation;
  const { unlisted = [], unlistedInBrief = [] } = about;
  const inputWithout = (fields: readonly string[]) =>
    withoutNeed(compactInput(inputSchemaOf(operation), fields), about.agentField);
  const brief = {
    name: about.name ?? operation.name.replaceAll('.', '_'),
    title: about.title,
    description: about.description,
    inputSchema: inputWithout([...unlisted, ...unlistedInBrief]),
    annotations: {
      readOnlyHint: reads,
      destructiveHint: !reads && about.destructive === true,
      idempotentHint: reads || about.idempotent === true,
      openWorldHint: false as const,
    },
  };
  return {
    operation,
    brief,
    listed: { ...brief, inputSchema: inputWithout(unlisted), outputSchema: outlineOf(outputSchemaOf(operation)) },
    read: (fields) => lenientFields(operation, fields),
    async run(scope, fields) {
      const bound = about.agentField !== undefined && scope.agent !== null ? { [about.agentField]: scope.agent } : {};
      const parts = partsOf(operation, { ...bound, ...fields });
      // What is answered stands in a prompt.
      const answer = visibleDeep(await about.run(scope, readParts(asked, parts)));
      const failed = about.failed?.(answer) ?? false;
      return { answer: answer as Record<string, unknown>, text: about.show(answer), failed };
    },
  };
}

/** The operation with the part that is given every unknown field refusing them. */
function namingUnknown<O extends AnyOperation>(operation: O): O {
  const { params, query, body } = operation;
  const strict = (part: z.ZodType | undefined) => (part instanceof z.ZodObject ? part.strict() : part);
  if (body) return { ...operation, body: strict(body) };
  return query ? { ...operation, query: strict(query) } : { ...operation, params: strict(params) };
}

function withoutNeed({ required, ...schema }: ObjectSchema, field: string | undefined): ObjectSchema {
  const needed = required?.filter((name) => name !== field) ?? [];
  return needed.length > 0 ? { ...schema, required: needed } : schema;
}
