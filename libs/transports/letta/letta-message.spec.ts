import { showTurn, turnOf } from './letta-message.js';

const ID = '0190a2b4-1111-7222-8333-444455556666';
const turn = (over: object) => ({
  id: ID,
  content: 'hi',
  occurred_at: '2026-05-04T09:30:00.000Z',
  role: 'user',
  ...over,
});
const common = { id: `message-${ID}`, date: '2026-05-04T09:30:00.000Z', name: null };

describe('a message in Letta’s shape', () => {
  it.each([
    ['user', 'user_message'],
    ['system', 'system_message'],
    ['developer', 'system_message'],
    ['assistant', 'assistant_message'],
    ['reviewer', 'user_message'],
    [undefined, 'user_message'],
  ])('of %s is a %s', (role, message_type) => {
    expect(showTurn(turn({ role }))).toEqual([{ ...common, message_type, content: 'hi' }]);
  });

  it('that calls tools is two, or one where it says nothing', () => {
    const tool_calls = [{ id: 'c1', type: 'function', function: { name: 'add', arguments: '{"a": 1}' } }];
    const call = { name: 'add', arguments: '{"a": 1}', tool_call_id: 'c1' };
    const called = { ...common, message_type: 'tool_call_message', tool_call: call, tool_calls: [call] };
    const said = { ...common, message_type: 'assistant_message', content: 'hi' };
    expect(showTurn(turn({ role: 'assistant', tool_calls }))).toEqual([said, called]);
    expect(showTurn(turn({ role: 'assistant', content: '', tool_calls }))).toEqual([called]);
    const other = [{ id: 't', name: 'add', input: { a: 1 } }, { odd: true }];
    const [shown] = showTurn(turn({ role: 'assistant', content: '', tool_calls: other }));
    expect(shown).toMatchObject({ tool_calls: [{ name: 'add', arguments: '{"a":1}', tool_call_id: 't' }, { name: '', arguments: '{}' }] }); // prettier-ignore
  });

  it('of a tool is its return', () => {
    const returned = { tool_return: 'hi', status: 'success', tool_call_id: 'c1' };
    expect(showTurn(turn({ role: 'tool', tool_call_id: 'c1', speaker: 'calc' }))).toEqual([
      {
        ...common,
        name: 'calc',
        message_type: 'tool_return_message',
        ...returned,
        tool_returns: [{ type: 'tool', ...returned }],
      },
    ]);
  });

  it('is read from a record, whatever its further fields hold', () => {
    const record = { ...turn({ content: '{"id":"c"}' }), name: 5, tool_calls: 'none', content_from_calls: true };
    expect(turnOf(record as never)).toMatchObject({ content: '', name: undefined, tool_calls: undefined });
  });
});
