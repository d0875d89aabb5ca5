import type { InputOf } from '@contracts/operation.js';
import {
  cognitiveEdges, cognitiveStatistics, getCognitiveSettings, putCognitiveSettings,
} from '@contracts/cognitive/cognitive.operations.js'; // prettier-ignore
import type { Scope } from '@kernel/scope.js';
import { CountKinds } from '@memory/kinds/count-kinds.js';
import { KindSettings } from '@memory/kinds/kind-settings.js';
import { ListCrossings } from '@memory/kinds/list-crossings.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** Operations about all six kinds. */
@Controller()
export class CognitiveController {
  constructor(
    private readonly counts: CountKinds,
    private readonly links: ListCrossings,
    private readonly rules: KindSettings,
  ) {}

  @Operation(cognitiveStatistics)
  statistics(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof cognitiveStatistics>) {
    return this.counts.run(scope, query);
  }

  @Operation(cognitiveEdges)
  edges(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof cognitiveEdges>) {
    return this.links.run(scope, query);
  }

  @Operation(getCognitiveSettings)
  settings(@CurrentScope() scope: Scope) {
    return this.rules.get(scope);
  }

  @Operation(putCognitiveSettings)
  putSettings(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putCognitiveSettings>) {
    return this.rules.put(scope, body);
  }
}
