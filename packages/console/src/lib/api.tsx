import { type OutputOf, Recollect } from '@recollect/client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Busy, Failed } from '../ui/states.js';
import { resume, SERVER, sessionLost, tokenOf } from './session.js';
import { useUrl } from './url.js';

export type Me = OutputOf<'tokens.me'>;
export type Permission = Me['permissions'][number];

export interface Api {
  /** Acts as the selected user. */
  readonly client: Recollect;
  readonly me: Me;
  /** Whose memory is shown. Undefined for nobody's, which is shared memory alone, and for everybody's. */
  readonly user: string | undefined;
  /** The key is bound to a user, an agent or a project, and may do nothing to the whole tenant. */
  readonly isBound: boolean;
  /** The whole tenant is read. */
  readonly everybody: boolean;
  /** For queries that can read the whole tenant. */
  readonly whose: { readonly all_users?: true };
  readonly may: (...permissions: Permission[]) => boolean;
  /** Requires access to the whole tenant: a bound key has none, whatever its permissions. */
  readonly administers: boolean;
  /** For what belongs to one user while everybody's memory is shown. */
  readonly as: (user: string | undefined) => Recollect;
  /** Part of every query key, so that no data of one user is shown for another. */
  readonly scope: string;
}

const ApiContext = createContext<Api | null>(null);
export const EVERYBODY = '*';

/** The permissions of the session and its user. */
export function ApiProvider({ page, children }: { readonly page: number; readonly children: ReactNode }) {
  const [url] = useUrl();
  const plain = useMemo(() => clientOf(page), [page]);
  const me = useQuery({ queryKey: ['me', page], queryFn: () => plain.tokens.me(), staleTime: 60_000 });
  const chosen = url['user'];
  const api = useMemo(() => (me.data ? apiOf(plain, page, me.data, chosen) : null), [plain, page, me.data, chosen]);
  // When they are read again and that fails, the page stays, with what is typed in it.
  if (me.error && !me.data)
    return (
      <main className="p-4">
        <Failed error={me.error} retry={() => void me.refetch()} />
      </main>
    );
  if (!api) return <Busy what="your permissions" />;
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi outside of ApiProvider');
  return api;
}

function apiOf(plain: Recollect, page: number, me: Me, chosen: string | undefined): Api {
  const bound = me.bindings.user_id;
  const isBound = bound !== undefined || me.bindings.agent !== undefined || me.bindings.project !== undefined;
  // A bound key may not administer the installation, whatever its permissions.
  const may = (...permissions: Permission[]) =>
    permissions.every((one) => me.permissions.includes(one) && !(isBound && one === 'install'));
  const everybody = chosen === EVERYBODY && may('admin') && !isBound;
  const user = everybody ? undefined : (bound ?? (chosen && chosen !== EVERYBODY ? chosen : me.default_user_id));
  const as = (one: string | undefined) => (one === undefined ? plain : clientOf(page, one));
  return {
    client: as(user),
    me,
    user,
    everybody,
    isBound,
    whose: everybody ? { all_users: true } : {},
    may,
    administers: may('admin') && !isBound,
    as: (one) => as(one ?? user),
    scope: everybody ? EVERYBODY : `user ${user ?? ''}`,
  };
}

/** Acts with the session of the page, also with the one that has followed it. */
function clientOf(page: number, userId?: string): Recollect {
  return new Recollect({
    url: SERVER,
    ...(userId !== undefined && { userId }),
    maxRetries: 1,
    fetch: async (input, init) => {
      const token = tokenOf(page);
      // Sent without, it would count as a failed attempt to sign in.
      if (token === undefined) return Response.json(OVER, { status: 401 });
      const headers = new Headers(init?.headers);
      headers.set('X-CSRF-Token', token);
      const response = await fetch(input, { ...init, headers });
      if (response.status === 401) sessionLost(token);
      // Another tab may have signed in with another key, which has replaced the cookie.
      if (response.status === 403) void resume();
      return response;
    },
  });
}

const OVER = { code: 'unauthorized', detail: 'The session is over.' };
