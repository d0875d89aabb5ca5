import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { AnthropicController } from './anthropic.controller.js';

@Module({ imports: [HttpModule], controllers: [AnthropicController] })
export class AnthropicModule {}
