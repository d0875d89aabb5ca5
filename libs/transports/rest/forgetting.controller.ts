import {
  forgetRecord, getForgettingStatus, getRetention, listEvents, listForgotten, restoreRecord, restoreRecords,
} from '@contracts/lifecycle/forgetting.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ForgetRecord } from '@memory/lifecycle/forget-record.js';
import { GetRetention } from '@memory/lifecycle/get-retention.js';
import { ListEvents } from '@memory/lifecycle/list-events.js';
import { ListForgotten } from '@memory/lifecycle/list-forgotten.js';
import { RestoreRecords } from '@memory/lifecycle/restore-records.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class ForgettingController {
  constructor(
    private readonly oneRetention: GetRetention,
    private readonly oneToForget: ForgetRecord,
    private readonly restoring: RestoreRecords,
    private readonly forgotten: ListForgotten,
    private readonly audit: ListEvents,
  ) {}

  @Operation(getRetention)
  retention(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getRetention>) {
    return this.oneRetention.run(scope, params.id);
  }

  @Operation(forgetRecord)
  forget(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof forgetRecord>) {
    return this.oneToForget.run(scope, params.id);
  }

  @Operation(restoreRecord)
  restore(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof restoreRecord>) {
    return this.restoring.one(scope, params.id);
  }

  @Operation(restoreRecords)
  restoreMany(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof restoreRecords>) {
    return this.restoring.many(scope, body);
  }

  @Operation(listForgotten)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listForgotten>) {
    return this.forgotten.run(scope, query);
  }

  @Operation(listEvents)
  events(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listEvents>) {
    return this.audit.run(scope, query);
  }

  @Operation(getForgettingStatus)
  status(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getForgettingStatus>) {
    return this.audit.status(scope, query.from);
  }
}
