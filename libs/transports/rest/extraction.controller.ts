import type { Preferences } from '@application/preferences.js';
import {
  getExtractionSettings,
  putTenantExtraction,
  putUserExtraction,
} from '@contracts/extraction/extraction.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ExtractionSettings } from '@memory/extraction/extraction-settings.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation, Preferred, withEtag } from '../http/operation.decorator.js';

@Controller()
export class ExtractionController {
  constructor(private readonly settings: ExtractionSettings) {}

  @Operation(getExtractionSettings)
  read(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Operation(putTenantExtraction)
  async putTenant(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putTenantExtraction>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putTenant(scope, body, ifMatch));
  }

  @Operation(putUserExtraction)
  async putUser(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putUserExtraction>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putUser(scope, body, ifMatch));
  }
}
