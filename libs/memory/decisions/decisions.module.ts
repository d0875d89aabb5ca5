import { RevisionModule } from '@memory/revision/revision.module.js';
import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
import { Module } from '@nestjs/common';
import { DecideMemory } from './decide-memory.js';
import { DecisionAccuracy } from './decision-accuracy.js';
import { DecisionLog } from './decision-log.js';
import { JudgeDecision } from './judge-decision.js';
import { SettleFact } from './settle-fact.js';

const OFFERED = [DecideMemory, JudgeDecision, DecisionAccuracy, SettleFact, DecisionLog];

/** Needs TenantModels from a global module. */
@Module({ imports: [RevisionModule, SecretScanningModule], providers: OFFERED, exports: OFFERED })
export class DecisionsModule {}
