import { DeadLettersModule } from '@governance/dead-letters/dead-letters.module.js';
import { Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { SealedText } from '@platform/secrets/sealed-text.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { CreateWebhook } from './create-webhook.js';
import { GetWebhooks } from './get-webhooks.js';
import { ListDeliveries } from './list-deliveries.js';
import { ReplayWebhook } from './replay-webhook.js';
import { SendWebhook } from './send-webhook.js';
import { TellWebhooks } from './tell-webhooks.js';
import { TestWebhook } from './test-webhook.js';
import { UpdateWebhook } from './update-webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Every process that writes must load it, or its events are not delivered. */
@Module({
  imports: [DeadLettersModule],
  providers: [
    {
      provide: SealedText,
      // A worker has no tenancy. Its secrets come from the configuration.
      inject: [CONFIG, { token: ServerSecrets, optional: true }],
      useFactory: (config: Config, secrets?: ServerSecrets) =>
        new SealedText(secrets ?? new ServerSecrets(config.secrets ?? [])),
    },
    WebhooksRepository,
    WebhookSecrets,
    SendWebhook,
    TellWebhooks,
    CreateWebhook,
    GetWebhooks,
    UpdateWebhook,
    TestWebhook,
    ReplayWebhook,
    ListDeliveries,
  ],
  exports: [
    WebhooksRepository,
    WebhookSecrets,
    SendWebhook,
    CreateWebhook,
    GetWebhooks,
    UpdateWebhook,
    TestWebhook,
    ReplayWebhook,
    ListDeliveries,
  ],
})
export class WebhooksModule {}
