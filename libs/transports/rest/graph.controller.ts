import {
  createEdge, deleteEdge, getGraphSettings, listEdges, putGraphSettings, relatedRecords,
} from '@contracts/graph/graph.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ChangeEdges } from '@memory/graph/change-edges.js';
import { GetRelated } from '@memory/graph/get-related.js';
import { GraphSettings } from '@memory/graph/graph-settings.js';
import { ListEdges } from '@memory/graph/list-edges.js';
import { Controller } from '@nestjs/common';
import { Answer } from '../http/answer.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class GraphController {
  constructor(
    private readonly change: ChangeEdges,
    private readonly many: ListEdges,
    private readonly walk: GetRelated,
    private readonly rules: GraphSettings,
  ) {}

  @Operation(createEdge)
  async create(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof createEdge>) {
    const edge = await this.change.create(scope, params.id, body);
    return new Answer(edge, { status: edge.status === 'created' ? 201 : 200 });
  }

  @Operation(listEdges)
  list(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listEdges>) {
    return this.many.run(scope, params.id, query);
  }

  @Operation(deleteEdge)
  delete(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof deleteEdge>) {
    return this.change.delete(scope, params.id, query);
  }

  @Operation(relatedRecords)
  related(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof relatedRecords>) {
    return this.walk.run(scope, params.id, query);
  }

  @Operation(getGraphSettings)
  settings(@CurrentScope() scope: Scope) {
    return this.rules.get(scope);
  }

  @Operation(putGraphSettings)
  putSettings(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putGraphSettings>) {
    return this.rules.put(scope, body);
  }
}
