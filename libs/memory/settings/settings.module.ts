import { Module } from '@nestjs/common';
import { Settings } from './settings.js';

@Module({ providers: [Settings], exports: [Settings] })
export class SettingsModule {}
