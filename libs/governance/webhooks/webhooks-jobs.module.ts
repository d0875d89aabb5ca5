import { BlocksModule } from '@memory/blocks/blocks.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { Module } from '@nestjs/common';
import { DeliverWebhookHandler } from './deliver-webhook.handler.js';
import { EventMessage } from './event-message.js';
import { WebhooksModule } from './webhooks.module.js';

/** The job of this room; loaded where jobs run. */
@Module({
  imports: [WebhooksModule, RecordStoreModule, BlocksModule],
  providers: [EventMessage, DeliverWebhookHandler],
})
export class WebhooksJobsModule {}
