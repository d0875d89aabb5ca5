import { MessageHistoryModule } from '@memory/message-history/message-history.module.js';
import { RecordStoreModule } from '@memory/record-store/record-store.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { Module } from '@nestjs/common';
import { AppendMessages } from './append-messages.js';
import { FindSaid } from './find-said.js';
import { FindTold } from './find-told.js';
import { GetMessage } from './get-message.js';
import { LinkMessage } from './link-message.js';
import { ListDerived } from './list-derived.js';
import { ListMessages } from './list-messages.js';
import { ListSources } from './list-sources.js';

const useCases = [AppendMessages, ListMessages, GetMessage, FindSaid, FindTold, LinkMessage, ListDerived, ListSources];

@Module({ imports: [RecordStoreModule, RecordsModule, MessageHistoryModule], providers: useCases, exports: useCases })
export class MessagesModule {}
