// A test's `process.env` is a copy, which native code does not see: tests that load the ONNX runtime would have it report to its vendor.
process.env.ORT_DISABLE_TELEMETRY = '1';
// Every database test runs once a backend: PGlite always, Postgres (and Redis) when the services are named.
const common = {
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: '<rootDir>/test/support/jest/shared-environment.cjs',
  runtime: '<rootDir>/test/support/jest/shared-runtime.cjs',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  // Sources import as Node will see them built (`./x.js`); here the file is x.ts.
  moduleNameMapper: {
    '^@(kernel|contracts|schema|platform|memory|governance|application|transports)/(.*)\\.js$':
      '<rootDir>/libs/$1/$2.ts',
    '^@test/(.*)\\.js$': '<rootDir>/test/$1.ts',
    '^#client$': '<rootDir>/packages/client/src/recollect.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/packages/(client|importers)/dist/'],
};
const database = ['<rootDir>/{libs,apps}/**/*.db-spec.ts', '<rootDir>/test/**/*.{db,e2e}-spec.ts'];
/**
 * Once is enough for what is the same on both backends. On PGlite: the forms and words of a protocol, input that is
 * refused before it comes to the database, and programs of their own, which are slow.
 */
const onPglite = [
  '/test/(amp|cli|clients|importers|letta|nemo|openapi)/',
  '/test/mem0/(clients|infer)\\.',
  // What a browser shows is the same. test/console/memorybank and sessions run on Postgres.
  '/test/console/(journeys|keyboard|rights|screens|states)\\.',
  '/test/mcp/(bridge|clients|conformance|logs|wire)\\.',
  '/test/errors/(bodies-and-cursors|fuzz|hostile-input|stalls)\\.',
  '/test/limits/overload\\.',
  // Files and processes of the embedded database.
  '/test/containers/admin-key\\.',
  '/test/durability/(backup|kill)\\.',
  '/test/privacy/(kill|ledger-heads)\\.',
  '/test/records/nulls\\.',
];
/**
 * On Postgres, where it is named: what says nothing more on PGlite. Our code asks which of the two it runs on in one place, how
 * vectors are compared; else they differ in SQL (`libs` has the db-specs of the rooms), in who runs jobs, and in that PGlite is one
 * session. So these run on PGlite only where nothing else is named: on a newcomer's machine, and in the
 * workflow's job `embedded`.
 */
const onPostgres = [
  // The long walks of who may see what: on Postgres the service is a login of few rights. test/isolation/pool runs on both.
  '/test/isolation/(cross|names|non-interference|pool-guards|strangers)\\.',
  '/test/memorybank/naming\\.',
  '/test/tenancy/',
  '/test/console/(memorybank|off|sessions)\\.',
  // The policies of every table. They are one for both: libs/platform/database and test/isolation/pool tell that both apply them.
  '/test/schema/rls\\.',
  '/test/mcp/(scopes|strangers)\\.',
  // How long a request holds the loop: that is of the service's own thread, on which neither database runs.
  '/test/errors/holds\\.',
  // What a model is told and what comes of its answers. test/models/kill, which ends the process, runs on both.
  '/test/models/(?!kill\\.)',
  '/test/reasoning/',
  // What is found, and in which order. How it is compared differs: test/search/cells and libs/memory/search/arms run on both.
  '/test/search/(?!cells\\.)',
  '/test/(context|recall)/',
  // What is told to other people's servers. Who runs jobs is told by libs/platform/queue and test/jobs, on both.
  '/test/webhooks/',
  // When vectors are made: by jobs as any other. What they find is told by test/search/cells.
  '/test/records/(embedding|reembed(-back|-silence)?)\\.',
  // What is made of a request before it is stored, and of a page before it is sent. test/records/record, list, store, one-insert
  // and idempotency store, list and delete on both.
  '/test/records/(batch|edges|identity|long-pages|look-alikes|time)\\.',
  // What is made of records that are stored: by rules, by age, by links. Storing and finding them run on both.
  '/test/(blocks|cognitive|compaction|entities|graph|lifecycle|messages|revision)/',
  // Other people's words for the same operations.
  '/test/mem0/(entities|memories)\\.',
  '/test/memorybank/memorybank\\.',
  // What the audit says of operations, what a user's permission and pause allow, what an archive or a poisoned text may do, and
  // what is logged. Erasures, and what is left of them, run on both.
  '/test/privacy/(audit|audit-chain|export|hold|import|no-content|parts|pause|poison|portability|safety)\\.',
  // A process that is killed while it writes, and a backup that is restored: on PGlite test/privacy/kill and test/durability tell of both.
  '/test/privacy/(audit-kill|restore)\\.',
  // What is refused, counted and measured of requests, and when what was given up is tried again. libs/governance/limits and
  // libs/platform/queue count, give up and find it on both.
  '/test/limits/(limits|usage)\\.',
  '/test/jobs/(dead-letters|metrics|retry-letters)\\.',
  // What is logged of an error. Which errors a database reports is told by libs/platform/database, on both.
  '/test/errors/log-causes\\.',
  // Servers beside ours.
  '/test/durability/(cuts|faults|mishaps|outages|poison|pooler|redis|replica)\\.',
  '/test/jobs/worker-health\\.',
  // The text of our statements, which is one for both.
  '/test/schema/sharding\\.',
  // Plans: on Postgres with several times the rows.
  '/test/plans/',
  // Hundreds of random steps against a model in memory. The db-specs beside them run on both.
  '/libs/memory/(blocks/history/history|lifecycle/forget-due|search/arms/keyword-arm-of-many)\\.',
  // Two processes, which PGlite never has.
  '/libs/governance/tenancy/under-load\\.',
];
const withServices = process.env.DATABASE_ADMIN_URL && process.env.REDIS_URL;

export default {
  // For a quiet machine. The environment gives a test four times that, and more where more programs share a processor.
  testTimeout: 60_000,
  maxWorkers: '100%',
  testSequencer: '<rootDir>/test/support/jest/dearest-first.cjs',
  // What tests hold beside their modules may grow: a worker that has is replaced.
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps,test,bench,scripts,packages/{client,importers}/src}/**/*.spec.ts'],
    },
    {
      ...common,
      displayName: 'pglite',
      testMatch: database,
      testPathIgnorePatterns: ['/node_modules/', ...(withServices ? onPostgres : [])],
      globals: { BACKEND: 'pglite' },
    },
    ...(withServices
      ? [
          {
            ...common,
            displayName: 'postgres',
            testMatch: database,
            testPathIgnorePatterns: ['/node_modules/', ...onPglite],
            globals: { BACKEND: 'postgres' },
          },
        ]
      : []),
  ],
};
