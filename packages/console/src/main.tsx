import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { RecollectError } from '@recollect/client';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { keepSession, useSession } from './lib/session.js';
import { router } from './router.js';
import { SignIn, SignInAgain, Unreachable } from './sign-in.js';
import { Busy } from './ui/states.js';

const stored = localStorage.getItem('theme');
const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // The client does the retries.
      retry: (count, error) => count < 1 && error instanceof RecollectError && error.status >= 500,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
  },
});

/** One of these per caller: what another key has read is not shown. */
function SignedIn({ csrf }: { readonly csrf: string }) {
  useState(() => queries.clear());
  const [first] = useState(csrf);
  useEffect(() => {
    // What failed without a session.
    if (csrf !== first) void queries.invalidateQueries();
  }, [csrf, first]);
  return <RouterProvider router={router} />;
}

function Console() {
  const session = useSession();
  if (session.state === 'unknown') return <Busy what="the console" />;
  if (session.state === 'unreachable') return <Unreachable />;
  if (session.state === 'out') {
    queries.clear();
    return <SignIn reason={session.reason} />;
  }
  return (
    <>
      <SignedIn key={session.session.page} csrf={session.session.csrf} />
      <SignInAgain open={session.state === 'lost'} />
    </>
  );
}

keepSession();
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Console />
    </QueryClientProvider>
  </StrictMode>,
);
