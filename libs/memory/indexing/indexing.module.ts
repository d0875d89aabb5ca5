import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '@platform/embeddings/embeddings.module.js';
import { QueueModule } from '@platform/queue/queue.module.js';
import { VectorIndexesRepository } from './cells/vector-indexes.repository.js';
import { WatchSize } from './cells/watch-size.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { PassageIndex, PassagesRepository } from './passage-index.js';
import { ReadingSpace } from './reading-space.js';
import { Reembed } from './reembed.js';
import { RetryVectors } from './retry-vectors.js';
import { SwitchSpace } from './switch-space.js';
import { VectorsRepository } from './vectors.repository.js';

@Module({
  imports: [QueueModule, EmbeddingsModule],
  providers: [
    PassagesRepository,
    VectorsRepository,
    EmbeddingSpacesRepository,
    PassageIndex,
    ReadingSpace,
    Reembed,
    RetryVectors,
    SwitchSpace,
    VectorIndexesRepository,
    WatchSize,
  ],
  exports: [
    PassageIndex,
    ReadingSpace,
    Reembed,
    RetryVectors,
    SwitchSpace,
    EmbeddingSpacesRepository,
    VectorsRepository,
    VectorIndexesRepository,
    WatchSize,
  ],
})
export class IndexingModule {}
