import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { ErasureRow } from './erasures.repository.js';
import { GetErasures } from './get-erasures.js';

const FIRST_POLL_MS = 100;
const SLOWEST_POLL_MS = 1_000;

/** Waits until an erasure is done, for protocols whose clients assume that it is. */
@Injectable()
export class AwaitErasure {
  constructor(private readonly erasures: GetErasures) {}

  /** @returns the state at the end */
  async run(scope: Scope, id: string, seconds: number): Promise<ErasureRow['state']> {
    const end = performance.now() + seconds * 1_000;
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(2 * pause, SLOWEST_POLL_MS)) {
      const { state } = await this.erasures.one(scope, id);
      const left = end - performance.now();
      if (state === 'completed' || left <= 0) return state;
      await sleep(Math.min(pause, left));
    }
  }
}
