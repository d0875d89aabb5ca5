import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks.module.js';
import { AgentsModule } from './agents.module.js';
import { EquipAgent } from './equip-agent.js';
import { RenderAgent } from './render-agent.js';
import { StoreAgent } from './store-agent.js';

/** Agents with their blocks. Blocks need agents by themselves, so this is not of the same module. */
@Module({
  imports: [AgentsModule, BlocksModule],
  providers: [EquipAgent, StoreAgent, RenderAgent],
  exports: [StoreAgent, RenderAgent],
})
export class EquippedAgentsModule {}
