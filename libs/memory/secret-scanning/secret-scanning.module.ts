import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { SecretGuard } from './secret-guard.js';

@Module({ imports: [SettingsModule], providers: [SecretGuard], exports: [SecretGuard] })
export class SecretScanningModule {}
