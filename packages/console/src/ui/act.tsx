import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Failed } from './states.js';
import { Button } from './controls.js';

type Say = (message: ReactNode, error?: unknown) => void;
const SayContext = createContext<Say>(() => undefined);

/** The latest result, at the foot of the page and for screen readers. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<{ message: ReactNode; error?: unknown; key: number }>();
  const say = useCallback<Say>((message, error) => setNotice({ message, error, key: Date.now() }), []);
  return (
    <SayContext.Provider value={say}>
      {children}
      <div aria-live="polite" className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-3">
        {notice && (
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
  return useMemo(
    () => ({
      busy,
      /** @param done the message; a function computes it from the response */
      run: async <T,>(work: () => Promise<T>, done: string | ((answer: T) => string)): Promise<T | undefined> => {
        setBusy(true);
        try {
          const answer = await work();
          say(typeof done === 'string' ? done : done(answer));
          // Queries update independently: the slowest one delays no other.
          void queries.invalidateQueries();
          return answer;
        } catch (error) {
          say('', error);
          return undefined;
        } finally {
          setBusy(false);
        }
      },
    }),
    [busy, say, queries],
  );
}
