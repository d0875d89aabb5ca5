import { getMe } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { changes, makeVictim, snapshot, type Victim } from '@test/isolation/victim.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { atRest } from '@test/support/at-rest.js';
import type { Sent } from '@test/support/client.js';
import { type OperationName, OPERATIONS, Recollect, RecollectError } from '../../packages/client/src/recollect.js';

const SECRET = 'zyxomancy';
/** Of how many strangers one sends a request. test/isolation/strangers has everyone call every operation without the client. */
const APART = process.env['RECOLLECT_STRANGERS'] === 'every way' ? 1 : 7;
let app: TestApp;
let alice: Victim;
let tenantId: string;
let strangers: readonly (readonly [string, Recollect])[];
/** Reads what alice's key reads. */
let owner: Recollect;

beforeAll(async () => {
  app = await startApp();
  const { tenant } = await app.client().ok(getMe);
  tenantId = readId(tenant.tenant_id) ?? '';
  alice = await makeVictim(app.user('alice'), app.client(), {
    user: 'alice',
    tenant: tenant.tenant_id,
    secret: SECRET,
  });
  const at = (apiKey: string): Recollect => new Recollect({ url: app.url, apiKey });
  const writer = at((await app.key({ permissions: ['records:read', 'records:write'] })).key);
  const bound = at((await app.key({ user_id: 'bob', permissions: ['records:read', 'records:write', 'admin'] })).key);
  const token = await at(app.adminKey).asUser('bob').tokens.mint();
  owner = writer.asUser('alice');
  strangers = [
    ['the key of another tenant, naming the same user', at(await app.otherTenant()).asUser('alice')],
    ['the same key, naming another user', writer.asUser('bob')],
    ['the same key, naming nobody', writer],
    ['a key bound to another user', bound],
    ['a key bound to another user, naming her', bound.asUser('alice')],
    ['a token of another user', at(token.token)],
    ['a token of another user, naming her', at(token.token).asUser('alice')],
  ];
  await atRest(app);
  known = await everything();
});
afterAll(() => app.stop());

const everything = () => snapshot(app.db.admin, tenantId, ['alice']);

/** The result of a call: the response or the refusal, as text. */
async function ask(client: Recollect, name: OperationName, { params, query, body, headers }: Sent): Promise<string> {
  try {
    return JSON.stringify(await client.call(name, { params, query, body } as never, { headers, maxRetries: 0 }));
  } catch (error) {
    if (!(error instanceof RecollectError) || error.status === 0) throw error;
    return JSON.stringify({ ...error, message: error.message });
  }
}

/** Her words and ids in a response that were not part of the request. */
function told(answer: string, sent: Sent): string[] {
  const asked = JSON.stringify(sent);
  const hidden = [SECRET, ...alice.records.map((id) => id.slice(-26))];
  return hidden.filter((word) => answer.includes(word) && !asked.includes(word));
}

const samplesOf = (name: string): readonly Sent[] => SAMPLES[name]?.(alice.names) ?? [];

/** The state as last seen: each test checks it, so a change is not attributed to the next one. */
let known: Set<string>;

const NAMES = Object.keys(OPERATIONS) as OperationName[];
describe.each(NAMES.map((name, place) => [name, place] as const))('%s, through the client', (name, place) => {
  it('reveals nothing to a stranger and changes nothing', async () => {
    for (const [turn, [who, client]] of strangers.entries()) {
      for (const [index, sent] of samplesOf(name).entries()) {
        if ((index + place + turn) % APART !== 0) continue;
        expect([who, told(await ask(client, name, sent), sent)]).toEqual([who, []]);
      }
    }
    await atRest(app);
    const before = known;
    known = await everything();
    expect(changes(before, known)).toEqual([]);
  });
});

it('shows the owner, in the same way, what it hides from strangers', async () => {
  const telling = ['records.get', 'records.list', 'records.versions', 'search.records', 'amp.get', 'amp.list'] as const;
  for (const name of telling) {
    const answers = await Promise.all(samplesOf(name).map(async (sent) => told(await ask(owner, name, sent), sent)));
    expect([name, answers.flat()]).toEqual([name, expect.arrayContaining([SECRET])]);
  }
});
