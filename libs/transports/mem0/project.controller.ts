import {
  MEM0_PROJECT_FIELDS,
  mem0GetProject,
  mem0Profile,
  mem0ProfileSettings,
  mem0ProjectSettings,
  mem0UpdateProject,
} from '@contracts/mem0/mem0-project.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { TenantDocument } from '@memory/settings/tenant-document.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** Settings of a project, which is the tenant; and profiles, which do not exist here. */
@Controller()
export class ProjectController {
  constructor(private readonly documents: TenantDocument) {}

  @Operation(mem0GetProject)
  async get(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof mem0GetProject>) {
    const tenant = tenantOf(scope, params);
    const kept = await this.documents.read(scope, mem0ProjectSettings);
    const unset = Object.fromEntries(MEM0_PROJECT_FIELDS.map((name) => [name, null]));
    const project = { ...unset, ...kept, id: tenant, name: tenant };
    const { fields = [] } = query;
    const wanted = [fields].flat();
    return Object.fromEntries(Object.entries(project).filter(([name]) => wanted.length === 0 || wanted.includes(name)));
  }

  @Operation(mem0UpdateProject)
  async update(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof mem0UpdateProject>) {
    checkSetsTenant(scope);
    tenantOf(scope, params);
    const named = Object.entries(body).filter(([name]) => (MEM0_PROJECT_FIELDS as string[]).includes(name));
    await this.documents.merge(scope, mem0ProjectSettings, Object.fromEntries(named));
    return { message: 'Kept. Nothing is inferred here, so it has no effect on what is remembered.' };
  }

  @Operation(mem0Profile)
  profile(@Input() { params }: InputOf<typeof mem0Profile>) {
    const status = 'not_enabled' as const;
    const { entity_id } = params;
    return {
      profile: {},
      status,
      entity_type: 'user' as const,
      entity_id,
      updated_at: null,
      generation_count: 0 as const,
    };
  }

  @Operation(mem0ProfileSettings)
  profileSettings() {
    return { enabled: false as const, status: 'not_enabled' as const, entities: {} };
  }
}

/** @throws RecollectError `not_found` for any ids other than those that ping returns */
function tenantOf(
  scope: Scope,
  { org_id: org, project_id: project }: { readonly org_id: string; readonly project_id: string },
): string {
  const tenant = showId('tenant', scope.tenantId);
  if (org !== tenant || project !== tenant) throw new RecollectError('not_found');
  return tenant;
}
