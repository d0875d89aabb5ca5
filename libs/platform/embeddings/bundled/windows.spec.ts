import { joinWindows, windowsOf } from './windows.js';

describe('windowsOf', () => {
  it('leaves a text unchanged if the model can read all of it', () => {
    expect(windowsOf('Ada prefers tea without milk.')).toEqual(['Ada prefers tea without milk.']);
  });

  it('covers every word of a long text with windows that are short enough to be read completely', () => {
    const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
    const windows = windowsOf(text);
    expect(windows.join('')).toBe(text);
    expect(windows.length).toBeGreaterThan(3);
    expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(500);
    expect(windows.every((window) => /^ ?word\d+.*word\d+$/.test(window))).toBe(true);
  });

  it('cuts a text without spaces anywhere, and reads at most eight windows', () => {
    const windows = windowsOf('x'.repeat(10_000));
    expect(windows).toHaveLength(8);
    expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(500);
  });
});

describe('joinWindows', () => {
  it('gives the unit vector between its windows', () => {
    const [x, y] = joinWindows([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
    expect(x).toBeCloseTo(Math.SQRT1_2);
    expect(y).toBeCloseTo(Math.SQRT1_2);
  });

  it('falls back to the first window if they point in opposite directions', () => {
    expect(joinWindows([Float32Array.of(1, 0), Float32Array.of(-1, 0)])).toEqual(Float32Array.of(1, 0));
  });
});
