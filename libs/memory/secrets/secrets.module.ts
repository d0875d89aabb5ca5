import { SettingsModule } from '@memory/settings/settings.module.js';
import { Module } from '@nestjs/common';
import { Secrets } from './secrets.js';

@Module({ imports: [SettingsModule], providers: [Secrets], exports: [Secrets] })
export class SecretsModule {}
