import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { OpenAiController } from './openai.controller.js';
import { ResponsesController } from './responses.controller.js';

@Module({ imports: [HttpModule], controllers: [OpenAiController, ResponsesController] })
export class OpenAiModule {}
