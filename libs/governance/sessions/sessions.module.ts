import { Module } from '@nestjs/common';
import { EndSession } from './end-session.js';
import { FindSession } from './find-session.js';
import { OpenSessions } from './open-sessions.js';
import { SessionsRepository } from './sessions.repository.js';
import { StartSession } from './start-session.js';

/** Needs the tenancy providers, and Clock and Database from global modules. */
@Module({
  providers: [SessionsRepository, OpenSessions, StartSession, FindSession, EndSession],
  exports: [StartSession, FindSession, EndSession],
})
export class SessionsModule {}
