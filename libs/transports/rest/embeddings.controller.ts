import { getReembed, retryEmbedding, startReembed } from '@contracts/embedding.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Reembed } from '@memory/indexing/reembed.js';
import { RetryEmbedding } from '@memory/records/retry-embedding.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class EmbeddingsController {
  constructor(
    private readonly retry: RetryEmbedding,
    private readonly reembed: Reembed,
  ) {}

  @Operation(retryEmbedding)
  retryOne(@Asker() scope: Scope, @Input() { params }: InputOf<typeof retryEmbedding>) {
    return this.retry.run(scope, params.id);
  }

  @Operation(startReembed)
  start(@Asker() scope: Scope) {
    return this.reembed.start(scope);
  }

  @Operation(getReembed)
  progress(@Asker() scope: Scope) {
    return this.reembed.status(scope);
  }
}
