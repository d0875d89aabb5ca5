/**
 * Starts the slowest files first, so that no worker still runs one of them when the others are done. Jest reads the
 * duration of a file from its cache, which a fresh clone does not have. Then the order is by size, but some of the
 * slowest are small files that start processes and wait for them. `RECOLLECT_TEST_COSTS` shows which files have become
 * slow.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const DEAREST = [
  'test/console/rights',
  'test/console/screens',
  'test/isolation/strangers',
  'test/clients/python',
  'test/errors/holds',
  'test/durability/kill',
  'test/durability/mishaps',
  'test/console/keyboard',
  'test/durability/faults',
  'test/privacy/kill',
  'test/isolation/non-interference',
  'test/privacy/ledger-heads',
  'test/privacy/restore',
  'test/durability/poison',
  'test/isolation/pool',
  'test/durability/outages',
  'test/openapi/schemathesis',
  'libs/platform/queue/relay-and-worker',
  'test/cli/cli',
  'test/durability/backup',
  'test/containers/admin-key',
  'test/clients/typescript-strangers',
  'test/privacy/canary/canary',
  'test/privacy/audit-kill',
  'test/schema/rls',
  'libs/platform/database/embedded/embedded-server',
  'test/plans/plans',
  'test/console/journeys',
  'test/mem0/infer',
  'test/containers/run',
  'libs/governance/privacy/rewrite/rewrite',
  'test/durability/replica',
  'test/importers/runs',
  'test/models/extraction',
  'test/durability/redis',
  'test/importers/package',
  'test/privacy/audit-chain',
  'test/schema/sharding',
  'libs/memory/search/arms/vector-cells',
  'test/models/kill',
];

function place({ path, context }) {
  const file = path.slice(context.config.rootDir.length + 1);
  const found = DEAREST.findIndex((start) => file.startsWith(start));
  return found === -1 ? DEAREST.length : found;
}

class DearestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
}

module.exports = DearestFirst;
