import type { ReactNode } from 'react';
import { number } from '../lib/format.js';
import { isSessionOver, told } from '../lib/told.js';
import { Button } from './controls.js';

/** Loading, also announced to screen readers. */
export function Busy({ what }: { readonly what: string }) {
  return (
    <div role="status" className="grid gap-2 p-4 text-soft">
      <span>Loading {what}…</span>
      <span aria-hidden className="grid gap-2">
        {['w-3/4', 'w-full', 'w-1/2'].map((width) => (
          <span key={width} className={`block h-3 ${width} animate-pulse rounded bg-raised`} />
        ))}
      </span>
    </div>
  );
}

export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center text-soft">
      <p className="text-base font-medium text-ink">{title}</p>
      {children && <div className="max-w-prose">{children}</div>}
    </div>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** An error in the server's words, a refusal, or the notice that the server cannot be reached. */
export function Failed({ error, retry }: FailedProps) {
  if (isSessionOver(error)) return null;
  const { title, detail, hint } = told(error);
  return (
    <div role="alert" className="m-2 grid gap-1 rounded-md border border-bad bg-bad-tint p-3">
      <p className="font-semibold text-bad">{title}</p>
      <p className="stored">{detail}</p>
      {hint && <p className="text-soft">{hint}</p>}
      {retry && (
        <p>
          <Button onClick={retry}>Try again</Button>
        </p>
      )}
    </div>
  );
}

/** A bar with real figures. */
export function Progress({
  done,
  total,
  label,
}: {
  readonly done: number;
  readonly total: number;
  readonly label: string;
}) {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-soft">
        <span>{label}</span>
        <span className="tabular-nums">
          {number(done)} of {number(total)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={Math.max(total, done)}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

/** Progress of something whose end is unknown. */
export function Running({ label, so }: { readonly label: string; readonly so: string }) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-soft">
        <span>{label}</span>
        <span className="tabular-nums">{so}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={so}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full w-1/3 animate-pulse rounded-full bg-accent" />
      </div>
    </div>
  );
}
