import type { Scope } from '@kernel/scope.js';
import { INTENTION_TYPE } from '@memory/record-store/trigger-words.js';

/** The texts of records, as sent, by the agent that wrote them. They are checked against the agent's intentions. */
export function newsOf(scope: Scope, inputs: readonly unknown[]): Map<string, string> {
  const news = new Map<string, string>();
  for (const input of inputs as readonly Readonly<Record<string, unknown>>[]) {
    const agent = scope.agent ?? input['agent'];
    if (typeof agent !== 'string' || input['type'] === INTENTION_TYPE || input['shared'] === true) continue;
    const said = [news.get(agent), input['title'], input['content'], input['working_on']];
    news.set(agent, said.filter((text) => typeof text === 'string').join('\n'));
  }
  return news;
}
