import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { toRecollectError } from './error.filter.js';
import { Readiness } from './readiness.js';
import { ReadMetrics } from './read-metrics.js';

/** A worker serves no operations. These endpoints monitor it: liveness, progress of jobs, and metrics. */
@Injectable()
export class WorkerHealth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private server: Server | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: ReadMetrics,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'http');
  }

  /** The port it listens on. `undefined` if no port is configured. */
  get port(): number | undefined {
    const address = this.server?.address();
    return typeof address === 'object' && address ? address.port : undefined;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { workerPort, http } = this.config;
    if (workerPort === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(workerPort, http.host, resolve);
    });
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const path = request.method === 'GET' ? request.url?.replace(/\?.*$/, '') : undefined;
      if (path === '/livez') return send(response, 200, { status: 'ok' });
      if (path === '/readyz') {
        const report = await this.readiness.run();
        return send(response, report.status === 'unavailable' ? 503 : 200, report);
      }
      if (path === '/metrics') {
        const { text, contentType } = await this.metrics.run(request.headers.authorization);
        response.writeHead(200, { 'Content-Type': contentType }).end(text);
        return;
      }
      send(response, 404, { status: 'not_found' });
    } catch (error) {
      const told = toRecollectError(error, undefined);
      if (told.status >= 500) this.logger.error({ err: error, code: told.code }, 'request failed');
      send(response, told.status, { status: told.code });
    }
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

@Module({
  imports: [EmbeddingsModule],
  providers: [Readiness, ReadMetrics, WorkerHealth],
  exports: [WorkerHealth],
})
export class WorkerHealthModule {}
