import type { RecordInput } from '@contracts/records/record.js';
import { invalid } from '@kernel/errors.js';
import { cutMarked, type Mark, markOf } from './context-marker.js';

/** The server's secrets. Any of them may have made a mark that comes back; the first makes new ones. */
export interface MarkerSecrets {
  readonly all: readonly string[];
}

/** Names are not cleaned: a changed one would refer to something else. */
const NAMES = new Set([
  'id', 'external_id', 'user_id', 'type', 'agent', 'project', 'session_id', 'role', 'speaker', 'name', 'tags',
  'language', 'derived_from', 'tool_call_id',
]); // prettier-ignore
const NAMES_OF_BLOCKS = new Set(['label', 'memoryType', 'tags']);
const TEXTS = ['content', 'working_on'] as const;

/**
 * Marks injected context, and removes it from what comes back, so that nothing is learned twice. A process without secrets (a worker
 * may have none) creates no marks and recognises none.
 */
export class ContextMarkers {
  constructor(private readonly secrets: MarkerSecrets) {}

  /** @throws Error in a process without a secret */
  of(text: string, tenantId: string): Mark {
    const [newest] = this.secrets.all;
    if (newest === undefined) throw new Error('marking a text needs the server secret');
    return markOf(text, tenantId, newest);
  }

  /** @returns the text without the spans issued to this tenant, and the number of spans */
  cut(text: string, tenantId: string): { readonly text: string; readonly spans: number } {
    return cutMarked(text, tenantId, this.secrets.all);
  }

  /**
   * Removes such spans from all texts of a record, or of an edit.
   * @throws RecollectError invalid_input if nothing is left of its content
   */
  cutFrom<Input extends Partial<RecordInput>>(input: Input, tenantId: string): { input: Input; spans: number } {
    const { cleaned, spans } = this.cutDeeply(input, tenantId, NAMES);
    if (spans === 0) return { input, spans };
    for (const name of TEXTS) checkLeft(name, input[name], (cleaned as Partial<RecordInput>)[name]);
    return { input: cleaned, spans };
  }

  /**
   * Removes such spans from all texts of a block, or of an edit.
   * @throws RecollectError invalid_input if nothing is left of its value
   */
  cutFromBlock<Edits extends { readonly value?: string; readonly label?: string }>(
    edits: Edits,
    tenantId: string,
  ): Edits {
    const { cleaned, spans } = this.cutDeeply(edits, tenantId, NAMES_OF_BLOCKS);
    if (spans === 0) return edits;
    checkLeft('value', edits.value, cleaned.value);
    return cleaned;
  }

  private cutDeeply<T extends object>(input: T, tenantId: string, names: ReadonlySet<string>) {
    let spans = 0;
    const clean = (value: unknown): unknown => {
      if (typeof value === 'string') {
        const cut = this.cut(value, tenantId);
        spans += cut.spans;
        return cut.text;
      }
      if (Array.isArray(value)) return value.map(clean);
      if (typeof value !== 'object' || value === null || value instanceof Date) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
    };
    const entries = Object.entries(input).map(([name, value]) => [name, names.has(name) ? value : clean(value)]);
    return { cleaned: Object.fromEntries(entries) as T, spans };
  }
}

function checkLeft(name: string, before: unknown, after: unknown): void {
  if (!isText(before) || isText(after)) return;
  throw invalid(name, 'is nothing but context that was handed out for a prompt, which is not learned again');
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
