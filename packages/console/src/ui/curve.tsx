import { useEffect, useRef, useSyncExternalStore } from 'react';
import type uPlot from 'uplot';
import { number } from '../lib/format.js';

export interface Line {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly dashed?: boolean;
}

interface CurveProps {
  /** Seconds since 1970, ascending. */
  readonly times: readonly number[];
  readonly lines: readonly Line[];
  /** A description for those who cannot see it. */
  readonly label: string;
  readonly height?: number;
  readonly max?: number;
  readonly format?: (value: number) => string;
  /** Of times that are whole days of UTC; otherwise the reader's time zone. */
  readonly utc?: boolean;
}

const DAY_S = 86_400;
const spanOf = (times: readonly number[]) => (times.at(-1) ?? 0) - (times[0] ?? 0);

/** Days as in the rest of the console; with the time if everything lies within three days, with the year beyond one. */
function dayOf(seconds: number, span: number, utc: boolean): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(span < 3 * DAY_S && { hour: '2-digit', minute: '2-digit' }),
    ...(span > 366 * DAY_S && { year: '2-digit' }),
    ...(utc && { timeZone: 'UTC' }),
  }).format(new Date(seconds * 1_000));
}

function onTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Lines over time. The library is loaded when the first one is drawn. */
export function Curve({ times, lines, label, height = 160, max, format = number, utc = false }: CurveProps) {
  const element = useRef<HTMLDivElement>(null);
  // It takes its colours when it is drawn.
  const theme = useSyncExternalStore(onTheme, () => document.documentElement.dataset['theme']);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    let plot: uPlot | undefined;
    let gone = false;
    const style = getComputedStyle(box);
    const [ink, soft, line] = ['--accent', '--soft', '--line'].map((name) => style.getPropertyValue(name));
    void import('uplot').then(({ default: Plot }) => {
      if (gone) return;
      const axis = { stroke: soft, grid: { stroke: line, width: 1 }, ticks: { stroke: line } };
      plot = new Plot(
        {
          width: box.clientWidth,
          height,
          cursor: { drag: { x: false, y: false } },
          legend: { show: false },
          ...(utc && { tzDate: (seconds: number) => Plot.tzDate(new Date(seconds * 1_000), 'Etc/UTC') }),
          scales: { y: { range: (_, low, high) => [Math.min(0, low), max ?? (high <= 0 ? 1 : high * 1.05)] } },
          axes: [
            { ...axis, space: 70, values: (_, seconds) => seconds.map((one) => dayOf(one, spanOf(times), utc)) },
            { ...axis, size: 56, values: (_, values) => values.map(format) },
          ],
          series: [
            {},
            ...lines.map(({ label: name, dashed }, index) => ({
              label: name,
              stroke: index === 0 ? ink : soft,
              width: 2,
              points: { show: times.length < 3 },
              ...(dashed && { dash: [4, 4] }),
            })),
          ],
        },
        [times, ...lines.map(({ values }) => values)] as uPlot.AlignedData,
        box,
      );
    });
    const observer = new ResizeObserver(() => plot?.setSize({ width: box.clientWidth, height }));
    observer.observe(box);
    return () => {
      gone = true;
      observer.disconnect();
      plot?.destroy();
    };
  }, [times, lines, height, max, format, utc, theme]);
  return <div ref={element} role="img" aria-label={label} className="min-w-0 overflow-hidden" style={{ height }} />;
}
