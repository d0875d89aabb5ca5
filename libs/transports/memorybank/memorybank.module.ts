import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { MemoryBank } from './memory-bank.js';
import { MemoryBankController } from './memorybank.controller.js';

@Module({
  imports: [HttpModule, RecordsModule, SearchModule],
  providers: [MemoryBank],
  controllers: [MemoryBankController],
})
export class MemoryBankModule {}
