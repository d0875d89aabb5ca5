import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { isSessionOver } from '../lib/told.js';
import { Failed } from './states.js';
import { Button } from './controls.js';

type Say = (message: ReactNode, error?: unknown) => void;
const SayContext = createContext<Say>(() => undefined);

interface Notice {
  readonly message: ReactNode;
  readonly error?: unknown;
  readonly key: number;
  /** The open dialog. It covers everything else, which screen readers then ignore. */
  readonly dialog: Element | null;
}

/** The latest result, at the foot of the page and for screen readers. A failure in a dialog is reported in the dialog. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const [notice, setNotice] = useState<Notice>();
  const say = useCallback<Say>((message, error) => {
    if (isSessionOver(error)) return setNotice(undefined);
    const dialog = error === undefined ? null : document.querySelector('dialog[open]');
    setNotice({ message, error, key: Date.now(), dialog });
  }, []);
  // It does not apply to another screen.
  useEffect(() => setNotice(undefined), [screen]);
  return (
    <SayContext.Provider value={say}>
      {children}
      <div aria-live="polite" className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-3">
        {notice && !notice.dialog && (
          <div
            key={notice.key}
            className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-md border border-line bg-panel px-3 py-2 shadow-lg"
          >
            {notice.error === undefined ? <span>{notice.message}</span> : <Failed error={notice.error} />}
            <Button kind="quiet" aria-label="Dismiss" onClick={() => setNotice(undefined)}>
              ✕
            </Button>
          </div>
        )}
      </div>
      {notice?.dialog &&
        createPortal(
          <div key={notice.key} className="sticky bottom-0 bg-panel p-1">
            <Failed error={notice.error} />
          </div>,
          notice.dialog,
        )}
    </SayContext.Provider>
  );
}

export function useSay(): Say {
  return useContext(SayContext);
}

/** Performs an action, reports the result, and reloads what is shown. */
export function useAct() {
  const say = useSay();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  return useMemo(() => {
    const done = (message: string): void => {
      say(message);
      // Queries update independently: the slowest one delays no other.
      void queries.invalidateQueries();
    };
    return {
      busy,
      /** Reports a success and reloads. */
      done,
      /** @param said the message; a function computes it from the response */
      run: async <T,>(work: () => Promise<T>, said: string | ((answer: T) => string)): Promise<T | undefined> => {
        setBusy(true);
        try {
          const answer = await work();
          done(typeof said === 'string' ? said : said(answer));
          return answer;
        } catch (error) {
          say('', error);
          return undefined;
        } finally {
          setBusy(false);
        }
      },
    };
  }, [busy, say, queries]);
}
