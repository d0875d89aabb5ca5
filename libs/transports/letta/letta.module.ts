import { AgentsModule } from '@memory/blocks/agents/agents.module.js';
import { EquippedAgentsModule } from '@memory/blocks/agents/equipped-agents.module.js';
import { BlocksModule } from '@memory/blocks/blocks.module.js';
import { MessagesModule } from '@memory/messages/messages.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AgentsController } from './agents.controller.js';
import { Agents } from './agents.js';
import { AgentsWithBlocks } from './agents-with-blocks.js';
import { BlockHistoryController } from './block-history.controller.js';
import { BlocksController } from './blocks.controller.js';
import { CoreMemoryController } from './core-memory.controller.js';
import { ArchivalController } from './archival.controller.js';
import { ArchivalMemory } from './archival-memory.js';
import { ArchivalSearch } from './archival-search.js';
import { LettaMessagesController } from './messages.controller.js';
import { MemoryToolsController } from './memory-tools.controller.js';
import { MessageHistory } from './message-history.js';
import { RefusedController } from './refused.controller.js';
import { StartupController } from './startup.controller.js';

@Module({
  imports: [HttpModule, AgentsModule, EquippedAgentsModule, BlocksModule, RecordsModule, SearchModule, MessagesModule],
  providers: [Agents, AgentsWithBlocks, ArchivalMemory, ArchivalSearch, MessageHistory],
  controllers: [
    AgentsController,
    BlocksController,
    BlockHistoryController,
    CoreMemoryController,
    MemoryToolsController,
    ArchivalController,
    LettaMessagesController,
    StartupController,
    RefusedController,
  ],
})
export class LettaModule {}
