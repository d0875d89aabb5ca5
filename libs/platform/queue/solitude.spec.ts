import { setTimeout as sleep } from 'node:timers/promises';
import { Solitude } from './solitude.js';

/** Long before any patience ends. */
const soon = () => sleep(20);

it('lets any number in together', async () => {
  const solitude = new Solitude(10_000);
  const leave = await Promise.all([solitude.enter(), solitude.enter(), solitude.enter()]);
  expect(leave).toHaveLength(3);
});

it('lets one be alone: after those who are inside, before those who come later', async () => {
  const solitude = new Solitude(10_000);
  const said: string[] = [];
  const leaveFirst = await solitude.enter();
  const alone = solitude.enterAlone().then((leave) => (said.push('alone'), leave));
  const later = solitude.enter().then((leave) => (said.push('later'), leave));
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
  const solitude = new Solitude(10_000);
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
  await Promise.all(Array.from({ length: 10 }, () => visit(() => solitude.enterAlone())));
  expect(most).toBe(1);
  await Promise.all([visit(() => solitude.enter()), visit(() => solitude.enter()), visit(() => solitude.enterAlone())]);
  expect(most).toBe(2);
});

it('waits no longer than it has patience for, on either side', async () => {
  const solitude = new Solitude(50);
  await solitude.enter();
  const begun = performance.now();
  await solitude.enterAlone();
  expect(performance.now() - begun).toBeGreaterThan(45);
  (await solitude.enter())();
  expect(performance.now() - begun).toBeGreaterThan(95);
});
