import { Module } from '@nestjs/common';
import { Idempotency, IdempotencyRepository } from './idempotency.js';

/** Needs the Clock and Database providers from global modules. */
@Module({ providers: [Idempotency, IdempotencyRepository], exports: [Idempotency] })
export class IdempotencyModule {}
