import { mem0DeleteEntity, mem0DeleteEntityV1, mem0Entities } from '@contracts/mem0/mem0-entities.operations.js';
import { mem0OssDeleteEntity, mem0OssEntities } from '@contracts/mem0/mem0-oss.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { Mem0Entities } from './mem0-entities.js';
import { pageOf, sliceOf } from './pages.js';

type Listed = InputOf<typeof mem0Entities>;
type Named = InputOf<typeof mem0DeleteEntity>;

@Controller()
export class EntitiesController {
  constructor(private readonly entities: Mem0Entities) {}

  @Operation(mem0Entities)
  async list(@CurrentScope() scope: Scope, @Input() { query }: Listed, @Req() request: FastifyRequest) {
    return pageOf(request, query, await this.entities.list(scope, sliceOf(query)));
  }

  @Operation(mem0OssEntities)
  async listOss(@CurrentScope() scope: Scope, @Input() { query }: Listed, @Req() request: FastifyRequest) {
    return pageOf(request, query, await this.entities.list(scope, sliceOf(query)));
  }

  @Operation(mem0DeleteEntity)
  delete(@CurrentScope() scope: Scope, @Input() { params }: Named) {
    return this.entities.delete(scope, params);
  }

  @Operation(mem0DeleteEntityV1)
  deleteV1(@CurrentScope() scope: Scope, @Input() { params }: Named) {
    return this.entities.delete(scope, params);
  }

  @Operation(mem0OssDeleteEntity)
  deleteOss(@CurrentScope() scope: Scope, @Input() { params }: Named) {
    return this.entities.delete(scope, params);
  }
}
