import type { RecollectError } from '@kernel/errors.js';
import type { ModelMessage } from '@platform/models/conversation.js';
import type { Answered, Chunk, Manner, Said } from '@platform/models/language-model.js';

/** A turn of a chat, whatever protocol it came by. */
export interface ChatAsk {
  /** The instructions that stand before all messages. */
  readonly system: string;
  /** Oldest first; the last is the user's, or what a tool gave. */
  readonly messages: readonly ModelMessage[];
  readonly manner: Manner;
}

/** What a turn is asked beside its words. */
export interface ChatOptions {
  readonly agent: string | undefined;
  readonly session: string | undefined;
  readonly project: string | undefined;
  /** How much of memory is recalled for this turn, in tokens. */
  readonly memoryTokens: number;
  /** Whether the model is asked to name the memories that its answer rests on. */
  readonly cites: boolean;
  /** A key of the caller's own for the provider. Neither kept nor logged. */
  readonly providerKey: string | undefined;
  /** Whoever asks has gone. */
  readonly signal: AbortSignal;
}

/** An answer, and which memories its model was told. */
export interface ChatAnswer extends Answered, Said {
  /** Ids of the memories that were recalled, in the order in which they were told. */
  readonly memories: readonly string[];
  /** What was asked, as counted here: for protocols that must tell a number where the provider told none. */
  readonly counted: { readonly input: number; readonly output: number };
}

/** The last piece of a stream says how it ended. With an error it was cut. */
export type ChatPiece =
  Chunk | { readonly kind: 'end'; readonly answer: ChatAnswer; readonly error: RecollectError | undefined };

export interface ChatStream {
  readonly memories: readonly string[];
  readonly model: string;
  /** Counted here, before the provider told anything. */
  readonly input: number;
  readonly pieces: AsyncIterable<ChatPiece>;
}
