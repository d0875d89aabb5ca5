import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Position, type RequestPositions, withPositions } from '@platform/database/positions.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import type { FastifyInstance } from 'fastify';
import type { RecollectRequest } from './request.js';
import { routedOperation } from './door.js';

/** Returned by writes if there is a replica. Clients send it back with reads that must see the write. */
export const READ_AFTER = 'x-read-after';
/** A client sends the last few tokens it received, because its writes may have completed in a different order. */
const MOST_TOKENS = 8;
/** Higher than any log position: the replica is never used. */
const BEYOND: Position = 2n ** 64n;
const CHECK = 0n;

/**
 * A log position in the form that clients hold. It is encrypted, because the growth of the log reveals how much other
 * tenants write.
 */
@Injectable()
export class PositionTokens {
  constructor(private readonly secrets: ServerSecrets) {}

  write(position: Position): string {
    const block = Buffer.alloc(16);
    block.writeBigUInt64BE(position, 0);
    block.writeBigUInt64BE(CHECK, 8);
    const cipher = createCipheriv('aes-256-ecb', keyOf(this.secrets.newest), null).setAutoPadding(false);
    return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
  }

  /** The highest position of these tokens. An invalid token counts as higher than any, so that the primary is read. */
  read(header: string): Position {
    const tokens = header.split(',').map((token) => token.trim()).slice(0, MOST_TOKENS); // prettier-ignore
    return tokens.reduce<Position>((furthest, token) => {
      const position = this.readOne(token);
      return position > furthest ? position : furthest;
    }, 0n);
  }

  private readOne(token: string): Position {
    const sealed = Buffer.from(token, 'base64url');
    if (sealed.length !== 16) return BEYOND;
    for (const secret of this.secrets.all) {
      const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
      if (block.readBigUInt64BE(8) === CHECK) return block.readBigUInt64BE(0);
    }
    return BEYOND;
  }
}

/** A single block of 16 bytes under its own key needs no chaining mode. */
function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('read-after').digest();
}

/** Makes reads see what their caller has written, whichever server serves them. */
export function readOwnWrites(fastify: FastifyInstance, tokens: PositionTokens): void {
  fastify.addHook('preHandler', (request: RecollectRequest, _, done) => {
    const { [READ_AFTER]: header } = request.headers;
    const after = typeof header === 'string' && header !== '' ? tokens.read(header) : null;
    request.positions = { after, told: routedOperation(request)?.reads !== true, reached: null };
    withPositions(request.positions, done);
  });
  fastify.addHook('onSend', async ({ positions }: RecollectRequest, reply, payload) => {
    const furthest = positions && furthestOf(positions);
    if (furthest) void reply.header(READ_AFTER, tokens.write(furthest));
    return payload;
  });
}

/** Null if nothing was written. */
function furthestOf({ reached, after }: RequestPositions): Position | null {
  if (reached === null) return null;
  return after !== null && after !== BEYOND && after > reached ? after : reached;
}
