import type { ChatPiece } from '@application/chat/chat-ask.js';

type Call = Extract<ChatPiece, { readonly kind: 'call' }>;
type End = Extract<ChatPiece, { readonly kind: 'end' }>;

/** A step of a streamed answer as blocks: `call` is null for a text. `more` belongs to the block that began last. */
export type BlockStep =
  | { readonly kind: 'begin'; readonly index: number; readonly call: Call | null }
  | { readonly kind: 'more'; readonly index: number; readonly text: string }
  | { readonly kind: 'done'; readonly index: number }
  | End;

/** A block that waits for the open one to end. */
interface Later {
  readonly call: Call | null;
  readonly texts: string[];
}

/**
 * For protocols in which a block ends before the next begins. Providers may send the inputs of several calls by turns, so
 * what follows a call waits until the end. After an error no block ends.
 */
export async function* blocksInTurn(pieces: AsyncIterable<ChatPiece>): AsyncGenerator<BlockStep> {
  let open: { readonly id: string | null } | null = null;
  let index = -1;
  const later: Later[] = [];
  const calls = new Map<string, Call>();
  function* change(call: Call | null): Generator<BlockStep> {
    if (open && open.id === (call?.id ?? null)) return;
    if (open) yield { kind: 'done', index };
    open = { id: call?.id ?? null };
    index += 1;
    yield { kind: 'begin', index, call };
  }
  function* take(call: Call | null, text: string): Generator<BlockStep> {
    const id = call?.id ?? null;
    if (open === null || open.id === null || open.id === id) {
      yield* change(call);
      if (text !== '') yield { kind: 'more', index, text };
      return;
    }
    const last = later.at(-1);
    const waiting = call ? later.find((one) => one.call?.id === id) : last?.call === null ? last : undefined;
    if (waiting) waiting.texts.push(text);
    else later.push({ call, texts: [text] });
  }
  for await (const piece of pieces) {
    if (piece.kind === 'text') yield* take(null, piece.text);
    else if (piece.kind === 'call') {
      calls.set(piece.id, piece);
      yield* take(piece, '');
    } else if (piece.kind === 'input') {
      const call = calls.get(piece.id);
      if (call) yield* take(call, piece.text);
    } else {
      if (!piece.error) {
        for (const { call, texts } of later) {
          yield* change(call);
          for (const text of texts) if (text !== '') yield { kind: 'more', index, text };
        }
        if (open) yield { kind: 'done', index };
      }
      yield piece;
    }
  }
}
