import { listRewrites, readLedger } from '@contracts/privacy/ledger.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { ReadLedger } from '@governance/privacy/ledger/read-ledger.js';
import { ListRewrites } from '@governance/privacy/rewrite/list-rewrites.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class ErasureLedgerController {
  constructor(
    private readonly ledger: ReadLedger,
    private readonly rewrites: ListRewrites,
  ) {}

  @Operation(readLedger)
  read(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof readLedger>) {
    return this.ledger.run(scope, query);
  }

  @Operation(listRewrites)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listRewrites>) {
    return this.rewrites.run(scope, query);
  }
}
