import { LIMITS } from '@contracts/limits.js';
import { type AddBody, recordsOf, turnsOf } from './added-messages.js';

const EVENT = '00000000-0000-4000-8000-000000000000';
const long = 'x'.repeat(LIMITS.contentLength);
const body = {
  messages: [
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: ' ' },
    { role: 'user', content: 'I like tea.' },
    { role: 'assistant', content: [{ type: 'text', text: long }, { type: 'text', text: long }] },
  ],
} as unknown as AddBody; // prettier-ignore

it('a record knows which message of the request it is', () => {
  expect(recordsOf(body, EVENT).map(({ at }) => at)).toEqual([2, 3]);
});

it('a message that the history refuses is named by its index in the request', () => {
  expect(() => turnsOf(body, EVENT, 'bot')).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      detail: expect.stringMatching(/^messages\[3\]\.content: /) as string,
      errors: [expect.objectContaining({ field: 'messages[3].content' })],
    }),
  );
});
