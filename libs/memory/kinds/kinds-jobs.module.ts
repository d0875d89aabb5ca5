import { Module } from '@nestjs/common';
import { KindsModule } from './kinds.module.js';
import { LinkFactsHandler } from './semantic/link-facts.handler.js';

/** The handler of this room; loaded where jobs run. */
@Module({ imports: [KindsModule], providers: [LinkFactsHandler] })
export class KindsJobsModule {}
