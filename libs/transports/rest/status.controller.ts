import type { InputOf } from '@contracts/operation.js';
import { getAgentStatus, getStatus } from '@contracts/status.operations.js';
import type { Scope } from '@kernel/scope.js';
import { GetAgentStatus } from '@memory/records/get-agent-status.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { StatusReport } from '@application/status-report.js';

@Controller()
export class StatusController {
  constructor(
    private readonly report: StatusReport,
    private readonly agentStatus: GetAgentStatus,
  ) {}

  @Operation(getStatus)
  status(@CurrentScope() scope: Scope) {
    return this.report.run(scope);
  }

  @Operation(getAgentStatus)
  agent(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getAgentStatus>) {
    return this.agentStatus.run(scope, params.agent);
  }
}
