import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { EXIT } from '../exit-codes.js';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** The input and output of a command. Tests provide their own. */
export interface Terminal {
  /** Prints a result. Nothing else goes to standard output. */
  out(text: string): void;
  /** Prints everything else: progress, warnings, errors. */
  err(text: string): void;
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Whether a person reads the results. */
  readonly outIsTerminal: boolean;
  /** Whether a person reads the progress. */
  readonly errIsTerminal: boolean;
  readonly columns: number;
  /** Whether results are coloured. */
  readonly color: boolean;
  /** Whether everything else is coloured. */
  readonly errColor: boolean;
  now(): Date;
}

const DEFAULT_COLUMNS = 100;

export function processTerminal(color: boolean | undefined): Terminal {
  // A reader that closes the pipe early (`amp list | head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    const why = error.code === 'ENOSPC' ? 'the disk is full' : (error.code ?? 'it failed');
    process.stderr.write(`amp: the output cannot be written: ${why}\n`);
    process.exit(EXIT.failed);
  });
  const outIsTerminal = process.stdout.isTTY === true;
  const errIsTerminal = process.stderr.isTTY === true;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: process.stdin,
    outIsTerminal,
    errIsTerminal,
    columns: process.stdout.columns ?? DEFAULT_COLUMNS,
    color: color ?? outIsTerminal,
    errColor: color ?? errIsTerminal,
    now: () => new Date(),
  };
}

export function styled({ color }: Pick<Terminal, 'color'>, style: Style, text: string): string {
  return color ? styleText(style, text, { validateStream: false }) : text;
}

/** For styled text on standard error. */
export function ofErrors({ errColor }: Pick<Terminal, 'errColor'>): Pick<Terminal, 'color'> {
  return { color: errColor };
}
