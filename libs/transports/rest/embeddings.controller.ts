import { getReembed, retryEmbedding, startReembed } from '@contracts/records/embedding.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Reembed } from '@memory/indexing/reembed.js';
import { RetryEmbedding } from '@memory/records/retry-embedding.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class EmbeddingsController {
  constructor(
    private readonly retry: RetryEmbedding,
    private readonly reembed: Reembed,
  ) {}

  @Operation(retryEmbedding)
  retryOne(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof retryEmbedding>) {
    return this.retry.run(scope, params.id);
  }

  @Operation(startReembed)
  start(@CurrentScope() scope: Scope) {
    return this.reembed.start(scope);
  }

  @Operation(getReembed)
  progress(@CurrentScope() scope: Scope) {
    return this.reembed.status(scope);
  }
}
