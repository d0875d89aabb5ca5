import { Module } from '@nestjs/common';
import { ExportUser } from './export-user.js';

@Module({ providers: [ExportUser], exports: [ExportUser] })
export class PortabilityModule {}
