import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { focusContent, openerOf } from '../lib/focus.js';
import { Button, Input } from './controls.js';
import { Failed } from './states.js';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Undefined: only its form closes it, and meanwhile it hides the page. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** The browser's own dialog: it traps the focus, closes with Escape, and gives the focus back however it closes. */
export function Dialog({ title, open, onClose, children, wide }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    const opener = openerOf(document.activeElement);
    dialog.showModal();
    return () => {
      // Closes before the element is removed. Otherwise the browser would not return the focus.
      dialog.close();
      if (opener?.isConnected) opener.focus();
      else focusContent();
    };
  }, [open]);
  const stays = open && onClose === undefined;
  useEffect(() => {
    if (!stays) return;
    // Before the browser, which lets a second Escape close it, and before the page behind it, which an Escape in between would reach.
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hold, true);
    return () => window.removeEventListener('keydown', hold, true);
  }, [stays]);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        // Escape. The browser would return the focus before it reports that the dialog has closed, and a key pressed in between would be lost.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        if (onClose) onClose();
        // Browsers let a second gesture back pass.
        else if (open) element.current?.showModal();
      }}
      className={`m-auto max-h-[90dvh] w-[95vw] overflow-auto rounded-lg border border-line bg-panel p-0 text-start text-ink shadow-xl ${wide ? 'max-w-240' : 'max-w-136'} ${onClose ? '' : 'backdrop:bg-page'}`}
    >
      {open && (
        <>
          <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
            <h2 id={id} className="text-base font-semibold">
              {title}
            </h2>
            {onClose && (
              <Button kind="quiet" aria-label="Close" onClick={onClose}>
                ✕
              </Button>
            )}
          </header>
          <div className="grid gap-3 p-4">{children}</div>
        </>
      )}
    </dialog>
  );
}

interface DialogButtonsProps {
  readonly act: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly kind?: 'main' | 'danger';
  readonly blocked?: boolean;
}

/** The end of a form in a dialog: cancel or continue. */
export function DialogButtons({ act, busy, onClose, kind = 'main', blocked = false }: DialogButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind={kind} disabled={blocked} busy={busy}>
        {act}
      </Button>
    </div>
  );
}

interface ConfirmProps {
  readonly title: string;
  /** What will be deleted, in numbers. */
  readonly children: ReactNode;
  /** A text to type before continuing. Undefined: nothing is lost permanently. */
  readonly name?: string;
  readonly act: string;
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly ready?: boolean;
}

/** Asks for confirmation before something is deleted. */
export function Confirm({ title, children, name, act, run, onClose, ready = true }: ConfirmProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await run();
      onClose();
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  const blocked = !ready || (name !== undefined && typed !== name);
  return (
    <Dialog title={title} open onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked && !busy) void go();
        }}
      >
        <div className="grid gap-2">{children}</div>
        {name !== undefined && (
          <Input
            label={`Type ${name} to confirm`}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {error !== undefined && <Failed error={error} />}
        <DialogButtons act={act} kind="danger" blocked={blocked} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
