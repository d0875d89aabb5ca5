import { AMP_PROTOCOL } from '@contracts/amp.operations.js';
import { getVersion, livez, readyz } from '@contracts/status.operations.js';
import { VERSION } from '@kernel/version.js';
import { Controller } from '@nestjs/common';
import { Answer } from '../http/answer.js';
import { Operation } from '../http/operation.decorator.js';
import { Readiness } from '../http/readiness.js';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Operation(livez)
  live() {
    return { status: 'ok' };
  }

  @Operation(readyz)
  async ready() {
    const report = await this.readiness.run();
    return new Answer(report, { status: report.status === 'unavailable' ? 503 : 200 });
  }

  @Operation(getVersion)
  version() {
    return { name: 'recollect', version: VERSION, protocol: AMP_PROTOCOL };
  }
}
