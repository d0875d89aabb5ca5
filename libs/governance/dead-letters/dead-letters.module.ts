import { Module } from '@nestjs/common';
import { DeadLettersRepository } from '@platform/queue/dead-letters.repository.js';
import { DiscardDeadLetters } from './discard-dead-letters.js';
import { ListDeadLetters } from './list-dead-letters.js';
import { ReplayDeadLetters } from './replay-dead-letters.js';

@Module({
  providers: [DeadLettersRepository, ListDeadLetters, ReplayDeadLetters, DiscardDeadLetters],
  exports: [ListDeadLetters, ReplayDeadLetters, DiscardDeadLetters],
})
export class DeadLettersModule {}
