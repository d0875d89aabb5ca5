import { Module } from '@nestjs/common';
import { ReplaceDocument } from './replace-document.js';
import { Settings } from './settings.js';
import { TenantDocument } from './tenant-document.js';

@Module({
  providers: [Settings, TenantDocument, ReplaceDocument],
  exports: [Settings, TenantDocument, ReplaceDocument],
})
export class SettingsModule {}
