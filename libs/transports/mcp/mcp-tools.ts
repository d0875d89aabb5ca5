import { OPERATIONS } from '@contracts/catalogue.js';
import { type McpRequest, mayCall } from './mcp-request.js';
import type { Tool, ToolSet } from './tool.js';
import type { Listing } from './tool-profiles.js';

/** The operations offered to agents. To add a tool, add an entry to the set of its subject. */
export class McpTools {
  constructor(private readonly sets: readonly ToolSet[]) {
    checkTools(sets.flatMap(({ all }) => all));
  }

  /** The tools of a profile that the key may call, as listed. For this caller, the others do not exist. */
  listedFor(request: McpRequest): readonly (Tool['listed'] | Tool['brief'])[] {
    return this.chosen(request)
      .filter(({ tool }) => mayCall(request, tool.operation))
      .map(({ tool, listing }) => (listing === 'brief' ? tool.brief : tool.listed));
  }

  /** A tool of the profile. If the key may not call it, the call is refused with the missing permission. */
  named(request: McpRequest, name: string): Tool | undefined {
    return this.chosen(request).find(({ tool }) => tool.name === name)?.tool;
  }

  private chosen({ profile }: McpRequest): readonly { readonly tool: Tool; readonly listing: Listing }[] {
    return this.sets
      .flatMap(({ subject, all }) => all.map((tool) => ({ tool, listing: profile({ name: tool.name, subject }) })))
      .filter(({ listing }) => listing !== null);
  }
}

/** Checks that every tool has an operation that is served. @throws Error: the process must not start */
export function checkTools(tools: readonly Tool[]): void {
  const names = tools.map(({ name }) => name);
  const faults = [
    ...tools
      .filter(({ operation }) => !OPERATIONS.includes(operation))
      .map(({ name }) => `${name} offers no operation of the catalogue`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is there twice`),
  ];
  if (faults.length > 0) throw new Error(`tools: ${faults.join('; ')}`);
}
