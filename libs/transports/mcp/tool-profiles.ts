import { invalid } from '@kernel/errors.js';

/** Subjects of tools. Every tool has one. */
export const SUBJECTS = ['memory', 'blocks', 'nellie', 'cognitive'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What fits the smallest prompt: search, store, update, forget, and start a task. */
const CORE: readonly string[] = ['amp_search', 'amp_store', 'amp_revise', 'amp_delete', 'context_build'];

/** How a tool is listed in a profile. Null: not at all. */
export type Listing = 'whole' | 'brief' | null;
export type Profile = (tool: Offered) => Listing;

const PROFILES: Readonly<Record<string, Profile>> = {
  core: ({ name }) => (CORE.includes(name) ? 'brief' : null),
  memory: ({ subject }) => (subject === 'memory' ? 'whole' : null),
  blocks: ({ subject }) => (subject === 'blocks' ? 'whole' : null),
  nellie: ({ subject }) => (subject === 'nellie' ? 'whole' : null),
  cognitive: ({ subject }) => (subject === 'cognitive' ? 'whole' : null),
  all: general,
};

/**
 * Tools for any agent. The six kinds are a separate way to work, and Nellie's tools are second names. A host must
 * request them; otherwise its prompt would contain everything twice.
 */
function general({ subject }: Offered): Listing {
  return subject === 'cognitive' || subject === 'nellie' ? null : 'whole';
}

export interface Offered {
  readonly name: string;
  readonly subject: Subject;
}

/**
 * The tools that a host requests in its address: `/mcp?tools=core`, or several separated by commas. Default: all
 * except those of the six kinds and of Nellie.
 * @throws RecollectError `invalid_input` for an unknown profile
 */
export function readProfile(query: unknown): Profile {
  const asked = (query as Readonly<Record<string, unknown>> | undefined)?.['tools'];
  if (asked === undefined) return general;
  const names = (Array.isArray(asked) ? asked : [asked]).flatMap((text) => String(text).split(','));
  const profiles = names.map((name) => {
    if (Object.hasOwn(PROFILES, name)) return PROFILES[name]!;
    throw invalid('tools', `must be one of ${Object.keys(PROFILES).join(', ')}, or several with commas between them`);
  });
  return (tool) => {
    const listings = profiles.map((profile) => profile(tool));
    return listings.find((listing) => listing === 'whole') ?? listings.find((listing) => listing !== null) ?? null;
  };
}
