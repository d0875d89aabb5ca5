import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AmpCallController } from './amp-call.controller.js';
import { AmpReads } from './amp-reads.js';
import { AmpWrites } from './amp-writes.js';
import { AmpController } from './amp.controller.js';

@Module({
  imports: [HttpModule, RecordsModule, SearchModule],
  providers: [AmpReads, AmpWrites],
  controllers: [AmpController, AmpCallController],
  exports: [AmpReads, AmpWrites],
})
export class AmpModule {}
