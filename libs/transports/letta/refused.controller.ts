import { Controller, Patch, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { KeyOnly } from '../http/operation.decorator.js';
import { refuseMethod } from '../http/refusal-headers.js';

const OF_AGENT = '/v1/agents/:agent_id';

/** Letta's routes that Recollect deliberately does not serve, each with the reason. Needs a key. */
@Controller()
export class RefusedController {
  @KeyOnly()
  @Patch(`${OF_AGENT}/messages/:message_id`)
  edit(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A message cannot be edited: the history keeps what was said.');
  }

  @KeyOnly()
  @Patch(`${OF_AGENT}/reset-messages`)
  reset(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'A history is perpetual: what was said was said.');
  }

  @KeyOnly()
  @Post([`${OF_AGENT}/messages`, `${OF_AGENT}/messages/stream`, `${OF_AGENT}/messages/async`, `${OF_AGENT}/generate`])
  run(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(reply, 'Recollect remembers for agents and runs none: the model is asked by whoever calls.');
  }

  @KeyOnly()
  @Post([`${OF_AGENT}/summarize`, `${OF_AGENT}/messages/cancel`])
  summarize(@Res({ passthrough: true }) reply: FastifyReply): never {
    refuseMethod(
      reply,
      'Nothing runs that could be summarized or cancelled; POST /v1/compaction/runs folds what is old.',
    );
  }
}
