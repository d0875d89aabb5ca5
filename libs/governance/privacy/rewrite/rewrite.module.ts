import { Module } from '@nestjs/common';
import { ListRewrites } from './list-rewrites.js';
import { RewritesRepository } from './rewrites.repository.js';

/** Reads what rewrites observed. The rewrite itself is a command. */
@Module({ providers: [RewritesRepository, ListRewrites], exports: [RewritesRepository, ListRewrites] })
export class RewriteModule {}
