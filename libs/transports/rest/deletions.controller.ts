import type { InputOf } from '@contracts/operation.js';
import { deleteRecord, deleteRecords } from '@contracts/records/records.operations.js';
import type { Scope } from '@kernel/scope.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { DeleteRecords } from '@memory/records/delete-records.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class DeletionsController {
  constructor(
    private readonly one: DeleteRecord,
    private readonly many: DeleteRecords,
  ) {}

  @Operation(deleteRecord)
  delete(
    @CurrentScope() scope: Scope,
    @Input() { params }: InputOf<typeof deleteRecord>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return this.one.run(scope, params.id, ifMatch);
  }

  @Operation(deleteRecords)
  deleteBatch(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof deleteRecords>) {
    return this.many.run(scope, body.ids);
  }
}
