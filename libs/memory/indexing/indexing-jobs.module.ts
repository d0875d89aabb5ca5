import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { IndexVectorsHandler } from './cells/index-vectors.handler.js';
import { EmbedRecordsHandler } from './embed-records.handler.js';
import { IndexingModule } from './indexing.module.js';

/** The handlers of this room; loaded where jobs run. */
@Module({ imports: [IndexingModule, EmbeddingsModule], providers: [EmbedRecordsHandler, IndexVectorsHandler] })
export class IndexingJobsModule {}
