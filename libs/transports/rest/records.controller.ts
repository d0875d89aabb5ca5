import type { InputOf } from '@contracts/operation.js';
import {
  getRecord,
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { listPassages } from '@contracts/records/passages.operations.js';
import type { Scope } from '@kernel/scope.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListPassages } from '@memory/records/list-passages.js';
import { ListRecords } from '@memory/records/list-records.js';
import { ListVersions } from '@memory/records/list-versions.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { EditFlow } from '@application/edit-flow.js';
import { WriteFlow } from '@application/write-flow.js';
import { Answer } from '../http/answer.js';
import { CurrentScope, Input, Operation, etagOf, Preferred } from '../http/operation.decorator.js';

@Controller()
export class RecordsController {
  constructor(
    private readonly writes: WriteFlow,
    private readonly edit: EditFlow,
    private readonly one: GetRecord,
    private readonly many: ListRecords,
    private readonly versions: ListVersions,
    private readonly pieces: ListPassages,
  ) {}

  @Operation(storeRecord)
  async store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeRecord>,
    @Preferred() preferences: Preferences,
  ) {
    const { status, outcome } = await this.writes.store(scope, body, preferences);
    return new Answer(outcome, { status, headers: { ETag: etagOf(outcome.version) } });
  }

  @Operation(storeRecords)
  storeBatch(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeRecords>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.storeBatch(scope, body.records, preferences);
  }

  @Operation(getRecord)
  async get(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof getRecord>) {
    const record = await this.one.run(scope, params.id, query);
    return new Answer(record, { headers: { ETag: etagOf(record.version) } });
  }

  @Operation(patchRecord)
  async patch(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof patchRecord>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    const { record, triggered } = await this.edit.run(scope, params.id, body, { ifMatch });
    const fired = triggered.length > 0 ? triggered : undefined;
    return new Answer({ ...record, triggered: fired }, { headers: { ETag: etagOf(record.version) } });
  }

  @Operation(listRecords)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listRecords>) {
    return this.many.run(scope, query);
  }

  @Operation(listVersions)
  history(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listVersions>) {
    return this.versions.run(scope, params.id, query);
  }

  @Operation(listPassages)
  passages(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listPassages>) {
    return this.pieces.run(scope, params.id, query);
  }
}
