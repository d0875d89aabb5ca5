/** One file of a source: the source itself, a file in a ZIP or in a folder. */
export interface Entry {
  /** With `/` between folders. */
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly modified?: Date;
  /** From its beginning, as often as one likes. */
  open(): Promise<AsyncIterable<Buffer>>;
}

/** What is read. */
export interface Input {
  readonly name: string;
  readonly kind: 'file' | 'zip' | 'folder' | 'api';
  readonly entries: readonly Entry[];
  /** What was passed over while it was opened, and why. */
  readonly passedOver: readonly { readonly name: string; readonly why: string }[];
  /** Other where the source has changed. Undefined: a stream, which no later run can read again. */
  readonly fingerprint: string | undefined;
  /** Bytes read of all entries so far. */
  bytesRead(): number;
  close(): Promise<void>;
}

/** Of one item, as text: what is read holds one at a time. */
export const LONGEST_ITEM = 32 * 1_048_576;
/** Files of a folder, or of a ZIP. */
export const MOST_ENTRIES = 200_000;
