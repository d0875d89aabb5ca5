import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { Nellie } from './nellie.js';
import { NellieController } from './nellie.controller.js';
import { NellieInvokeController } from './nellie-invoke.controller.js';

@Module({
  imports: [HttpModule, RecordsModule, SearchModule],
  providers: [Nellie],
  controllers: [NellieController, NellieInvokeController],
  exports: [Nellie],
})
export class NellieModule {}
