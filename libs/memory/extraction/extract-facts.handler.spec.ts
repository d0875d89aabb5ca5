import { OneAtATime } from './extract-facts.handler.js';

it('is repeated once for all callers that come meanwhile, and never runs twice at a time', async () => {
  const once = new OneAtATime();
  const done: string[] = [];
  let go: () => void = () => undefined;
  const gate = new Promise<void>((opened) => (go = opened));
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await gate;
    done.push(`${name} ends`);
    return true;
  };
  const first = once.run('ada', work('first'));
  const others = ['second', 'third'].map((name) => once.run('ada', work(name)));
  const other = once.run('ben', work('ben'));
  expect(done).toEqual(['first begins', 'ben begins']);
  go();
  await Promise.all([first, ...others, other]);
  expect(done.filter((line) => line.startsWith('first'))).toHaveLength(4);
  expect(done.some((line) => /second|third/.test(line))).toBe(false);
});

it('that fails, or says that it cannot go on, leaves nothing behind', async () => {
  const once = new OneAtATime();
  await expect(once.run('ada', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  let times = 0;
  const ends = once.run('ada', async () => {
    times += 1;
    await Promise.resolve();
    return false;
  });
  const meanwhile = once.run('ada', () => Promise.resolve(true));
  await ends;
  await meanwhile;
  expect(times).toBe(1);
  await once.run('ada', () => Promise.resolve((times += 1) < 0));
  expect(times).toBe(2);
});

it('is not reported as done to callers that came meanwhile before it is done: if it fails, one of them does it', async () => {
  const once = new OneAtATime();
  const done: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const lost = once.run('ada', () => new Promise((_, reject) => (fail = reject)));
  const meanwhile = ['second', 'third'].map((name) =>
    once
      .run('ada', () => {
        done.push(name);
        return Promise.resolve(true);
      })
      .then(() => expect(done).not.toEqual([])),
  );
  await Promise.resolve();
  expect(done).toEqual([]);
  fail(new Error('taken'));
  await expect(lost).rejects.toThrow('taken');
  await Promise.all(meanwhile);
  expect(new Set(done)).toEqual(new Set(['second']));
});

it('that cannot be repeated is done by one of the callers that came meanwhile', async () => {
  const once = new OneAtATime();
  const done: string[] = [];
  let end: (canGoOn: boolean) => void = () => undefined;
  const closed = once.run('ada', () => new Promise((ended) => (end = ended)));
  const meanwhile = ['second', 'third'].map((name) => once.run('ada', () => Promise.resolve(done.push(name) > 0)));
  end(false);
  await Promise.all([closed, ...meanwhile]);
  expect(new Set(done)).toEqual(new Set(['second']));
});
