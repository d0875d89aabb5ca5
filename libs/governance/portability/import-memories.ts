import type { ExportLine } from '@contracts/portability/portability-lines.js';
import { Clock } from '@kernel/clock.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import type { PastAccess, PastVersion } from '@memory/record-store/records.repository.js';
import type { Succession } from '@memory/record-store/successions.js';
import { Injectable } from '@nestjs/common';
import type { Archive } from './archive.js';
import { type ImportedEdge, type ImportedRecord, type ImportedRow, ImportRecords } from './import-records.js';
import type { ImportRun } from './import-run.js';
import { Ahead, inBatches, rowOf } from './join-lines.js';

/** Records per transaction. It takes a few tenths of a second, most of it for their terms. */
const RECORDS = 200;
const LINKS = 1_000;

/** Imports records with their dependent rows, and then the links between them. */
@Injectable()
export class ImportMemories {
  constructor(
    private readonly records: ImportRecords,
    private readonly history: MessageHistory,
    private readonly clock: Clock,
  ) {}

  async run(run: ImportRun): Promise<void> {
    const hanging = hangingOn(run.archive);
    const lengthOf = ({ row, versions }: ImportedRecord) =>
      [row, ...versions].reduce((sum, { content }) => sum + content.length, 0);
    for await (const batch of inBatches(joined(run.archive, hanging), RECORDS, lengthOf)) {
      const lines = batch.reduce((sum, one) => sum + linesOf(one), 0);
      await run.store('records', lines, async (tx, owner) =>
        this.records.runIn(tx, owner, await run.cleanedWithVersions(tx, owner, batch), run.records),
      );
    }
    run.leaveOut('record_versions', await hanging.versions.end());
    run.leaveOut('record_access', await hanging.access.end());
    run.leaveOut('messages', await hanging.places.end());
    await this.histories(run);
    for await (const batch of inBatches(successions(run.archive), LINKS)) {
      await run.store('records', 0, async (tx, owner) => {
        await this.records.successions(tx, owner, batch, run.records);
        return {};
      });
    }
    for await (const batch of inBatches(run.archive.lines('edges'), LINKS)) {
      const rows = batch.map((line) => rowOf<ImportedEdge>(line));
      await run.store('edges', rows.length, async (tx, owner) =>
        this.records.edges(tx, owner, await run.cleaned(tx, owner, rows), run.records),
      );
    }
  }

  /** A history that this import created keeps the sequence it had reached, even if its last messages are gone. */
  private async histories(run: ImportRun): Promise<void> {
    for await (const batch of inBatches(run.archive.lines('message_histories'), LINKS)) {
      const known = batch.filter(({ agent }) => (run.records.shifts.get(agent === '' ? null : agent) ?? 0) === 0);
      const histories = known.map(({ agent, last_sequence: last }) => ({ agent, last }));
      await run.store('message_histories', batch.length, async (tx, owner) => {
        await this.history.raise(tx, owner, histories, this.clock.now());
        return { present: batch.length };
      });
    }
  }
}

interface HangingOnRecords {
  readonly versions: Ahead<ExportLine<'record_versions'>>;
  readonly access: Ahead<ExportLine<'record_access'>>;
  readonly places: Ahead<ExportLine<'messages'>>;
}

function hangingOn(archive: Archive): HangingOnRecords {
  const keyOf = ({ record_id: id }: { readonly record_id: string }) => id;
  return {
    versions: new Ahead({ lines: archive.lines('record_versions'), keyOf }),
    access: new Ahead({ lines: archive.lines('record_access'), keyOf }),
    places: new Ahead({ lines: archive.lines('messages'), keyOf }),
  };
}

async function* joined(
  archive: Archive,
  { versions, access, places }: HangingOnRecords,
): AsyncGenerator<ImportedRecord, void, undefined> {
  for await (const line of archive.lines('records')) {
    const row = rowOf<ImportedRow>(line);
    const earlier = (await versions.of(line.id)).filter(({ version }) => version < line.version);
    const [recalls] = await access.of(line.id);
    const [place] = await places.of(line.id);
    yield {
      row,
      versions: earlier.map((version) => rowOf<PastVersion>(version)),
      access: recalls ? rowOf<PastAccess>(recalls) : null,
      place: place ?? null,
    };
  }
}

function linesOf({ versions, access, place }: ImportedRecord): number {
  return 1 + versions.length + (access ? 1 : 0) + (place ? 1 : 0);
}

/** Those of current versions and of earlier ones. */
async function* successions(archive: Archive): AsyncGenerator<Succession, void, undefined> {
  for await (const line of archive.lines('records')) {
    if (line.superseded_by !== null) yield successionOf(line.id, line.superseded_by, line, false);
  }
  for await (const line of archive.lines('record_versions')) {
    if (line.superseded_by !== null) yield successionOf(line.record_id, line.superseded_by, line, true);
  }
}

function successionOf(
  recordId: string,
  supersededBy: string,
  { version, recorded_at: recordedAt }: ExportLine<'records'> | ExportLine<'record_versions'>,
  past: boolean,
): Succession {
  return { recordId, supersededBy, version, recordedAt, past };
}
