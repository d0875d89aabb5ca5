import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { RecollectError } from '@kernel/errors.js';
import { readDashedId, showDashedId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';

/** What a client sets of an agent. */
export interface AgentFields {
  /** Letta's `name`. What records name in `agent`; one user has it once. */
  label: string;
  description: string | null;
  system: string | null;
  timeZone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** Of Letta's agent state, what has no meaning here: it comes back as it came. */
  fields: Record<string, unknown>;
}

export interface Agent extends AgentFields {
  id: string;
  /** Null: of the whole tenant. */
  userId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The keys that made it and changed it last. */
  createdBy: string;
  updatedBy: string;
}

const PREFIX = 'agent';

export function showAgentId(id: string): string {
  return showDashedId(PREFIX, id);
}

/** The row key, or `null` when the text is no id of an agent. */
export function readAgentId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

const QUALITIES =
  'amber,brave,calm,clever,crisp,eager,fair,gentle,glad,golden,keen,kind,lively,lucid,mellow,merry,nimble,noble,patient,quiet,rosy,silver,steady,sunny,tidy,warm,wise,witty'.split(
    ',',
  );
const CREATURES =
  'badger,beaver,crane,curlew,dolphin,finch,fox,gecko,hare,heron,ibis,jay,kestrel,lark,lynx,marten,newt,otter,owl,panda,plover,raven,robin,seal,sparrow,swift,tern,wren'.split(
    ',',
  );

/** A name for an agent whose client gives none: `quiet-heron-4821`. */
export function randomName(): string {
  const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? PREFIX;
  return `${pick(QUALITIES)}-${pick(CREATURES)}-${randomInt(1_000, 10_000)}`;
}

/** The fields that differ from what is stored; empty when the edit changes nothing. */
export function changesTo(stored: AgentFields, edits: Partial<AgentFields>): Partial<AgentFields> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name as keyof AgentFields], value),
    ),
  );
}

/** For a key that is bound to an agent no other one exists. @throws RecollectError `not_found` */
export function checkBinding(scope: Scope, label: string | undefined): void {
  if (scope.agent !== null && label !== undefined && label !== scope.agent) {
    throw new RecollectError('not_found.agent', 'The key is bound to another agent.');
  }
}

/** Who can read shared memory knows that it is there: this is 403 and no secret. @throws RecollectError `forbidden` */
export function checkMayWrite(scope: Scope, { userId }: Pick<Agent, 'userId'>): void {
  if (userId === null && !may(scope, 'shared:write')) {
    throw new RecollectError('forbidden', 'The key lacks the permission shared:write.');
  }
}
