import {
  eraseSubject,
  eraseTenant,
  eraseUser,
  getErasure,
  getTenantErasure,
  listErasures,
} from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { ErasePart } from '@governance/privacy/erasure/erase-part.js';
import { EraseTenant } from '@governance/privacy/erasure/erase-tenant.js';
import { type Accepted, EraseUser } from '@governance/privacy/erasure/erase-user.js';
import { showErasure } from '@governance/privacy/erasure/erasures.repository.js';
import { GetErasures } from '@governance/privacy/erasure/get-erasures.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Answer } from '@transports/http/answer.js';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class ErasuresController {
  constructor(
    private readonly ofUser: EraseUser,
    private readonly ofPart: ErasePart,
    private readonly ofTenant: EraseTenant,
    private readonly erasures: GetErasures,
  ) {}

  @Operation(eraseUser)
  async eraseUser(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof eraseUser>) {
    return answer('user', await this.ofUser.run(scope, params.user_id, body));
  }

  @Operation(eraseSubject)
  async eraseSubject(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof eraseSubject>) {
    return answer(kindOf(body), await this.ofPart.run(scope, body));
  }

  @Operation(eraseTenant)
  async eraseTenant(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof eraseTenant>) {
    return answer('tenant', await this.ofTenant.run(scope, params.tenant_id, body));
  }

  @Operation(getTenantErasure)
  async getOfTenant(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getTenantErasure>) {
    return showErasure(await this.erasures.ofTenant(scope, params.tenant_id));
  }

  @Operation(listErasures)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listErasures>) {
    return this.erasures.list(scope, query);
  }

  @Operation(getErasure)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getErasure>) {
    return this.erasures.show(scope, params.id);
  }
}

function kindOf(body: InputOf<typeof eraseSubject>['body']) {
  if (body.agent !== undefined) return 'agent';
  if (body.session_id !== undefined) return 'session';
  if (body.records) return 'records';
  return body.source !== undefined ? 'source' : 'filter';
}

function answer(kind: string, accepted: Accepted) {
  if (!accepted.row) return new Answer({ dry_run: true, kind, counts: accepted.counts }, { status: 200 });
  return new Answer(showErasure(accepted.row), { status: accepted.isNew ? 202 : 200 });
}
