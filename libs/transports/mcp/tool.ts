import type { AnyOperation, InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { visibleDeep } from '@kernel/visible.js';
import { z } from 'zod';
import { readParts } from '../http/operation.decorator.js';
import { compactInput, outlineOf } from './compact-schema.js';
import { lenientFields } from './lenient-fields.js';
import type { Subject } from './tool-profiles.js';
import { inputSchemaOf, type ObjectSchema, outputSchemaOf, partsOf } from './tool-schema.js';

/** One operation as a tool for agents. */
export interface Tool {
  readonly operation: AnyOperation;
  readonly name: string;
  /** The entry in `tools/list`. */
  readonly listed: ListedTool;
  /** For a small prompt: the most used fields, and no output schema. */
  readonly brief: Omit<ListedTool, 'outputSchema'>;
  /** Parses arguments that a model has written as strings. */
  read(fields: object): object;
  /** @param leaving aborted when the client disconnects @throws RecollectError */
  run(scope: Scope, fields: object, leaving: AbortSignal): Promise<ToolAnswer>;
}

/** Tools on one subject. */
export interface ToolSet {
  readonly subject: Subject;
  readonly all: readonly Tool[];
}

export interface ToolAnswer {
  readonly answer: Record<string, unknown>;
  readonly text: string;
  /** Whether the tool failed. */
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

type Fields = Readonly<Record<string, unknown>>;

interface About<O extends AnyOperation> {
  /** If it differs from the operation's name. */
  readonly name?: string;
  /** The field that names the agent. A key bound to an agent may omit it. */
  readonly agentField?: string;
  readonly title: string;
  /** For an agent: what the tool does, and when to use it. */
  readonly description: string;
  /** Fields that are accepted but not listed, because no prompt needs them: `record.trust`. */
  readonly unlisted?: readonly string[];
  /** More fields that the brief form does not list. */
  readonly unlistedInBrief?: readonly string[];
  /** For a write: whether it removes something. */
  readonly destructive?: boolean;
  /** For a write: whether repeating it changes nothing more. */
  readonly idempotent?: boolean;
  /** Its protocol ignores unknown arguments. The tool lists them, so that the caller knows that they had no effect. */
  readonly namesUnknown?: boolean;
  /** Fields that its operation needs and an agent may leave out. */
  readonly usual?: (fields: Fields) => Fields;
  /** The schema of the items that its operation validates one by one. A text among them is the `content` of one. */
  readonly items?: z.ZodType;
  readonly run: (scope: Scope, input: InputOf<O>, leaving: AbortSignal) => Promise<OutputOf<O>>;
  /** The response as text, with all its content. */
  readonly show: (answer: OutputOf<O>) => string;
  /** Whether a response reports a failure. */
  readonly failed?: (answer: OutputOf<O>) => boolean;
}

/** A tool from an operation: name, schemas, permission and validation come from the operation. */
export function tool<const O extends AnyOperation>(operation: O, about: About<O>): Tool {
  const { reads } = operation;
  const asked = about.namesUnknown ? namingUnknown(operation) : operation;
  const { unlisted = [], unlistedInBrief = [] } = about;
  const inputWithout = (fields: readonly string[]) =>
    withoutNeed(compactInput(inputSchemaOf(operation), fields), about.agentField);
  const described = {
    name: about.name ?? operation.name.replaceAll('.', '_'),
    title: about.title,
    description: about.description,
    annotations: {
      readOnlyHint: reads,
      destructiveHint: !reads && about.destructive === true,
      idempotentHint: reads || about.idempotent === true,
      openWorldHint: false as const,
    },
  };
  // The schemas of all tools take a tenth of a second, and a server that nobody asks for its tools needs none.
  let brief: Tool['brief'] | undefined;
  let listed: ListedTool | undefined;
  return {
    operation,
    name: described.name,
    get brief() {
      return (brief ??= { ...described, inputSchema: inputWithout([...unlisted, ...unlistedInBrief]) });
    },
    get listed() {
      const outputSchema = () => outlineOf(outputSchemaOf(operation));
      return (listed ??= { ...described, inputSchema: inputWithout(unlisted), outputSchema: outputSchema() });
    },
    read: (fields) => lenientFields(operation, fields, about.items),
    async run(scope, fields, leaving) {
      const bound = about.agentField !== undefined && scope.agent !== null ? { [about.agentField]: scope.agent } : {};
      const parts = partsOf(operation, { ...bound, ...fields, ...about.usual?.({ ...fields }) });
      // Responses become part of a prompt.
      const answer = visibleDeep(await about.run(scope, readParts(asked, parts), leaving));
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
