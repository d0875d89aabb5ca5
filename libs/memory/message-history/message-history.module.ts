import { Module } from '@nestjs/common';
import { MessageHistory } from './message-history.js';

@Module({ providers: [MessageHistory], exports: [MessageHistory] })
export class MessageHistoryModule {}
