import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from './screens/home.js';
import { Goto } from './ui/controls.js';
import { Busy, Empty, Failed } from './ui/states.js';
import { BASE } from './lib/session.js';
import { parseSearch, stringifySearch } from './lib/url.js';
import { Shell } from './shell.js';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: () => (
    <Empty title="There is no such page">
      <Goto to="/">Home</Goto>
    </Empty>
  ),
});

const screen = <P extends string>(path: P, load: () => Promise<{ readonly Page: () => React.ReactNode }>) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, 'Page') });

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
  defaultErrorComponent: ({ error }) => <Failed error={error} />,
  scrollRestoration: false,
});
