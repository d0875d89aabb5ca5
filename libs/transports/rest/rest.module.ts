import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { DeletionsController } from './deletions.controller.js';
import { EmbeddingsController } from './embeddings.controller.js';
import { HealthController } from './health.controller.js';
import { KeysController } from './keys.controller.js';
import { RecordsController } from './records.controller.js';
import { SearchController } from './search.controller.js';
import { StatusController } from './status.controller.js';
import { TenantsController } from './tenants.controller.js';
import { TokensController } from './tokens.controller.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [HttpModule, RecordsModule, IndexingModule, SearchModule],
  controllers: [
    RecordsController,
    DeletionsController,
    SearchController,
    EmbeddingsController,
    StatusController,
    HealthController,
    TenantsController,
    KeysController,
    UsersController,
    TokensController,
  ],
})
export class RestModule {}
