import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks.module.js';
import { AgentsModule } from './agents.module.js';
import { EquipAgent } from './equip-agent.js';
import { RenderAgent } from './render-agent.js';
import { StoreAgent } from './store-agent.js';

/** Agents with their blocks. A separate module, because blocks need agents too. */
@Module({
  imports: [AgentsModule, BlocksModule],
  providers: [EquipAgent, StoreAgent, RenderAgent],
  exports: [StoreAgent, RenderAgent],
})
export class EquippedAgentsModule {}
