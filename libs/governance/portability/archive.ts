import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { check } from '@contracts/field-errors.js';
import { findHostile, JsonScan } from '@contracts/hostile.js';
import {
  EXPORT_FILE,
  exportFileName,
  type ExportManifest,
  exportManifest,
  MANIFEST,
} from '@contracts/portability/portability.js';
import { EXPORT_LINES, type ExportKind, type ExportLine } from '@contracts/portability/portability-lines.js';
import { RecollectError } from '@kernel/errors.js';
import { ArchiveReader } from './archive-reader.js';
import { archiveTooLarge, badArchive } from './bad-archive.js';

type ManifestFile = ExportManifest['files'][number];

/** A block has up to a million characters, and JSON may write each as six. */
const LONGEST_LINE = 16 * 1_024 * 1_024;
const LONGEST_MANIFEST = 4 * 1_024 * 1_024;
const NEWLINE = 0x0a;

/** An open export: its manifest, and its lines by kind, each validated against its schema. */
export class Archive {
  private constructor(
    private readonly reader: ArchiveReader,
    readonly manifest: ExportManifest,
  ) {}

  /**
   * @throws RecollectError `invalid_input` if it is not an export; `too_large` if the manifest states more unpacked
   * bytes than allowed
   */
  static async open(file: FileHandle, mostBytes: number): Promise<Archive> {
    const reader = await ArchiveReader.open(file);
    const manifest = await readManifest(reader);
    checkFiles(manifest, reader.names);
    const bytes = manifest.files.reduce((sum, { bytes: one }) => sum + one, 0);
    if (bytes > mostBytes) throw archiveTooLarge('what it unpacks to', mostBytes);
    return new Archive(reader, manifest);
  }

  rowsOf(kind: string): number {
    return this.filesOf(kind).reduce((sum, { rows }) => sum + rows, 0);
  }

  /**
   * The lines of a kind, from all its parts, in order. @throws RecollectError `invalid_input` that names file and line
   */
  async *lines<K extends ExportKind>(kind: K): AsyncGenerator<ExportLine<K>, void, undefined> {
    for (const file of this.filesOf(kind)) {
      let number = 0;
      for await (const text of this.texts(file)) yield parseLine(kind, text, `${file.name} line ${(number += 1)}`);
    }
  }

  /** Reads files that no import uses, to check them against the manifest. */
  async check(kind: string): Promise<void> {
    for (const file of this.filesOf(kind)) {
      const texts = this.texts(file);
      while (!(await texts.next()).done) continue;
    }
  }

  private filesOf(kind: string): readonly ManifestFile[] {
    return this.manifest.files.filter((file) => file.kind === kind);
  }

  /** @throws RecollectError if the file does not match the manifest, at the latest at its end */
  private async *texts(file: ManifestFile): AsyncGenerator<Buffer, void, undefined> {
    const hash = createHash('sha256');
    let [bytes, rows] = [0, 0];
    let rest: Buffer[] = [];
    let restLength = 0;
    for await (const piece of piecesOf(this.reader, file.name)) {
      hash.update(piece);
      bytes += piece.length;
      if (bytes > file.bytes) throw differs(file);
      let start = 0;
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...rest, piece.subarray(start, at)]);
        [rest, restLength, start] = [[], 0, at + 1];
        rows += 1;
      }
      rest.push(piece.subarray(start));
      restLength += piece.length - start;
      if (restLength > LONGEST_LINE) throw badArchive(`${file.name} has a line of more than ${LONGEST_LINE} bytes`);
    }
    if (restLength > 0 || bytes !== file.bytes || rows !== file.rows || hash.digest('hex') !== file.sha256) {
      throw differs(file);
    }
  }
}

async function readManifest(reader: ArchiveReader): Promise<ExportManifest> {
  if (!reader.names.includes(MANIFEST)) throw badArchive(`has no ${MANIFEST}: it was cut off, or is no export`);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of piecesOf(reader, MANIFEST)) {
    pieces.push(piece);
    length += piece.length;
    if (length > LONGEST_MANIFEST) throw badArchive(`${MANIFEST} is too long`);
  }
  const { data, errors } = check(exportManifest, readJson(Buffer.concat(pieces), MANIFEST));
  if (errors) throw badArchive(`${MANIFEST} is not of this format: ${errors[0]?.field ?? ''}`);
  return data;
}

/** The manifest must name every file once, with the parts of a kind in order. */
function checkFiles({ files }: ExportManifest, names: readonly string[]): void {
  const parts = new Map<string, number>();
  for (const { name, kind } of files) {
    const part = (parts.get(kind) ?? 0) + 1;
    parts.set(kind, part);
    if (EXPORT_FILE.exec(name)?.[1] !== kind || name !== exportFileName(kind, part)) {
      throw badArchive(`${MANIFEST} names ${name} out of order`);
    }
    if (!names.includes(name)) throw badArchive(`${name} is missing`);
  }
  if (names.length !== files.length + 1) throw badArchive(`holds files that ${MANIFEST} does not name`);
}

async function* piecesOf(reader: ArchiveReader, name: string): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const piece of await reader.read(name)) yield piece as Buffer;
  } catch (error) {
    if (error instanceof RecollectError) throw error;
    throw badArchive(`${name} cannot be unpacked`, { cause: error });
  }
}

function parseLine<K extends ExportKind>(kind: K, text: Buffer, where: string): ExportLine<K> {
  const value = readJson(text, where);
  const hostile = findHostile(value, '');
  if (hostile) throw badArchive(`${where}: ${hostile.field}: ${hostile.message}`);
  const { data, errors } = check(EXPORT_LINES[kind], value);
  if (!errors) return data as ExportLine<K>;
  const [first] = errors;
  throw badArchive(`${where}: ${first?.field ?? ''}: ${first?.message ?? 'is not valid'}`);
}

/** No row holds more keys, values or levels than the body of a request: millions would keep this thread for seconds. */
function readJson(text: Buffer, where: string): unknown {
  try {
    new JsonScan().take(text);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch (error) {
    const what = error instanceof RecollectError ? error.errors[0]?.message : 'is not JSON';
    throw badArchive(`${where} ${what}`, { cause: error });
  }
}

function differs({ name }: ManifestFile): RecollectError {
  return badArchive(`${name} is not what ${MANIFEST} says: its length, its lines or its SHA-256 differ`);
}
