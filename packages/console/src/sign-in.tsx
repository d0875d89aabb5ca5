import { useState } from 'react';
import { resume, signIn } from './lib/session.js';
import { Button, Input } from './ui/controls.js';
import { Dialog } from './ui/dialog.js';

function KeyForm() {
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn(key);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Input
        label="API key or user token"
        type="password"
        autoComplete="off"
        required
        autoFocus
        value={key}
        onChange={(event) => setKey(event.target.value)}
        hint="It is exchanged for a session of this browser and kept nowhere a script can read. You may do here what the key may do."
      />
      {problem && (
        <p role="alert" className="rounded-md bg-bad-tint p-2 text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" kind="main" busy={busy}>
        Sign in
      </Button>
    </form>
  );
}

export function SignIn({ reason }: { readonly reason?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>Sign in · Recollect</title>
      <div className="grid w-full max-w-md gap-4 rounded-lg border border-line bg-panel p-6">
        <div>
          <h1 className="text-xl font-semibold">Recollect</h1>
          <p className="text-soft">See, search, edit and prove what is remembered.</p>
        </div>
        {reason && (
          <p role="status" className="rounded-md bg-warn-tint p-2 text-warn">
            {reason}
          </p>
        )}
        <KeyForm />
        <p className="text-soft">
          The first start prints an admin key. Lost? <code className="font-mono">npm run admin-key</code> makes another.
        </p>
      </div>
    </main>
  );
}

/** Over the page, which keeps what was typed. */
export function SignInAgain({ open }: { readonly open: boolean }) {
  return (
    <Dialog title="Your session is over" open={open}>
      <p>
        It ran out, or its key was revoked. Sign in with the same key: the page is as you left it, with what you typed.
      </p>
      <p className="text-soft">With another key you leave the page.</p>
      <KeyForm />
    </Dialog>
  );
}

export function Unreachable() {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div role="alert" className="grid gap-3 rounded-lg border border-line bg-panel p-6">
        <h1 className="text-xl font-semibold">The server does not answer</h1>
        <p className="text-soft">It may be starting, or this machine may be offline.</p>
        <Button kind="main" onClick={() => void resume()}>
          Try again
        </Button>
      </div>
    </main>
  );
}
