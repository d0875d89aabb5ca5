import { HistoryModule } from '@memory/history/history.module.js';
import { RecordsModule } from '@memory/records/records.module.js';
import { Module } from '@nestjs/common';
import { AppendMessages } from './append-messages.js';
import { GetMessage } from './get-message.js';
import { ListMessages } from './list-messages.js';

const useCases = [AppendMessages, ListMessages, GetMessage];

@Module({ imports: [RecordsModule, HistoryModule], providers: useCases, exports: useCases })
export class MessagesModule {}
