import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { Module } from '@nestjs/common';
import { Eraser } from './erasure/eraser.js';
import { EraseSubjectHandler } from './erasure/erase-subject.handler.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { HideRecords } from './erasure/hide-records.js';
import { RunErasure } from './erasure/run-erasure.js';

/** The handlers of this room; loaded where jobs run. */
@Module({
  imports: [RecordStoreModule],
  providers: [Eraser, ErasuresRepository, HideRecords, RunErasure, EraseSubjectHandler],
})
export class PrivacyJobsModule {}
