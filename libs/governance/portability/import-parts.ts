import { Injectable } from '@nestjs/common';
import { ImportCore } from './import-core.js';
import { ImportMemories } from './import-memories.js';
import type { ImportRun } from './import-run.js';
import { ImportSettings } from './import-settings.js';

/** Imports all parts of an archive, in the order of their dependencies. */
@Injectable()
export class ImportParts {
  constructor(
    private readonly settings: ImportSettings,
    private readonly memories: ImportMemories,
    private readonly core: ImportCore,
  ) {}

  async run(run: ImportRun): Promise<void> {
    await this.settings.run(run);
    await this.memories.run(run);
    await this.core.run(run);
  }
}
