import { performance } from 'node:perf_hooks';
import { Metrics } from './metrics.js';

it('reports metrics of the process from the first request on, as numbers, and measures nothing before', async () => {
  const metrics = new Metrics();
  expect(metrics.registry.getMetricsAsArray()).toEqual([]);
  const before = performance.now();
  const [text] = await Promise.all([metrics.text(), metrics.text()]);
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(valueOf('recollect_process_cpu_seconds_total')).toBeGreaterThan(0);
  const lag = valueOf('recollect_nodejs_eventloop_lag_min_seconds');
  expect(lag).toBeGreaterThan(0);
  expect(lag * 1_000).toBeLessThan(performance.now() - before);
});
