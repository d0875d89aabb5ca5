import { agentStateOf, currentTaskOf } from './get-agent-status.js';

const checkpoint = (state?: unknown, workingOn: unknown = 'Auth module') => ({
  content: 'text',
  fields: { working_on: workingOn, state },
});

describe('agentStateOf', () => {
  it.each([
    ['idle without a checkpoint', undefined, 'idle'],
    ['in progress by default', checkpoint(), 'in_progress'],
    ['in progress with an empty list of blockers', checkpoint({ blockers: [] }), 'in_progress'],
    ['in progress with a blank blocker', checkpoint({ blockers: [' '] }), 'in_progress'],
    ['blocked by a blocker', checkpoint({ blockers: ['API key'] }), 'blocked'],
    ['blocked by its flag', checkpoint({ flags: ['IN_PROGRESS', 'BLOCKED'] }), 'blocked'],
    ['blocked by its flag in any case', checkpoint({ flags: ['blocked'] }), 'blocked'],
    ['idle by its flag, whatever blocked it before', checkpoint({ flags: ['IDLE'], blockers: ['old'] }), 'idle'],
    ['blocked when two flags disagree', checkpoint({ flags: ['IDLE', 'BLOCKED'] }), 'blocked'],
    ['in progress when the state is not an object', checkpoint('BLOCKED'), 'in_progress'],
  ] as const)('is %s', (_, given, expected) => {
    expect(agentStateOf(given)).toBe(expected);
  });
});

describe('currentTaskOf', () => {
  it('is the task of the checkpoint, else its content', () => {
    expect(currentTaskOf(checkpoint())).toBe('Auth module');
    expect(currentTaskOf(checkpoint(undefined, 7))).toBe('text');
  });

  it('is null if the agent is idle', () => {
    expect(currentTaskOf(checkpoint({ flags: ['IDLE'] }))).toBeNull();
  });
});
