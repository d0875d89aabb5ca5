import { Module } from '@nestjs/common';
import { QueueModule } from '@platform/queue/queue.module.js';
import { EntityMentions } from './entity-mentions.js';
import { StartReading } from './start-reading.js';

@Module({
  imports: [QueueModule],
  providers: [EntityMentions, StartReading],
  exports: [EntityMentions, StartReading],
})
export class EntitiesModule {}
