import { BlocksModule } from '@memory/blocks/blocks.module.js';
import { GraphModule } from '@memory/graph/graph.module.js';
import { MessagesModule } from '@memory/messages/messages.module.js';
import { ContextModule } from '@memory/context/context.module.js';
import { ReasoningModule } from '@memory/reasoning/reasoning.module.js';
import { Module } from '@nestjs/common';
import { AmpModule } from '../amp/amp.module.js';
import { NellieModule } from '../nellie/nellie.module.js';
import { HttpModule } from '../http/http.module.js';
import { CoreMemoryTools } from './core-memory-tools.js';
import { DecisionTools } from './decision-tools.js';
import { MemoryTools } from './memory-tools.js';
import { KindsModule } from '@memory/kinds/kinds.module.js';
import { HeldTools } from './held-tools.js';
import { LearnedReaders, LearnedTools } from './learned-tools.js';
import { NellieTools } from './nellie-tools.js';
import { MessageTools } from './message-tools.js';
import { McpResources } from './mcp-resources.js';
import { McpTools } from './mcp-tools.js';
import { McpController } from './mcp.controller.js';
import type { ToolSet } from './tool.js';

/** In the order in which their tools are listed. */
const TOOL_SETS = [MemoryTools, DecisionTools, MessageTools, CoreMemoryTools, NellieTools, HeldTools, LearnedTools];

@Module({
  imports: [
    HttpModule,
    AmpModule,
    NellieModule,
    BlocksModule,
    MessagesModule,
    GraphModule,
    ContextModule,
    ReasoningModule,
    KindsModule,
  ],
  providers: [
    ...TOOL_SETS,
    LearnedReaders,
    { provide: McpTools, useFactory: (...sets: ToolSet[]) => new McpTools(sets), inject: TOOL_SETS },
    McpResources,
  ],
  controllers: [McpController],
})
export class McpModule {}
