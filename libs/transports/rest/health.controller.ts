import { AMP_PROTOCOL } from '@contracts/amp/amp.operations.js';
import { getMetrics, getVersion, livez, readyz } from '@contracts/status.operations.js';
import { VERSION } from '@kernel/version.js';
import { Controller, Headers } from '@nestjs/common';
import { Answer } from '../http/answer.js';
import { Operation } from '../http/operation.decorator.js';
import { ReadMetrics } from '../http/read-metrics.js';
import { Readiness } from '../http/readiness.js';

@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: ReadMetrics,
  ) {}

  @Operation(livez)
  live() {
    return { status: 'ok' };
  }

  @Operation(readyz)
  async ready() {
    const report = await this.readiness.run();
    return new Answer(report, { status: report.status === 'unavailable' ? 503 : 200 });
  }

  @Operation(getMetrics)
  async numbers(@Headers('authorization') authorization: string | undefined) {
    const { text, contentType } = await this.metrics.run(authorization);
    return new Answer(text, { headers: { 'Content-Type': contentType } });
  }

  @Operation(getVersion)
  version() {
    return { name: 'recollect', version: VERSION, protocol: AMP_PROTOCOL };
  }
}
