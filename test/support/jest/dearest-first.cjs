/**
 * Begins with the files that take longest, so that no worker still runs one of them when the others have nothing left to do.
 * Jest knows how long a file took from its cache, which a fresh clone has not: there it goes by size, and the dearest are
 * small files that start processes and wait for them. `RECOLLECT_TEST_COSTS` tells what has become dear.
 */
const { default: Sequencer } = require('@jest/test-sequencer');

const DEAREST = [
  'test/durability/mishaps',
  'test/isolation/strangers',
  'test/errors/holds',
  'test/clients/python',
  'test/console/screens',
  'test/console/rights',
  'test/privacy/restore',
  'test/durability/backup',
  'test/isolation/cross',
  'test/durability/',
  'test/isolation/pool',
  'test/privacy/audit-kill',
  'test/privacy/kill',
  'test/privacy/poison',
  'test/console/',
  'test/openapi/schemathesis',
  'test/mem0/clients',
  'test/nemo/',
  'test/containers/run',
  'test/models/kill',
  'test/privacy/export',
  'test/cognitive/behaviours',
  'test/models/summaries',
  'test/mcp/',
  'test/cli/',
  'test/clients/',
  'test/errors/fuzz',
  'test/privacy/canary',
  'test/compaction/search',
  'test/search/meant',
  'test/webhooks/deliveries',
  'test/plans/',
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
