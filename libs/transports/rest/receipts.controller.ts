import { getReceipt, getReceiptKey, getTenantReceipt } from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { GetReceipt } from '@governance/privacy/receipts/get-receipt.js';
import { ReceiptKeys } from '@governance/privacy/receipts/receipt-keys.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class ReceiptsController {
  constructor(
    private readonly receipts: GetReceipt,
    private readonly keys: ReceiptKeys,
  ) {}

  @Operation(getReceipt)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getReceipt>) {
    return this.receipts.run(scope, params.id);
  }

  @Operation(getTenantReceipt)
  getOfTenant(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getTenantReceipt>) {
    return this.receipts.ofTenant(scope, params.tenant_id);
  }

  @Operation(getReceiptKey)
  key() {
    return { keys: this.keys.public };
  }
}
