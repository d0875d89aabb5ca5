import { Link, type LinkProps } from '@tanstack/react-router';
import {
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { copied } from '../lib/clipboard.js';

const BUTTON =
  'inline-flex min-h-8 whitespace-nowrap items-center justify-center gap-1.5 rounded-md border px-2.5 py-1 font-medium disabled:opacity-60';
const KINDS = {
  plain: 'border-line bg-panel hover:bg-raised',
  main: 'border-accent bg-accent text-accent-ink hover:opacity-90',
  danger: 'border-bad bg-panel text-bad hover:bg-bad-tint',
  quiet: 'border-transparent hover:bg-raised',
};

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: keyof typeof KINDS;
  readonly busy?: boolean;
}

export function Button({ kind = 'plain', busy, className = '', children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy}
      className={`${BUTTON} ${KINDS[kind]} ${className}`}
    >
      {children}
      {busy && <span aria-hidden>…</span>}
    </button>
  );
}

const INPUT =
  'min-h-[2.15rem] w-full min-w-0 rounded-md border border-soft/60 bg-panel px-2 py-1 text-ink placeholder:text-soft';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly className?: string;
}

function Labelled({
  label,
  hint,
  className = '',
  children,
}: FieldProps & { readonly children: (id: string, describedBy?: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="font-medium text-soft">
        {label}
      </label>
      {children(id, hint ? `${id}-hint` : undefined)}
      {hint && (
        <p id={`${id}-hint`} className="text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

export function Input({ label, hint, className, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Labelled label={label} hint={hint} className={className}>
      {(id, described) => <input id={id} aria-describedby={described} {...rest} className={INPUT} />}
    </Labelled>
  );
}

export function TextArea({
  label,
  hint,
  className,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Labelled label={label} hint={hint} className={className}>
      {(id, described) => (
        <textarea id={id} dir="auto" aria-describedby={described} {...rest} className={`${INPUT} font-[inherit]`} />
      )}
    </Labelled>
  );
}

export function Select({
  label,
  hint,
  className,
  children,
  ...rest
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Labelled label={label} hint={hint} className={className}>
      {(id, described) => (
        <select id={id} aria-describedby={described} {...rest} className={INPUT}>
          {children}
        </select>
      )}
    </Labelled>
  );
}

export function Check({ label, ...rest }: { readonly label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input type="checkbox" {...rest} className="size-4 shrink-0 accent-accent" />
      <span>{label}</span>
    </label>
  );
}

/** A text field that submits on Enter or blur, and not on every keystroke. */
export function LazyInput({
  value,
  onSet,
  ...rest
}: Omit<FieldProps & InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onSet: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const finish = () => {
    if (draft !== null && draft !== value) onSet(draft);
    setDraft(null);
  };
  return (
    <Input
      {...rest}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

const TONES = {
  plain: 'bg-raised text-ink',
  accent: 'bg-tint text-ink',
  bad: 'bg-bad-tint text-bad',
  warn: 'bg-warn-tint text-warn',
  good: 'bg-good-tint text-good',
};

export function Badge({
  tone = 'plain',
  children,
  title,
}: {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
  readonly title?: string;
}) {
  return (
    <span title={title} className={`inline-flex items-center rounded px-1.5 text-[0.86rem] leading-5 ${TONES[tone]}`}>
      {children}
    </span>
  );
}

export function Panel({
  title,
  actions,
  children,
  className = '',
}: {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`min-w-0 rounded-lg border border-line bg-panel ${className}`}
    >
      {title && (
        <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {actions && <div className="flex flex-wrap gap-1.5">{actions}</div>}
        </header>
      )}
      <div className="p-3">{children}</div>
    </section>
  );
}

/** The title of a screen, which is also the page title. */
export function Screen({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="mx-auto grid max-w-[110rem] grid-cols-[minmax(0,1fr)] gap-3">
      <title>{`${title} · Recollect`}</title>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold">{title}</h1>
          {lead && <p className="text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-1.5">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Keeps the selected user. */
export function Goto({
  search = {},
  className = '',
  ...rest
}: Omit<LinkProps, 'search'> & {
  readonly search?: Readonly<Record<string, string | undefined>>;
  readonly className?: string;
}) {
  const keep = (old: Record<string, string>) => ({ ...(old['user'] && { user: old['user'] }), ...search });
  const props = { ...rest, search: keep } as unknown as LinkProps;
  const plain = className.includes('no-underline');
  return (
    <Link
      {...props}
      className={`${plain ? '' : 'text-accent underline underline-offset-2 hover:no-underline'} ${className}`}
    />
  );
}

export function Copy({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState<string>();
  const copy = async (button: HTMLElement) => {
    setSaid((await copied(text, button)) ? 'Copied' : 'Not copied: select the text');
    setTimeout(() => setSaid(undefined), 1500);
  };
  return (
    <Button onClick={(event) => void copy(event.currentTarget)} aria-live="polite">
      {said ?? label}
    </Button>
  );
}

/** Text that somebody stored: never markup, and with its own direction. */
export function Stored({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <bdi dir="auto" className={`stored ${className}`}>
      {children}
    </bdi>
  );
}

export function Code({ children, label }: { readonly children: string; readonly label?: string }) {
  return (
    <pre
      tabIndex={0}
      role="region"
      aria-label={label ?? 'Text'}
      className="max-h-96 overflow-auto rounded-md bg-raised p-2 font-mono text-[0.9rem] whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
