import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  EXPORT_FORMAT,
  EXPORT_FORMAT_VERSION,
  exportFileName,
  type ExportManifest,
  MANIFEST,
} from '@contracts/portability/portability.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { VERSION } from '@kernel/version.js';
import { receiversOf } from '@memory/indexing/receivers.query.js';
import { epochOf } from '@memory/users/ensure-user.js';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { migrationsFolder, migrationTimes } from '@platform/database/migrations-folder.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { tableCatalogue } from '@schema/tables.js';
import { pagesOf, type Read } from './export-pages.js';
import { type ExportedTable, exportPlan, lineOf, type Subject } from './exported-tables.js';
import { subjectScope } from './subject-scope.js';
import { CHARACTERS_AT_ONCE, type ZippedFile, ZipWriter } from './zip-writer.js';

/** Uncompressed bytes of one file. The rest goes into the next part, so that a reader can hold a file in memory. */
const LONGEST_FILE = 256 * 1_024 * 1_024;

/**
 * Exports everything of a user as one zip, produced while it is read: the next page of rows is requested when the
 * previous one was consumed. Each page is its own transaction, so a slow reader holds neither a connection nor a
 * snapshot. A row that changes meanwhile appears as it was when its page was read.
 */
@Injectable()
export class ExportUser {
  private readonly plan: readonly ExportedTable[];
  private readonly derived: ExportManifest['derived'];
  private readonly schemaVersion = migrationTimes(migrationsFolder()).length;
  /** The newest read of all exports. */
  private lastRead: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    secrets: ServerSecrets,
  ) {
    const catalogue = tableCatalogue();
    this.plan = exportPlan(catalogue, new KeyedHash(secrets));
    this.derived = catalogue.filter((entry) => entry.export === 'derived').map(({ name }) => ({ kind: name }));
  }

  /**
   * The archive, in chunks. If the user is erased meanwhile, or the archive would exceed the size limit of a zip, the
   * stream ends with an error and without a manifest.
   * @throws RecollectError `not_found`, `forbidden`, before the first chunk
   */
  async run(asker: Scope, userId: string): Promise<AsyncGenerator<Uint8Array, void, undefined>> {
    const scope = subjectScope(asker, userId, 'export');
    const subject = { tenantId: scope.tenantId, userId };
    const epoch = await this.database.withScope(scope, (tx) => epochOf(tx, subject), { readOnly: true });
    if (epoch === null) throw new RecollectError('not_found');
    return this.pieces(scope, subject, epoch);
  }

  private async *pieces(scope: Scope, subject: Subject, epoch: number): AsyncGenerator<Uint8Array, void, undefined> {
    const began = this.clock.now();
    const zip = new ZipWriter();
    const files: (ZippedFile & { kind: string })[] = [];
    for (const table of this.plan) {
      let part = 1;
      zip.begin(exportFileName(table.name, part), began);
      for await (const { text, rows } of this.pages(scope, table, subject, epoch)) {
        if (zip.bytes > 0 && zip.bytes + text.length > LONGEST_FILE) {
          files.push({ kind: table.name, ...zip.end() });
          zip.begin(exportFileName(table.name, (part += 1)), began);
        }
        zip.write(text, rows);
        const ready = zip.take();
        if (ready) yield ready;
        await breathe();
      }
      files.push({ kind: table.name, ...zip.end() });
    }
    zip.begin(MANIFEST, began);
    zip.write(JSON.stringify(await this.manifest(scope, subject, began, files), null, 2), 0);
    zip.end();
    zip.finish();
    yield zip.take() ?? new Uint8Array(0);
  }

  /** The lines of a table, page by page, each split into the pieces that are compressed at a time. */
  private async *pages(
    scope: Scope,
    table: ExportedTable,
    subject: Subject,
    epoch: number,
  ): AsyncGenerator<{ text: string; rows: number }, void, undefined> {
    const read: Read = (page) =>
      this.inTurn(() =>
        this.database.withScope(
          scope,
          async (tx) => {
            if ((await epochOf(tx, subject)) !== epoch) throw new RecollectError('not_found');
            return page(tx);
          },
          { readOnly: true },
        ),
      );
    for await (const rows of pagesOf(read, table, subject)) {
      let lines: string[] = [];
      let length = 0;
      for (const row of rows) {
        const line = lineOf(table, row);
        lines.push(line);
        length += line.length;
        if (length < CHARACTERS_AT_ONCE) continue;
        yield { text: lines.join(''), rows: lines.length };
        [lines, length] = [[], 0];
      }
      if (lines.length > 0) yield { text: lines.join(''), rows: lines.length };
    }
  }

  /**
   * One page of all exports at a time. A page is megabytes, an export holds no place among the requests in progress, and many at
   * once would keep everybody else from the database.
   */
  private inTurn<T>(read: () => Promise<T>): Promise<T> {
    const own = this.lastRead.then(read);
    this.lastRead = own.catch(() => undefined);
    return own;
  }

  private async manifest(
    scope: Scope,
    subject: Subject,
    began: Date,
    files: readonly (ZippedFile & { kind: string })[],
  ): Promise<ExportManifest> {
    const processors = await this.inTurn(() =>
      this.database.withScope(scope, (tx) => receiversOf(tx, subject, this.config), { readOnly: true }),
    );
    return {
      format: EXPORT_FORMAT,
      format_version: EXPORT_FORMAT_VERSION,
      service_version: VERSION,
      schema_version: this.schemaVersion,
      tenant_id: showId('tenant', subject.tenantId),
      user_id: subject.userId,
      exported_at: began.toISOString(),
      finished_at: this.clock.now().toISOString(),
      files: files.map(({ name, kind, rows, bytes, sha256 }) => ({ name, kind, rows, bytes, sha256 })),
      derived: this.derived,
      external_processors: processors.map(({ purpose, provider, model }) => ({ purpose, provider, model })),
    };
  }
}
