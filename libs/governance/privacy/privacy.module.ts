import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { SearchModule } from '@memory/search/search.module.js';
import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '@platform/config/config.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { AcceptErasure, Processors } from './erasure/accept-erasure.js';
import { AcceptAgain } from './erasure/accept-again.js';
import { ErasedAgain } from './erasure/erased-again.js';
import { ErasePart } from './erasure/erase-part.js';
import { AwaitErasure } from './erasure/await-erasure.js';
import { EraseTenant } from './erasure/erase-tenant.js';
import { EraseUser } from './erasure/erase-user.js';
import { Eraser } from './erasure/eraser.js';
import { ErasuresRepository } from './erasure/erasures.repository.js';
import { GetErasures } from './erasure/get-erasures.js';
import { HideRecords } from './erasure/hide-records.js';
import { HideUsers } from './erasure/hide-users.js';
import { RunErasure } from './erasure/run-erasure.js';
import { EraseAgain } from './ledger/erase-again.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { LedgerReplay } from './ledger/ledger-replay.js';
import { RestoredLedger } from './ledger/restored-ledger.js';
import { HoldRecord } from './legal-hold/hold-record.js';
import { HoldUser } from './legal-hold/hold-user.js';
import { GetReceipt } from './receipts/get-receipt.js';
import { ReceiptKeys } from './receipts/receipt-keys.js';
import { SeenOnDisk } from './receipts/seen-on-disk.js';
import { RewriteModule } from './rewrite/rewrite.module.js';

const USE_CASES = [EraseUser, ErasePart, EraseTenant, GetErasures, AwaitErasure, GetReceipt, HoldUser, HoldRecord];

/** Serves privacy requests. The worker runs the erasures (`privacy-jobs.module.ts`). */
@Module({
  imports: [RecordStoreModule, SearchModule, LedgerModule, RewriteModule],
  providers: [
    { provide: KeyedHash, inject: [ServerSecrets], useFactory: (secrets: ServerSecrets) => new KeyedHash(secrets) },
    {
      provide: ReceiptKeys,
      inject: [CONFIG, ServerSecrets],
      useFactory: (config: Config, secrets: ServerSecrets) => new ReceiptKeys(config, secrets),
    },
    Eraser,
    ErasuresRepository,
    AcceptErasure,
    HideRecords,
    HideUsers,
    RunErasure,
    AcceptAgain,
    { provide: EraseAgain, useClass: ErasedAgain },
    RestoredLedger,
    LedgerReplay,
    Processors,
    SeenOnDisk,
    ...USE_CASES,
  ],
  exports: [...USE_CASES, ReceiptKeys],
})
export class PrivacyModule {}
