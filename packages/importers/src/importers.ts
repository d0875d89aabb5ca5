import type { Format } from './format.js';
import { chatgpt } from './formats/chatgpt.js';
import { claude } from './formats/claude.js';
import { langgraph } from './formats/langgraph.js';
import { letta } from './formats/letta.js';
import { markdown } from './formats/markdown.js';
import { mem0 } from './formats/mem0.js';
import { memorybank } from './formats/memorybank.js';
import { csv, ndjson } from './formats/table.js';
import { zep } from './formats/zep.js';

export type { Format, Reading, ReadOptions } from './format.js';
export { faultOfMap } from './formats/table.js';
export { InputError, placeText } from './input-error.js';
export type { Input } from './input/input.js';
export type { ApiSource } from './live/api.js';
export type { Item, Place, Read } from './item.js';
export type { CheckReport } from './run/check.js';
export { type ImportReport, isWhole } from './run/import-report.js';
export type { Counts, Failure } from './run/outcome.js';
export { DEFAULT_MAX_WAIT_SECONDS, Patience, type PatienceOptions } from './run/patience.js';
export { type ImportOptions, ImportStopped, type Progress, runImport } from './run/run-import.js';
export type { DroppedField, MappedField, Problem } from './tally.js';

/** Every format, by its name. */
export const FORMATS: Readonly<Record<string, Format>> = Object.fromEntries(
  [mem0, letta, zep, langgraph, memorybank, chatgpt, claude, markdown, csv, ndjson].map((format) => [
    format.name,
    format,
  ]),
);
