export interface Part {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * If both sides have more words than this, the middle is shown as replaced, because the table would grow with their
 * product.
 */
const MOST_CELLS = 4_000_000;

/** The difference between two texts, word by word. */
export function diffWords(before: string, after: string): Part[] {
  const from = split(before);
  const to = split(after);
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const middle = align(from.slice(start, from.length - end), to.slice(start, to.length - end));
  return merged([
    ...from.slice(0, start).map((text): Part => ({ kind: 'same', text })),
    ...middle,
    ...from.slice(from.length - end).map((text): Part => ({ kind: 'same', text })),
  ]);
}

function split(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/** By their longest common subsequence. */
function align(from: readonly string[], to: readonly string[]): Part[] {
  const removed = from.map((text): Part => ({ kind: 'removed', text }));
  const added = to.map((text): Part => ({ kind: 'added', text }));
  if (from.length === 0 || to.length === 0 || from.length * to.length > MOST_CELLS) return [...removed, ...added];
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        from[i] === to[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const parts: Part[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    const [left, right] = [from[i], to[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return parts;
}

function merged(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last?.kind === part.kind) out[out.length - 1] = { kind: part.kind, text: last.text + part.text };
    else out.push(part);
  }
  return out;
}
