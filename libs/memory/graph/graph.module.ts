import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { SecretScanningModule } from '@memory/secret-scanning/secret-scanning.module.js';
import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { ChangeEdges } from './change-edges.js';
import { GetRelated } from './get-related.js';
import { GraphSettings } from './graph-settings.js';
import { ListEdges } from './list-edges.js';
import { ReadEntities } from './read-entities.js';

const useCases = [ChangeEdges, ListEdges, GetRelated, GraphSettings, ReadEntities];

@Module({ imports: [RecordStoreModule, SecretScanningModule, SettingsModule], providers: useCases, exports: useCases })
export class GraphModule {}
