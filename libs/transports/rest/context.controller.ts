import {
  buildContext,
  getContextSettings,
  putTenantContext,
  putUserContext,
} from '@contracts/context/context.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { BuildContext } from '@memory/context/build-context.js';
import { ContextSettings } from '@memory/context/context-settings.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred, withEtag } from '../http/operation.decorator.js';

@Controller()
export class ContextController {
  constructor(
    private readonly context: BuildContext,
    private readonly settings: ContextSettings,
  ) {}

  @Operation(buildContext)
  build(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof buildContext>) {
    return this.context.run(scope, body);
  }

  @Operation(getContextSettings)
  read(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Operation(putTenantContext)
  async putTenant(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putTenantContext>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putTenant(scope, body, ifMatch));
  }

  @Operation(putUserContext)
  async putUser(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putUserContext>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putUser(scope, body, ifMatch));
  }
}
