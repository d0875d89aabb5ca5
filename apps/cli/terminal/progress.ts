import type { Terminal } from './terminal.js';

const BAR = 24;
const EVERY_MS = 100;

export interface Progress {
  /** `share`: the progress, 0 to 1. Undefined if the total is unknown. */
  show(share: number | undefined, text: string): void;
  /** Removes the bar. */
  end(): void;
}

/** A bar on a terminal; nothing elsewhere. */
export function progressOn(terminal: Terminal): Progress {
  let shownAt = 0;
  return {
    show(share, text) {
      const now = performance.now();
      if (!terminal.errIsTerminal || (shownAt > 0 && now - shownAt < EVERY_MS && share !== 1)) return;
      shownAt = now;
      terminal.err(`\r\u001b[K${bar(share)}${text}`);
    },
    end() {
      if (shownAt > 0) terminal.err('\r\u001b[K');
    },
  };
}

export function bar(share: number | undefined): string {
  if (share === undefined) return '';
  const whole = Math.min(1, Math.max(0, share));
  const done = Math.round(whole * BAR);
  const percent = `${Math.floor(whole * 100)}`.padStart(3);
  return `[${'#'.repeat(done)}${'-'.repeat(BAR - done)}] ${percent} %  `;
}
