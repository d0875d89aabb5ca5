import * as Tabs from '@radix-ui/react-tabs';
import { useApi } from '../lib/api.js';
import { tabOf, useUrl } from '../lib/url.js';
import { Empty } from '../ui/states.js';
import { Screen } from '../ui/controls.js';
import { AuditTrail } from './admin-audit.js';
import { Jobs } from './admin-jobs.js';
import { Keys } from './admin-keys.js';
import { Models, Reembedding } from './admin-models.js';
import { Quality } from './admin-quality.js';
import { Settings } from './admin-settings.js';
import { Tenants } from './admin-tenants.js';
import { Webhooks } from './admin-webhooks.js';
import { Usage } from './admin-usage.js';

export function Page() {
  const { may, administers } = useApi();
  const [url, set] = useUrl();
  if (!administers) {
    return (
      <Empty title="Your key may not administer">
        That takes the permission “admin”, and a key that is bound to nobody.
      </Empty>
    );
  }
  const tabs = [
    ['keys', 'Keys', Keys],
    ...(may('install') ? ([['tenants', 'Tenants', Tenants]] as const) : []),
    ['usage', 'Usage', Usage],
    ['audit', 'Audit', AuditTrail],
    ['jobs', 'Jobs', Jobs],
    ['embedding', 'Embedding', Reembedding],
    ['models', 'Models and cost', Models],
    ['quality', 'Quality', Quality],
    ['webhooks', 'Webhooks', Webhooks],
    ['settings', 'Settings', Settings],
  ] as const;
  return (
    <Screen title="Administration">
      <Tabs.Root value={tabOf(url, tabs)} onValueChange={(tab) => set({ tab: tab === 'keys' ? undefined : tab })}>
        <Tabs.List aria-label="Administration" className="mb-3 flex flex-wrap gap-1 border-b border-line">
          {tabs.map(([value, name]) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="border-b-2 border-transparent px-3 py-1.5 data-[state=active]:border-accent data-[state=active]:font-semibold"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(([value, , Part]) => (
          <Tabs.Content key={value} value={value} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Part />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Screen>
  );
}
