import type { AnyOperation, InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { readParts } from '../http/read-input.js';
import { inputSchemaOf, type ObjectSchema, outputSchemaOf, partsOf } from './tool-schema.js';

/** One operation as agents are offered it. */
export interface Tool {
  readonly operation: AnyOperation;
  /** As `tools/list` shows it. */
  readonly listed: ListedTool;
  /** @throws RecollectError */
  run(scope: Scope, fields: object): Promise<{ readonly answer: Record<string, unknown>; readonly text: string }>;
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
  /** Where the operation's own does not fit its neighbours. */
  readonly name?: string;
  readonly title: string;
  /** For an agent: what it does, and when to take it. */
  readonly description: string;
  /** Of a write: whether something is gone afterwards. */
  readonly destructive?: boolean;
  /** Of a write: whether doing it again changes nothing more. */
  readonly idempotent?: boolean;
  readonly run: (scope: Scope, input: InputOf<O>) => Promise<OutputOf<O>>;
  /** The answer for a reader, with all that it holds. */
  readonly show: (answer: OutputOf<O>) => string;
}

/** A tool from an operation: its name, schemas, permission and checks are the operation's. */
export function tool<const O extends AnyOperation>(operation: O, about: About<O>): Tool {
  const { reads } = operation;
  return {
    operation,
    listed: {
      name: about.name ?? operation.name.replaceAll('.', '_'),
      title: about.title,
      description: about.description,
      inputSchema: inputSchemaOf(operation),
      outputSchema: outputSchemaOf(operation),
      annotations: {
        readOnlyHint: reads,
        destructiveHint: !reads && about.destructive === true,
        idempotentHint: reads || about.idempotent === true,
        openWorldHint: false,
      },
    },
    async run(scope, fields) {
      const parts = partsOf(operation, fields as Readonly<Record<string, unknown>>);
      const answer = await about.run(scope, readParts(operation, parts));
      return { answer: answer as Record<string, unknown>, text: about.show(answer) };
    },
  };
}
