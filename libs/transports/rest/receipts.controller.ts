import { getReceipt, getReceiptKey, getTenantReceipt } from '@contracts/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { GetReceipt } from '@governance/privacy/receipts/get-receipt.js';
import { ReceiptKeys } from '@governance/privacy/receipts/receipt-keys.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: GetReceipt,
    private readonly keys: ReceiptKeys,
  ) {}

  @Operation(getReceipt)
  get(@Asker() scope: Scope, @Input() { params }: InputOf<typeof getReceipt>) {
    return this.receipts.run(scope, params.id);
  }

  @Operation(getTenantReceipt)
  getOfTenant(@Asker() scope: Scope, @Input() { params }: InputOf<typeof getTenantReceipt>) {
    return this.receipts.ofTenant(scope, params.tenant_id);
  }

  @Operation(getReceiptKey)
  key() {
    return { keys: this.keys.public };
  }
}
