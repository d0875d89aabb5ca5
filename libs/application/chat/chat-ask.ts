import type { RecollectError } from '@kernel/errors.js';
import type { ModelMessage } from '@platform/models/conversation.js';
import type { Answered, Chunk, Manner, Said } from '@platform/models/language-model.js';

/** A turn of a chat, in any protocol. */
export interface ChatAsk {
  /** Instructions before all messages. */
  readonly system: string;
  /** Oldest first. The last is from the user or a tool result. */
  readonly messages: readonly ModelMessage[];
  readonly manner: Manner;
}

/** Options of a turn besides its messages. */
export interface ChatOptions {
  readonly agent: string | undefined;
  readonly session: string | undefined;
  readonly project: string | undefined;
  /** The most memory to recall for this turn, in tokens. */
  readonly memoryTokens: number;
  /** Whether the model is asked to cite the memories that it used. */
  readonly cites: boolean;
  /** The caller's own key for the provider. Neither stored nor logged. */
  readonly providerKey: string | undefined;
  /** By what its client may name the answer in a later request. Nobody else knows it. Absent: it cannot be named. */
  readonly answerId?: string;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** The model that answers. */
export interface ChatModel {
  readonly model: string;
  readonly provider: string;
  /** The most tokens that it reads and writes; null: not known. */
  readonly window: number | null;
}

/** An answer, and the memories that the model was given. */
export interface ChatAnswer extends Answered, Said {
  /** Ids of the recalled memories, in the order of the prompt. */
  readonly memories: readonly string[];
  /** Tokens as counted here, for protocols that need a number even if the provider reports none. */
  readonly counted: { readonly input: number; readonly output: number };
}

/** The last piece of a stream reports how it ended. With an error, the answer was cut off. */
export type ChatPiece =
  Chunk | { readonly kind: 'end'; readonly answer: ChatAnswer; readonly error: RecollectError | undefined };

export interface ChatStream {
  readonly memories: readonly string[];
  readonly model: string;
  /** Counted here, before the provider reports anything. */
  readonly input: number;
  readonly pieces: AsyncIterable<ChatPiece>;
}
