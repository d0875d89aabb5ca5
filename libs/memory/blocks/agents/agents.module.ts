import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
import { Module } from '@nestjs/common';
import { AgentsRepository } from './agents.repository.js';
import { CreateAgent } from './create-agent.js';
import { DeleteAgent } from './delete-agent.js';
import { GetAgent } from './get-agent.js';
import { ListAgents } from './list-agents.js';
import { UpdateAgent } from './update-agent.js';

const useCases = [CreateAgent, GetAgent, ListAgents, UpdateAgent, DeleteAgent];

@Module({
  imports: [SecretScanningModule],
  providers: [AgentsRepository, ...useCases],
  exports: [AgentsRepository, ...useCases],
})
export class AgentsModule {}
