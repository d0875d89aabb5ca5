import { GenerateFlow } from '@application/generate-flow.js';
import type { Preferences } from '@application/preferences.js';
import { generate } from '@contracts/model-usage/generate.operations.js';
import { getModelSettings, getModelUsage, putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { GetModelUsage } from '@governance/model-usage/get-model-usage.js';
import { ModelSettings } from '@governance/model-usage/model-settings.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation, Preferred, withEtag } from '../http/operation.decorator.js';

@Controller()
export class ModelsController {
  constructor(
    private readonly using: GetModelUsage,
    private readonly settings: ModelSettings,
    private readonly generating: GenerateFlow,
  ) {}

  @Operation(generate)
  generate(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof generate>) {
    return this.generating.run(scope, body);
  }

  @Operation(getModelUsage)
  usage(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof getModelUsage>) {
    return this.using.run(scope, query.days);
  }

  @Operation(getModelSettings)
  read(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Operation(putModelSettings)
  async put(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putModelSettings>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.put(scope, body, ifMatch));
  }
}
