import { Module } from '@nestjs/common';
import { Idempotency } from './idempotency.js';
import { IdempotencyRepository } from './idempotency.repository.js';

/** Needs the Clock and Database providers from global modules. */
@Module({ providers: [Idempotency, IdempotencyRepository], exports: [Idempotency] })
export class IdempotencyModule {}
