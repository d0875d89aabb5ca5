import { figuresOf, processFigures } from './process-figures.js';

it('reads memory and processor time, whatever the name of the program', () => {
  const status = 'Name:\tnode\nVmHWM:\t  700000 kB\nVmRSS:\t  400000 kB\n';
  const stat = '7 (a) b (c) S 1 7 7 0 -1 4194560 9 0 0 0 250 50 80 20 20 0 11 0 100 1000 200';
  expect(figuresOf(status, stat)).toEqual({ residentMb: 410, peakMb: 717, cpuSeconds: 4 });
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('reads those of a process that runs', async () => {
  const { residentMb, peakMb, cpuSeconds } = await processFigures(process.pid);
  expect(residentMb).toBeGreaterThan(20);
  expect(peakMb).toBeGreaterThanOrEqual(residentMb);
  expect(cpuSeconds).toBeGreaterThan(0);
});
