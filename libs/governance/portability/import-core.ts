import type { ExportLine } from '@contracts/portability/portability-lines.js';
import {
  ImportCoreMemory,
  type ImportedAgent,
  type ImportedAttachment,
  type ImportedBlock,
  type ImportedBlockRow,
  type ImportedBlockVersion,
} from '@memory/blocks/import-core-memory.js';
import { type ImportedMember, type ImportedRun, ImportRuns } from '@memory/compaction/import-runs.js';
import { Injectable } from '@nestjs/common';
import type { Archive } from './archive.js';
import { ownRecords } from './import-records.js';
import type { ImportRun } from './import-run.js';
import { Ahead, inBatches, rowOf } from './join-lines.js';

const AGENTS = 50;
const BLOCKS = 50;
const LINKS = 1_000;

/** Imports agents, the blocks attached to them, and compaction runs. */
@Injectable()
export class ImportCore {
  constructor(
    private readonly core: ImportCoreMemory,
    private readonly folds: ImportRuns,
  ) {}

  async run(run: ImportRun): Promise<void> {
    const { archive } = run;
    for await (const batch of inBatches(archive.lines('agents'), AGENTS)) {
      const rows = batch.map((line) => rowOf<ImportedAgent>(line));
      await run.store('agents', rows.length, async (tx, owner) =>
        this.core.agents(tx, owner, await run.cleaned(tx, owner, rows), run.core),
      );
    }
    await this.blocks(run);
    for await (const batch of inBatches(archive.lines('block_attachments'), LINKS)) {
      const rows = batch.map((line) => rowOf<ImportedAttachment>(line));
      await run.store('block_attachments', rows.length, (tx, owner) =>
        this.core.attachments(tx, owner, rows, run.core),
      );
    }
    for await (const batch of inBatches(archive.lines('compaction_runs'), LINKS)) {
      const rows = batch.map((line) => rowOf<ImportedRun>(line));
      await run.store('compaction_runs', rows.length, async (tx, owner) =>
        this.folds.runs(tx, owner, await run.cleaned(tx, owner, rows)),
      );
    }
    for await (const batch of inBatches(archive.lines('compaction_members'), LINKS)) {
      const rows = batch.map((line) => rowOf<ImportedMember>(line));
      await run.store('compaction_members', rows.length, async (tx, owner) => {
        const ids = rows.map(({ recordId }) => recordId);
        return this.folds.members(tx, owner, rows, await ownRecords(tx, owner, ids, run.records));
      });
    }
  }

  private async blocks(run: ImportRun): Promise<void> {
    const versions = new Ahead({
      lines: run.archive.lines('block_versions'),
      keyOf: ({ block_id: id }: ExportLine<'block_versions'>) => id,
    });
    const lengthOf = ({ row, versions: all }: ImportedBlock) =>
      [row, ...all].reduce((sum, { value }) => sum + value.length, 0);
    for await (const batch of inBatches(joined(run.archive, versions), BLOCKS, lengthOf)) {
      const lines = batch.reduce((sum, { versions: all }) => sum + 1 + all.length, 0);
      await run.store('blocks', lines, async (tx, owner) =>
        this.core.blocks(tx, owner, await run.cleanedWithVersions(tx, owner, batch), run.core),
      );
    }
    run.leaveOut('block_versions', await versions.end());
  }
}

async function* joined(
  archive: Archive,
  versions: Ahead<ExportLine<'block_versions'>>,
): AsyncGenerator<ImportedBlock, void, undefined> {
  for await (const line of archive.lines('blocks')) {
    const history = await versions.of(line.id);
    yield { row: rowOf<ImportedBlockRow>(line), versions: history.map((one) => rowOf<ImportedBlockVersion>(one)) };
  }
}
