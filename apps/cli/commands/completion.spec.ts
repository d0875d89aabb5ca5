import { execFileSync } from 'node:child_process';
import { readCliEnvironment } from '@platform/config/cli-environment.js';
import { buildProgram } from '../program.js';
import { processTerminal } from '../terminal/terminal.js';
import { candidates, completionScript, SHELLS } from './completion.js';

const program = buildProgram(
  { terminal: processTerminal(false), environment: readCliEnvironment({}), signal: new AbortController().signal },
  { json: false, url: undefined, exitCode: 0 },
);

it.each([
  [[''], ['store', 'search', 'get', 'delete', 'list', 'status', 'agent-status', 'import', 'export', 'user-export', 'user-import', 'login', 'mcp', 'keys', 'audit', 'completion', 'verify-receipt']], // prettier-ignore
  [['s'], ['store', 'search', 'status']],
  [
    ['keys', ''],
    ['list', 'create', 'rotate', 'revoke'],
  ],
  [
    ['store', '--ti'],
    ['--title', '--timeout'],
  ],
  [['store', '--title', ''], []],
  [['completion', 'z'], ['zsh']],
])('after %j come %j', (words, expected) => {
  expect(candidates(program, words)).toEqual(expected);
});

it('every shell has a script, and bash reads its own', () => {
  expect(SHELLS).toEqual(['bash', 'zsh', 'fish']);
  for (const shell of SHELLS) expect(completionScript(shell)).toContain('__complete');
  execFileSync('bash', ['-n'], { input: completionScript('bash') });
});
