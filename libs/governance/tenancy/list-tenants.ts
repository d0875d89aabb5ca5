import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { listTenants } from '@contracts/tenancy/tenancy.operations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { cutPage, readCursor } from './page.js';
import { showTenant, TenantsRepository } from './tenants.repository.js';

/** The installation's tenants, oldest first. */
@Injectable()
export class ListTenants {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
  ) {}

  async run(_scope: Scope, input: InputOf<typeof listTenants>['query']): Promise<OutputOf<typeof listTenants>> {
    const after = readCursor(input.cursor, (id) => readId(id) === id);
    const rows = await this.database.asSystem((tx) => this.tenants.list(tx, after, input.limit + 1), {
      readOnly: true,
    });
    const { page, end } = cutPage(rows, input.limit, (row) => row.tenantId);
    return { tenants: page.map(showTenant), ...end };
  }
}
