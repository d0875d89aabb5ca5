import { RecollectError } from '@recollect/client';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from './screens/home.js';
import { Goto, Screen } from './ui/controls.js';
import { Busy, Failed } from './ui/states.js';
import { answers, BASE } from './lib/session.js';
import { parseSearch, stringifySearch } from './lib/url.js';
import { Shell } from './shell.js';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: () => (
    <Screen title="There is no such page">
      <p>
        <Goto to="/">Home</Goto>
      </p>
    </Screen>
  ),
});

interface Loaded {
  readonly Page: () => React.ReactNode;
}

const screen = <P extends string>(path: P, load: () => Promise<Loaded>) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(() => loaded(load), 'Page') });

/** The router reloads the page if a screen's file is missing. If the server cannot be reached, a reload would leave an empty page. */
async function loaded(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (await answers()) throw error;
    throw new RecollectError({ code: 'network', status: 0, detail: '', cause: error });
  }
}

async function reload(): Promise<void> {
  if (await answers()) location.reload();
}

const tree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Home }),
  screen('/memories', () => import('./screens/memories.js')),
  screen('/search', () => import('./screens/search.js')),
  screen('/context', () => import('./screens/context.js')),
  screen('/timeline', () => import('./screens/timeline.js')),
  screen('/conversations', () => import('./screens/conversations.js')),
  screen('/blocks', () => import('./screens/blocks.js')),
  screen('/forgetting', () => import('./screens/forgetting.js')),
  screen('/links', () => import('./screens/links.js')),
  screen('/people', () => import('./screens/people.js')),
  screen('/administration', () => import('./screens/administration.js')),
]);

export const router = createRouter({
  routeTree: tree,
  basepath: BASE,
  parseSearch,
  stringifySearch,
  defaultPendingComponent: () => <Busy what="the screen" />,
  defaultErrorComponent: ({ error }) => (
    <Screen title="This screen failed">
      <Failed error={error} retry={() => void reload()} />
    </Screen>
  ),
  scrollRestoration: false,
});
