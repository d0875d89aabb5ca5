import { joinWindows, windowsOf } from './windows.js';

describe('windowsOf', () => {
  it('leaves a text that the model reads whole as it is', () => {
    expect(windowsOf('Ada prefers tea without milk.')).toEqual(['Ada prefers tea without milk.']);
  });

  it('covers every word of a long text, each window short enough to be read whole', () => {
    const text = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
    const windows = windowsOf(text);
    expect(windows.join('')).toBe(text);
    expect(windows.length).toBeGreaterThan(3);
    expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(500);
    expect(windows.every((window) => /^ ?word\d+.*word\d+$/.test(window))).toBe(true);
  });

  it('cuts a text without blanks hard, and reads no more than eight windows', () => {
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

  it('falls back to the first window when they point against each other', () => {
    expect(joinWindows([Float32Array.of(1, 0), Float32Array.of(-1, 0)])).toEqual(Float32Array.of(1, 0));
  });
});
