import { Link, Outlet } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProvider, EVERYBODY, type Permission, useApi } from './lib/api.js';
import { signOut, useSession } from './lib/session.js';
import { focusContent, useKeptFocus } from './lib/focus.js';
import { useUrl } from './lib/url.js';
import { Notices, useSay } from './ui/act.js';
import { Button } from './ui/controls.js';
import { Icon, Mark } from './ui/icons.js';

interface Entry {
  readonly to: string;
  readonly name: string;
  readonly needs?: readonly Permission[];
}

/** In the order in which people look for things. Screens that the key does not permit are missing. */
const SCREENS: readonly Entry[] = [
  { to: '/', name: 'Home', needs: ['records:read'] },
  { to: '/memories', name: 'Memories', needs: ['records:read'] },
  { to: '/search', name: 'Search', needs: ['records:read'] },
  { to: '/context', name: 'Context', needs: ['records:read'] },
  { to: '/timeline', name: 'Timeline', needs: ['records:read'] },
  { to: '/conversations', name: 'Conversations', needs: ['messages:read'] },
  { to: '/blocks', name: 'Blocks and agents', needs: ['blocks:read'] },
  { to: '/forgetting', name: 'Forgetting and folding', needs: ['records:read'] },
  { to: '/links', name: 'Links', needs: ['records:read'] },
  { to: '/people', name: 'People and privacy', needs: ['admin'] },
  { to: '/administration', name: 'Administration', needs: ['admin'] },
];

export function Shell() {
  const session = useSession();
  if (session.state !== 'in' && session.state !== 'lost') return null;
  return (
    <ApiProvider page={session.session.page}>
      <Frame />
    </ApiProvider>
  );
}

function Frame() {
  const { may, me, administers } = useApi();
  const [open, setOpen] = useState(false);
  useKeptFocus();
  const entries = SCREENS.filter(({ needs = [], to }) =>
    to === '/administration' ? administers : may(...needs) || (to === '/people' && may('privacy')),
  );
  return (
    <Notices>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-panel focus:p-2">
        Skip to the content
      </a>
      <div className="min-h-dvh md:grid md:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="border-line bg-panel max-md:border-b md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto md:border-r">
          <div className="flex items-center justify-between gap-2 p-3">
            <Link to="/" search={keepUser} className="flex items-center gap-2 text-base font-semibold">
              <Mark />
              Recollect
            </Link>
            <Button className="md:hidden" aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)}>
              Menu
            </Button>
          </div>
          <div id="menu" className={`flex flex-1 flex-col ${open ? '' : 'max-md:hidden'}`}>
            <nav aria-label="Screens" className="px-2 pb-3">
              <ul className="grid gap-0.5">
                {entries.map(({ to, name }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      search={keepUser as never}
                      activeOptions={{ exact: to === '/', includeSearch: false }}
                      onClick={() => {
                        // On a narrow screen the menu closes, and the chosen link is hidden.
                        if (open) focusContent();
                        setOpen(false);
                      }}
                      className="flex items-center gap-2.5 rounded-md px-2 py-1.5 md:whitespace-nowrap hover:bg-raised"
                      activeProps={{ className: 'bg-tint font-semibold', 'aria-current': 'page' }}
                    >
                      <Icon of={to} />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-auto grid gap-2 border-t border-line p-3">
              <p className="text-soft">
                {me.tenant.name}
                <br />
                {me.token ? 'a user token' : `key “${me.key.name}”`}
                <br />
                Times of {Intl.DateTimeFormat().resolvedOptions().timeZone}
              </p>
              <div className="flex flex-wrap gap-1.5">
                <Theme />
                <SignOut />
              </div>
            </div>
          </div>
        </div>
        <div className="min-w-0">
          <header className="border-b border-line bg-panel px-4 py-2">
            <Whose />
          </header>
          <Offline />
          <main id="main" tabIndex={-1} className="p-4 outline-none">
            <Outlet />
          </main>
        </div>
      </div>
    </Notices>
  );
}

const keepUser = (old: Record<string, string>) => (old['user'] ? { user: old['user'] } : {});

/** Parts of an address that belong to one person and mean nothing for another. */
const OF_ONE = Object.fromEntries(
  ['id', 'block', 'session', 'turn', 'entity', 'run', 'task'].map((name) => [name, undefined]),
);

/** Whose memory is shown. A bound key has no choice. */
function Whose() {
  const { me, user, everybody, may, administers, client } = useApi();
  const [url, set] = useUrl();
  const bound = me.bindings.user_id;
  const users = useQuery({
    queryKey: ['users', 'known'],
    queryFn: () => client.users.list({ limit: 100 }).page(),
    enabled: bound === undefined && may('admin'),
  });
  const [draft, setDraft] = useState<string | null>(null);
  if (bound !== undefined) {
    return (
      <p>
        <span className="text-soft">Memory of </span>
        <bdi className="font-semibold">{bound}</bdi>
      </p>
    );
  }
  const go = (value: string) => {
    setDraft(null);
    if (value !== (url['user'] ?? '')) set({ ...OF_ONE, user: value || undefined }, { push: true });
  };
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go((draft ?? '').trim());
      }}
    >
      <label htmlFor="whose" className="text-soft">
        Memory of
      </label>
      <input
        id="whose"
        list="known-users"
        autoComplete="off"
        value={draft ?? (everybody ? '' : (user ?? ''))}
        placeholder={everybody ? 'everybody' : 'nobody: shared memory'}
        disabled={everybody}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && go(draft.trim())}
        className="min-h-8 w-44 rounded-md border border-soft/60 bg-panel px-2 py-1 disabled:opacity-60"
      />
      <datalist id="known-users">
        {users.data?.items.map(({ user_id }) => (
          <option key={user_id} value={user_id} />
        ))}
      </datalist>
      {administers && (
        <label className="flex items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={everybody}
            onChange={(event) => go(event.target.checked ? EVERYBODY : '')}
          />
          everybody
        </label>
      )}
    </form>
  );
}

/** System, light, or dark. */
function Theme() {
  const [theme, setTheme] = useState(() => localStorage.getItem('theme') ?? 'system');
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset['theme'] =
        theme === 'dark' || (theme === 'system' && dark.matches) ? 'dark' : 'light';
    };
    apply();
    localStorage.setItem('theme', theme);
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
  return (
    <select
      aria-label="Colours"
      value={theme}
      onChange={(event) => setTheme(event.target.value)}
      className="min-h-8 rounded-md border border-soft/60 bg-panel px-1"
    >
      <option value="system">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  );
}

function SignOut() {
  const say = useSay();
  return <Button onClick={() => void signOut().catch((error: unknown) => say('', error))}>Sign out</Button>;
}

function Offline() {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  if (online) return null;
  return (
    <p role="status" className="bg-warn-tint px-4 py-2 text-warn">
      You are offline. What is shown is as it was; nothing is sent until the connection is back.
    </p>
  );
}
