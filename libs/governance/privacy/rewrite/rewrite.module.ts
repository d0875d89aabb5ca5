import { Module } from '@nestjs/common';
import { ListRewrites } from './list-rewrites.js';
import { RewritesRepository } from './rewrites.repository.js';

/** What was seen of the operator's windows; the rewriting itself is a command. */
@Module({ providers: [RewritesRepository, ListRewrites], exports: [RewritesRepository, ListRewrites] })
export class RewriteModule {}
