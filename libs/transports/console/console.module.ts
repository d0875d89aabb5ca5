import { SessionsModule } from '@governance/sessions/sessions.module.js';
import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';

@Module({ imports: [HttpModule, SessionsModule] })
export class ConsoleModule {}
