import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { BuildChatMemory } from '@memory/context/build-chat-memory.js';
import type { Retold } from '@memory/context/retold.js';
import { FindTold } from '@memory/messages/find-told.js';
import { Injectable } from '@nestjs/common';
import type { ModelMessage } from '@platform/models/conversation.js';
import type { ChatOptions } from './chat-ask.js';
import { keptAs } from './turn-ids.js';

/** Finds the memories that were sent with the earlier turns of a request. Its client sends the turns without them. */
@Injectable()
export class ToldTurns {
  constructor(
    private readonly find: FindTold,
    private readonly memory: BuildChatMemory,
    private readonly clock: Clock,
  ) {}

  /** By the index of the message that they follow. Empty if the recall found nothing, or if nothing of it is left. */
  async of(
    scope: Scope,
    messages: readonly ModelMessage[],
    options: ChatOptions,
  ): Promise<ReadonlyMap<number, Retold>> {
    const { agent, session, project } = options;
    const of = { agent: scope.agent ?? agent, session, project };
    const kept = keptAs(messages, { of, now: this.clock.now() });
    const known = await this.find.run(scope, [...kept.values()].flat());
    const places: number[] = [];
    const lists: (readonly string[])[] = [];
    for (const [place, ids] of kept) {
      const list = ids.map((id) => known.get(id)).find((one) => one !== undefined);
      if (list === undefined) continue;
      places.push(behindResults(messages, place));
      lists.push(list);
    }
    const told = await this.memory.toldAgain(scope, options, lists);
    return new Map(told.map((one, index) => [places[index] ?? 0, one]));
  }
}

/** Nothing may come between the tool results of one answer. */
function behindResults(messages: readonly ModelMessage[], place: number): number {
  let behind = place;
  while (messages[behind]?.role === 'tool' && messages[behind + 1]?.role === 'tool') behind += 1;
  return behind;
}
