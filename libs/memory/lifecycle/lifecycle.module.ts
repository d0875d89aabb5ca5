import { IndexingModule } from '@memory/indexing/indexing.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { ForgetRecord } from './forget-record.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { ForgettingPolicy } from './forgetting-policy.js';
import { GetRetention } from './get-retention.js';
import { ListEvents } from './list-events.js';
import { ListForgotten } from './list-forgotten.js';
import { AskedPassings } from './asked-passings.js';
import { PreviewForgetting } from './preview-forgetting.js';
import { RestoreRecords } from './restore-records.js';
import { PurgeRecords, SweepRecords } from './sweep-records.js';
import { SweepTenant } from './sweep-tenant.js';

const useCases = [
  ForgettingPolicies, ForgettingPolicy, GetRetention, ForgetRecord, RestoreRecords, ListForgotten, ListEvents,
  PreviewForgetting, SweepTenant, SweepRecords,
]; // prettier-ignore

@Module({
  imports: [IndexingModule, RecordStoreModule, SettingsModule],
  providers: [AskedPassings, PurgeRecords, ...useCases],
  exports: useCases,
})
export class LifecycleModule {}
