import { Module } from '@nestjs/common';
import { Eraser } from './erasure/eraser.js';
import { EraseSubjectHandler } from './erasure/erase-subject.handler.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { RunErasure } from './erasure/run-erasure.js';

/** The handlers of this room; loaded where jobs run. */
@Module({ providers: [Eraser, ErasuresRepository, RunErasure, EraseSubjectHandler] })
export class PrivacyJobsModule {}
