import { Module } from '@nestjs/common';
import { Settings } from './settings.js';
import { TenantDocument } from './tenant-document.js';

@Module({ providers: [Settings, TenantDocument], exports: [Settings, TenantDocument] })
export class SettingsModule {}
