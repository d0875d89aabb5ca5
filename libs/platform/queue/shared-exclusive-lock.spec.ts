import { setTimeout as sleep } from 'node:timers/promises';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/** Long before any timeout. */
const soon = () => sleep(20);

it('lets any number in together', async () => {
  const lock = new SharedExclusiveLock(10_000);
  const leave = await Promise.all([lock.shared(), lock.shared(), lock.shared()]);
  expect(leave).toHaveLength(3);
});

it('lets one be alone: after those inside, before later ones', async () => {
  const lock = new SharedExclusiveLock(10_000);
  const said: string[] = [];
  const leaveFirst = await lock.shared();
  const alone = lock.exclusive().then((leave) => (said.push('alone'), leave));
  const later = lock.shared().then((leave) => (said.push('later'), leave));
  await soon();
  expect(said).toEqual([]);
  leaveFirst();
  const leaveAlone = await alone;
  await soon();
  expect(said).toEqual(['alone']);
  leaveAlone();
  (await later)();
  expect(said).toEqual(['alone', 'later']);
});

it('never lets two be alone at once, and lets all of them in', async () => {
  const lock = new SharedExclusiveLock(10_000);
  let inside = 0;
  let most = 0;
  const visit = async (enter: () => Promise<() => void>): Promise<void> => {
    const leave = await enter();
    inside += 1;
    most = Math.max(most, inside);
    await sleep(2);
    inside -= 1;
    leave();
  };
  await Promise.all(Array.from({ length: 10 }, () => visit(() => lock.exclusive())));
  expect(most).toBe(1);
  await Promise.all([visit(() => lock.shared()), visit(() => lock.shared()), visit(() => lock.exclusive())]);
  expect(most).toBe(2);
});

it('waits no longer than its timeout, on either side', async () => {
  const lock = new SharedExclusiveLock(50);
  await lock.shared();
  const begun = performance.now();
  await lock.exclusive();
  expect(performance.now() - begun).toBeGreaterThan(45);
  (await lock.shared())();
  expect(performance.now() - begun).toBeGreaterThan(95);
});
