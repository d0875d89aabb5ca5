import { OPERATIONS } from '@contracts/catalogue.js';
import { Injectable } from '@nestjs/common';
import { CoreMemoryTools } from './core-memory-tools.js';
import { GeneralTools } from './general-tools.js';
import { type McpRequest, mayCall } from './mcp-request.js';
import { KindTools } from './kind-tools.js';
import { NellieTools } from './nellie-tools.js';
import type { Tool } from './tool.js';
import type { Listing, Subject } from './tool-profiles.js';

/** The operations that agents are offered, by subject. A further one is a further entry of its subject. */
@Injectable()
export class McpTools {
  private readonly subjects: readonly (readonly [Subject, readonly Tool[]])[];

  constructor(general: GeneralTools, coreMemory: CoreMemoryTools, nellie: NellieTools, kinds: KindTools) {
    this.subjects = [
      ['memory', general.all],
      ['blocks', coreMemory.all],
      ['nellie', nellie.all],
      ['cognitive', kinds.all],
    ];
    checkTools(this.subjects.flatMap(([, tools]) => tools));
  }

  /** What a profile holds and the key may call, as it is listed. The rest is not there for whoever asks. */
  listedFor(request: McpRequest): readonly (Tool['listed'] | Tool['brief'])[] {
    return this.chosen(request)
      .filter(({ tool }) => mayCall(request, tool.operation))
      .map(({ tool, listing }) => (listing === 'brief' ? tool.brief : tool.listed));
  }

  /** A tool of the profile. What the key may not call is refused when it is called, with the permission that it lacks. */
  named(request: McpRequest, name: string): Tool | undefined {
    return this.chosen(request).find(({ tool }) => tool.listed.name === name)?.tool;
  }

  private chosen({ profile }: McpRequest): readonly { readonly tool: Tool; readonly listing: Listing }[] {
    return this.subjects
      .flatMap(([subject, tools]) =>
        tools.map((tool) => ({ tool, listing: profile({ name: tool.listed.name, subject }) })),
      )
      .filter(({ listing }) => listing !== null);
  }
}

/** A tool is one more way to an operation that is served already. @throws Error: the process must not start */
export function checkTools(tools: readonly Tool[]): void {
  const names = tools.map(({ listed }) => listed.name);
  const faults = [
    ...tools
      .filter(({ operation }) => !OPERATIONS.includes(operation))
      .map(({ listed }) => `${listed.name} offers no operation of the catalogue`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name} is there twice`),
  ];
  if (faults.length > 0) throw new Error(`tools: ${faults.join('; ')}`);
}
