/** One file of a source: the source itself, or a file in a ZIP or a folder. */
export interface Entry {
  /** With `/` between folders. */
  readonly name: string;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly modified?: Date;
  /** From its beginning, any number of times. */
  open(): Promise<AsyncIterable<Buffer>>;
}

/** What is read. */
export interface Input {
  readonly name: string;
  readonly kind: 'file' | 'zip' | 'folder' | 'api';
  readonly entries: readonly Entry[];
  /** What was skipped while it was opened, and why. */
  readonly passedOver: readonly { readonly name: string; readonly why: string }[];
  /** Changes if the source has changed. Undefined for a stream, which no later run can read again. */
  readonly fingerprint: string | undefined;
  /** Bytes read of all entries so far. */
  bytesRead(): number;
  close(): Promise<void>;
}

/** The size limit of one item as text, because one item at a time is in memory. */
export const LONGEST_ITEM = 32 * 1_048_576;
/** Files of a folder or a ZIP. */
export const MOST_ENTRIES = 200_000;
