import { invalid } from '@kernel/errors.js';

/** Subjects of tools. Every tool has one. */
export const SUBJECTS = ['memory', 'blocks', 'nellie', 'cognitive'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What fits the smallest prompt: to look, to keep, to bring up to date, to forget, and to begin a task. */
const CORE: readonly string[] = ['amp_search', 'amp_store', 'amp_revise', 'amp_delete', 'context_build'];

/** How a tool is listed for whoever has asked for some; null where it is not among them. */
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
 * What serves any agent. The six kinds are a way to work of their own and Nellie's are second names: a host asks for them, or its
 * prompt would hold every way twice.
 */
function general({ subject }: Offered): Listing {
  return subject === 'cognitive' || subject === 'nellie' ? null : 'whole';
}

export interface Offered {
  readonly name: string;
  readonly subject: Subject;
}

/**
 * Which tools a host has asked for by its address: `/mcp?tools=core`, or several with commas between them; all but
 * those of the six kinds and of Nellie where it names none.
 * @throws RecollectError `invalid_input` for a profile that is not there
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
