import type { InputOf } from '@contracts/operation.js';
import {
  getRevisionSettings,
  putTenantRevision,
  putUserRevision,
  reviseRecord,
  reviseRecords,
  undoRecord,
} from '@contracts/revision/revision.operations.js';
import type { Scope } from '@kernel/scope.js';
import { RevisionSettings } from '@memory/revision/revision-settings.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { RevisionFlow } from '@application/revision-flow.js';
import { Answer } from '../http/answer.js';
import { CurrentScope, Input, Operation, etagOf, Preferred, withEtag } from '../http/operation.decorator.js';

@Controller()
export class RevisionController {
  constructor(
    private readonly flow: RevisionFlow,
    private readonly settings: RevisionSettings,
  ) {}

  @Operation(reviseRecord)
  async revise(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof reviseRecord>,
    @Preferred() preferences: Preferences,
  ) {
    const { status, answer } = await this.flow.run(scope, body, preferences);
    // A preview may name a memory, and changes none.
    const version = answer.applied ? answer.version : undefined;
    return new Answer(answer, { status, ...(version !== undefined && { headers: { ETag: etagOf(version) } }) });
  }

  @Operation(reviseRecords)
  reviseBatch(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof reviseRecords>,
    @Preferred() preferences: Preferences,
  ) {
    return this.flow.runBatch(scope, body.records, preferences);
  }

  @Operation(undoRecord)
  async undo(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof undoRecord>) {
    const undone = await this.flow.undo(scope, params.id, body);
    return new Answer(undone, { headers: { ETag: etagOf(undone.version) } });
  }

  @Operation(getRevisionSettings)
  read(@CurrentScope() scope: Scope) {
    return this.settings.read(scope);
  }

  @Operation(putTenantRevision)
  async putTenant(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putTenantRevision>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putTenant(scope, body, ifMatch));
  }

  @Operation(putUserRevision)
  async putUser(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof putUserRevision>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    return withEtag(await this.settings.putUser(scope, body, ifMatch));
  }
}
