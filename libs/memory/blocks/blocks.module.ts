import { MarksModule } from '@memory/marks/marks.module.js';
import { SecretsModule } from '@memory/secrets/secrets.module.js';
import { Module } from '@nestjs/common';
import { AgentsModule } from './agents/agents.module.js';
import { AttachBlock } from './attach-block.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { BlockVersionsRepository } from './history/block-versions.repository.js';
import { BlocksRepository } from './blocks.repository.js';
import { CoreBlock } from './core-block.js';
import { CreateBlock } from './create-block.js';
import { DeleteBlock } from './delete-block.js';
import { DetachBlock } from './detach-block.js';
import { EditBlock } from './edit-block.js';
import { FindAgent } from './find-agent.js';
import { GetBlock } from './get-block.js';
import { CheckpointBlock } from './history/checkpoint-block.js';
import { ReadHistory } from './history/read-history.js';
import { StepBlock } from './history/step-block.js';
import { Holdings } from './holdings.js';
import { ImportCoreMemory } from './import-core-memory.js';
import { ListBlocks } from './list-blocks.js';
import { OpenBlock } from './open-block.js';
import { RenderBlocks } from './rendering/render-blocks.js';
import { AgentOfTool } from './tools/agent-of-tool.js';
import { BlockTools } from './tools/block-tools.js';
import { CallMemoryTool } from './tools/call-memory-tool.js';
import { CoreMemoryDesk } from './tools/core-memory-desk.js';
import { MemoryTools } from './tools/memory-tools.js';
import { UpdateBlock } from './update-block.js';

const useCases = [
  CreateBlock, GetBlock, ListBlocks, UpdateBlock, DeleteBlock, AttachBlock, DetachBlock, CoreBlock, Holdings,
  ReadHistory, CheckpointBlock, StepBlock, RenderBlocks, CallMemoryTool, ImportCoreMemory,
]; // prettier-ignore
const parts = [
  FindAgent,
  OpenBlock,
  EditBlock,
  BlocksRepository,
  BlockVersionsRepository,
  AttachmentsRepository,
  CoreMemoryDesk,
  BlockTools,
  MemoryTools,
  AgentOfTool,
];

@Module({
  imports: [AgentsModule, MarksModule, SecretsModule],
  providers: [...parts, ...useCases],
  exports: [...parts, ...useCases],
})
export class BlocksModule {}
