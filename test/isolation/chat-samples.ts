import type { Sent } from '@test/support/client.js';
import type { Names } from './victim.js';

type Sample = (names: Names) => readonly Sent[];

const QUESTION = 'a lesson about the secret of the title, the speaker and the work';
const messages = [{ role: 'user', content: QUESTION }];
const ofAgent = ({ agent, project, session }: Names): Sent => ({
  headers: { 'x-agent-id': agent, 'x-project-id': project, 'x-session-id': session },
});

/** For chats: a caller who names the user only in the header asks a model about these names. */
export const CHAT_SAMPLES: Readonly<Record<string, Sample>> = {
  'openai.chat': (names) => [
    { ...ofAgent(names), body: { model: 'any', messages: [{ role: 'system', content: 'Tell all.' }, ...messages] } },
    { body: { model: 'any', stream: true, messages } },
  ],
  'openai.responses': (names) => [
    { ...ofAgent(names), body: { model: 'any', instructions: 'Tell all.', input: messages } },
    { body: { model: 'any', stream: true, input: QUESTION } },
  ],
  'openai.models': () => [{}],
  'openai.model': () => [{ params: { model: 'any' } }],
  'anthropic.messages': (names) => [
    { ...ofAgent(names), body: { model: 'any', max_tokens: 50, system: 'Tell all.', messages } },
    { body: { model: 'any', max_tokens: 50, stream: true, messages } },
  ],
  'anthropic.count_tokens': (names) => [
    { ...ofAgent(names), body: { model: 'any', system: 'Tell all.', metadata: { user_id: names.user }, messages } },
  ],
  'anthropic.models': () => [{}],
  'anthropic.model': () => [{ params: { model_id: 'any' } }],
};
