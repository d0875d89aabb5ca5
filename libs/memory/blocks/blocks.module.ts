import { ContextMarkersModule } from '@memory/context-markers/context-markers.module.js';
import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
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
import { BlockAttachments } from './block-attachments.js';
import { ImportCoreMemory } from './import-core-memory.js';
import { ListBlocks } from './list-blocks.js';
import { OpenBlock } from './open-block.js';
import { RenderBlocks } from './rendering/render-blocks.js';
import { AgentOfTool } from './tools/agent-of-tool.js';
import { BlockTools } from './tools/block-tools.js';
import { CallMemoryTool, MemoryTools } from './tools/call-memory-tool.js';
import { CoreMemoryEditor } from './tools/core-memory-editor.js';
import { UpdateBlock } from './update-block.js';

const useCases = [
  CreateBlock, GetBlock, ListBlocks, UpdateBlock, DeleteBlock, AttachBlock, DetachBlock, CoreBlock, BlockAttachments,
  ReadHistory, CheckpointBlock, StepBlock, RenderBlocks, CallMemoryTool, ImportCoreMemory,
]; // prettier-ignore
const parts = [
  FindAgent,
  OpenBlock,
  EditBlock,
  BlocksRepository,
  BlockVersionsRepository,
  AttachmentsRepository,
  CoreMemoryEditor,
  BlockTools,
  MemoryTools,
  AgentOfTool,
];

@Module({
  imports: [AgentsModule, ContextMarkersModule, SecretScanningModule],
  providers: [...parts, ...useCases],
  exports: [...parts, ...useCases],
})
export class BlocksModule {}
