import { Module } from '@nestjs/common';
import { LedgerModule } from './ledger.module.js';
import { LedgerReplay } from './ledger-replay.js';
import { RestoredLedger } from './restored-ledger.js';

/** Keeps a worker from running jobs until an API process has repeated the erasures made since a backup. */
@Module({ imports: [LedgerModule], providers: [RestoredLedger, LedgerReplay] })
export class LedgerWaitModule {}
