import { createLogger } from '@platform/observability/logger.js';
import { OverloadLog } from './overload-log.js';

test('a second of refusals is one line, and the next counts those that had none', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('warn', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  let now = 0;
  const log = new OverloadLog(logger, () => now);
  for (const id of ['one', 'two', 'three']) {
    log.refuse(id);
    now += 400;
  }
  log.refuse('four');
  expect(lines).toMatchObject([
    { level: 'warn', code: 'overloaded', request_id: 'one', refused: 1 },
    { level: 'warn', code: 'overloaded', request_id: 'four', refused: 3 },
  ]);
  expect(lines.every((line) => !('err' in line))).toBe(true);
});
