import { forgetMemory, retrieveMemory, storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { MemoryBank } from './memory-bank.js';

/** Three routes without a version, as MemoryBank's clients call them. */
@Controller()
export class MemoryBankController {
  constructor(private readonly bank: MemoryBank) {}

  @Operation(storeMemory)
  store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeMemory>,
    @Preferred() preferences: Preferences,
  ) {
    return this.bank.store(scope, body, preferences);
  }

  @Operation(retrieveMemory)
  retrieve(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof retrieveMemory>) {
    return this.bank.retrieve(scope, body);
  }

  @Operation(forgetMemory)
  forget(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof forgetMemory>) {
    return this.bank.forget(scope, body.memory_id);
  }
}
