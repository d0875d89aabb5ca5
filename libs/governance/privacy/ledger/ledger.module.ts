import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { LedgerFile } from './ledger-file.js';
import { LedgerHeads } from './ledger-heads.js';
import { LedgerKeeper } from './ledger-keeper.js';
import { Ledger } from './ledger.js';
import { ReadLedger } from './read-ledger.js';
import { LedgerRepository } from './ledger.repository.js';

/** Enters erasures in the ledger. Needs CONFIG, LOGGER, Database and the serving gate from global modules. */
@Module({
  providers: [
    { provide: LedgerFile, inject: [CONFIG], useFactory: (config: Config) => new LedgerFile(config.ledgerFile) },
    LedgerRepository,
    LedgerKeeper,
    LedgerHeads,
    Ledger,
    ReadLedger,
  ],
  exports: [Ledger, ReadLedger, LedgerRepository, LedgerFile, LedgerKeeper, LedgerHeads],
})
export class LedgerModule {}
