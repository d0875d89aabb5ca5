import { type Job, JOBS } from '@contracts/jobs.js';
import { SCHEDULES } from '@contracts/schedules.js';
import { read, sections } from './markdown.js';

function time(ms: number): string {
  const units = [['h', 3_600_000], ['min', 60_000], ['s', 1_000]] as const; // prettier-ignore
  const [unit, of] = units.find(([, one]) => ms % one === 0) ?? ['ms', 1];
  return `${ms / of} ${unit}`;
}

function rowOf({ name, queue, attempts, backoff, priority, timeoutMs, dedupe }: Job): string[] {
  const pauses = `${time(backoff.firstMs)} to ${time(backoff.longestMs)}`;
  return [`\`${name}\``, `\`${queue}\``, `${attempts}`, pauses, priority, time(timeoutMs), dedupe?.words ?? 'no'];
}

/** The rows of the table in this section, under its head. */
async function told(section: string): Promise<string[][]> {
  const text = sections(await read('docs/jobs.md')).get(section) ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

describe('docs/jobs.md', () => {
  test('lists for every job what its contract says it needs', async () => {
    expect(await told('What each job needs')).toEqual(JOBS.map(rowOf));
  });

  test('lists every schedule with its interval and time limit', async () => {
    const rows = (await told('Schedules')).map((cells) => cells.slice(0, 3));
    const wanted = SCHEDULES.map(({ name, everyMs, timeoutMs }) => [`\`${name}\``, time(everyMs), time(timeoutMs)]);
    expect(rows).toEqual(wanted);
  });

  test('names every queue with its jobs', async () => {
    const text = sections(await read('docs/jobs.md')).get('Fairness and limits') ?? '';
    const rows = [...text.matchAll(/^\| `(\w+)` \| (`.*`) \|$/gm)].map(([, queue, jobs = '']) => [
      queue,
      [...jobs.matchAll(/`([\w-]+)`/g)].map(([, job]) => job).sort(),
    ]);
    const queues = [...new Set(JOBS.map(({ queue }) => queue))];
    const jobsOf = (queue: string) => JOBS.filter((job) => job.queue === queue).map(({ name }) => name);
    expect(rows.sort()).toEqual(queues.map((queue) => [queue, jobsOf(queue).sort()]).sort());
  });
});

describe('the contracts of jobs', () => {
  test.each(JOBS.map((job) => [job.name, job] as const))('%s: its needs make sense', (_, job) => {
    expect(job.attempts).toBeGreaterThanOrEqual(1);
    expect(job.backoff.firstMs).toBeGreaterThanOrEqual(1);
    expect(job.backoff.longestMs).toBeGreaterThanOrEqual(job.backoff.firstMs);
    expect(job.timeoutMs).toBeGreaterThanOrEqual(1_000);
  });

  test('name the key by which one is enough, and keep explicit requests without one', () => {
    const keys = (name: string, payload: Record<string, unknown>) =>
      JOBS.find((job) => job.name === name)?.dedupe?.key(payload);
    expect([keys('compact-scope', { trigger: 'age' }), keys('compact-scope', { trigger: 'explicit' })]).toEqual([
      'due',
      null,
    ]);
    expect([keys('climb-ladder', { due: true }), keys('climb-ladder', {})]).toEqual(['due', null]);
    expect([keys('extract-facts', { after_pause: true }), keys('extract-facts', {})]).toEqual(['pause', null]);
    expect(keys('read-names', {})).toBe('user');
  });
});
