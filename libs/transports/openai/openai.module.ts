import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OpenAiController } from './openai.controller.js';

@Module({ imports: [HttpModule], controllers: [OpenAiController] })
export class OpenAiModule {}
