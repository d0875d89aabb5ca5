import {
  mem0CreateExport, mem0Event, mem0Events, mem0Feedback, mem0GetExport, mem0Summary,
} from '@contracts/mem0/mem0-extras.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { Mem0Events } from './mem0-events.js';
import { Mem0Extras } from './mem0-extras.js';
import { pageOf, sliceOf } from './pages.js';

@Controller()
export class ExtrasController {
  constructor(
    private readonly extras: Mem0Extras,
    private readonly events: Mem0Events,
  ) {}

  @Operation(mem0CreateExport)
  createExport(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0CreateExport>) {
    return this.extras.createExport(scope, body);
  }

  @Operation(mem0GetExport)
  getExport(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0GetExport>) {
    return this.extras.getExport(scope, body);
  }

  @Operation(mem0Summary)
  summary(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0Summary>) {
    return this.extras.summary(scope, body);
  }

  @Operation(mem0Feedback)
  feedback(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0Feedback>) {
    return this.extras.judge(scope, body);
  }

  @Operation(mem0Event)
  event(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0Event>) {
    return this.events.one(scope, params.event_id);
  }

  @Operation(mem0Events)
  async list(
    @CurrentScope() scope: Scope,
    @Input() { query }: InputOf<typeof mem0Events>,
    @Req() request: FastifyRequest,
  ) {
    return pageOf(request, query, await this.events.list(scope, sliceOf(query)));
  }
}
