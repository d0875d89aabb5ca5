import type { MessageInput, RecordInput } from '#client';

/** The place of something in a source. Shown to people, with the name of the field. */
export interface Place {
  /** A file, an entry of a ZIP, or the address of an API. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** `memories[3]`, `[12].chat_messages[0]`: if there are no lines. */
  readonly item?: string;
}

interface Common {
  readonly place: Place;
  /** The user it belongs to. Absent: the client's own user. */
  readonly user?: string;
}

export interface RecordItem extends Common {
  readonly kind: 'record';
  /** Its id comes from the source, so that a second run finds it again. */
  readonly record: RecordInput & { readonly id: string; readonly content: string };
}

export interface MessageItem extends Common {
  readonly kind: 'message';
  /** The history that contains it. */
  readonly agent?: string;
  readonly message: Omit<MessageInput, 'content'> & { readonly id: string; readonly content: string };
}

export interface AgentItem extends Common {
  readonly kind: 'agent';
  readonly agent: {
    readonly name: string;
    readonly description?: string;
    readonly system?: string;
    readonly timezone?: string;
    readonly tags?: readonly string[];
    readonly metadata?: Record<string, unknown>;
  };
}

export interface BlockItem extends Common {
  readonly kind: 'block';
  /** The name of the agent that has it. */
  readonly agent: string;
  readonly block: {
    /** Its id in the source; blocks that several agents share are created once. */
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly description?: string;
    readonly limit?: number;
    readonly read_only?: boolean;
    readonly metadata?: Record<string, unknown>;
    readonly tags?: readonly string[];
  };
}

/** One thing that an import stores. */
export type Item = RecordItem | MessageItem | AgentItem | BlockItem;
/** All items before it must be stored before any item after it, because facts name turns that come before them. */
export interface Barrier {
  readonly kind: 'barrier';
}
export const BARRIER: Barrier = { kind: 'barrier' };
export type Read = Item | Barrier;
export type Kind = Item['kind'];
