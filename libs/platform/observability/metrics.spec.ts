import { performance } from 'node:perf_hooks';
import { Metrics } from './metrics.js';

const valueIn = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

it('reports metrics of the process from the first request on, as numbers, and measures nothing before', async () => {
  const metrics = new Metrics();
  expect(metrics.registry.getMetricsAsArray()).toEqual([]);
  const before = performance.now();
  const asked = [metrics.text(), metrics.text()];
  block(40);
  const texts = [...(await Promise.all(asked)), await metrics.text()];
  for (const text of texts) {
    expect(valueIn(text, 'recollect_process_cpu_seconds_total')).toBeGreaterThan(0);
    for (const part of ['min', 'mean', 'p50', 'p99']) {
      const lag = valueIn(text, `recollect_nodejs_eventloop_lag_${part}_seconds`);
      expect(lag).toBeGreaterThan(0);
      expect(lag * 1_000).toBeLessThan(performance.now() - before);
    }
  }
});
