import * as Tabs from '@radix-ui/react-tabs';
import { snippets } from '../lib/snippets.js';
import { Code, Copy, Panel } from '../ui/controls.js';

export function Snippets({
  body,
  user,
}: {
  readonly body: Readonly<Record<string, unknown>>;
  readonly user: string | undefined;
}) {
  const made = snippets(body, user);
  return (
    <Panel title="The same from your program">
      <Tabs.Root defaultValue="curl">
        <Tabs.List aria-label="Language" className="mb-2 flex gap-1">
          {Object.keys(made).map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="rounded-md px-2.5 py-1 data-[state=active]:bg-tint data-[state=active]:font-semibold"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {Object.entries(made).map(([name, text]) => (
          <Tabs.Content key={name} value={name} className="grid gap-2">
            <Code label={`As ${name}`}>{text}</Code>
            <div>
              <Copy text={text} label={`Copy as ${name}`} />
            </div>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Panel>
  );
}
