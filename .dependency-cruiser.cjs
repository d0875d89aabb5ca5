// The walls of the house. Each rule's comment says why the wall stands; test/walls/walls.spec.ts breaks each one
// on purpose and holds that it is reported. A permitted call between rooms is added here, in MEMORY_CALLS.

/** Specs, and helpers for specs that live beside them. They may look anywhere, and nothing looks at them. */
const TESTS = ['[.-]spec\\.ts$', '^test/', '/testing/'];
const OURS = '^(apps|libs|bench|scripts|test|packages)/';
const STORES = ['drizzle-orm', 'pg', 'bullmq', 'ioredis'];

/** A room of memory → the rooms it may call, and why no other. A room that is not named here calls none. */
const MEMORY_CALLS = {
  indexing: { calls: [], why: 'it cuts and weighs any text; knowing whose text would tie it to one kind of record' },
  settings: {
    calls: ['users'],
    why: 'a document of settings is stored alike whatever it sets; the room of its subject reads it; a caller who sets those of a user waits for the user’s erasure as every writer does',
  },
  'message-history': { calls: [], why: 'it numbers what was said; who said it and what is not its to know' },
  'context-markers': { calls: [], why: 'it knows a text by its delimiters, whoever stored or asked for it' },
  'secret-scanning': {
    calls: ['settings'],
    why: 'it knows a secret by its format, whoever stored it; what is done about it is a setting',
  },
  users: {
    calls: [],
    why: 'it says whose memory is written and whether it may be; what is written is not its to know',
  },
  'record-store': {
    calls: ['users', 'indexing', 'entities', 'message-history', 'secret-scanning'],
    why: 'in its own transaction it indexes, so that keyword search is never late, has names noted, and gives each message its place; a secret in the reason of an edit is cut out',
  },
  records: {
    calls: ['record-store', 'users', 'indexing', 'context-markers', 'secret-scanning', 'counters'],
    why: 'it stores by the hand of the record store; what was handed out, and what is secret, is cut out before it plans; of indexing it asks how far the vectors are, and counters adds how often memories were of use',
  },
  messages: {
    calls: ['record-store', 'records', 'users', 'message-history', 'secret-scanning'],
    why: 'what was said is a record, planned as any other, and the history knows its place; how it is indexed is the business of the record store; a request hears the passwords that its messages repeat',
  },
  extraction: {
    calls: ['messages', 'records', 'record-store', 'users', 'settings', 'grounding', 'decisions', 'revision', 'kinds'],
    why: 'it reads a history as messages does, holds what a model says of it against it by grounding, lets decisions settle what becomes of each fact, stores as records and revision do, and has kinds link the facts of an agent; whether it may is a setting',
  },
  grounding: {
    calls: ['indexing'],
    why: 'it holds one text against others by rules, and takes the words that negate in other languages from indexing; whose the texts are and what is done about it is for who asks',
  },
  decisions: {
    calls: ['revision', 'grounding', 'attributes', 'indexing', 'record-store', 'users', 'secret-scanning'],
    why: 'it decides what revision then does, from what revision has found; which records a bound key reads is asked of record-store; how a text reads is asked of attributes and indexing, and a model’s words are held against the message by grounding; what is secret is cut out of the message before anything is decided about it',
  },
  blocks: {
    calls: ['record-store', 'users', 'context-markers', 'secret-scanning'],
    why: 'whose a block is, and that an erasure waits for its writers, is decided as it is for records; what was handed out, and what is secret, is cut out of what is written',
  },
  context: {
    calls: ['search', 'record-store', 'users', 'messages', 'blocks', 'settings', 'context-markers'],
    why: 'it tells what these rooms find and keep, and marks it; it keeps nothing itself',
  },
  jobs: {
    calls: ['record-store', 'records'],
    why: 'who sees a job is who sees the records that it works for',
  },
  compaction: {
    calls: ['record-store', 'records', 'users', 'indexing', 'settings', 'counters', 'grounding'],
    why: 'it folds records, counts their tokens, goes by settings, holds what a model writes against what it sums up by grounding, and shows the figures that counters has added',
  },
  lifecycle: {
    calls: ['record-store', 'settings', 'indexing'],
    why: 'it decides when a record goes; the record and all that hangs on it go by the hand of the record store',
  },
  trust: {
    calls: ['record-store', 'users', 'revision', 'settings', 'indexing'],
    why: 'it holds records back, lets them go and deletes them by their source, by the hand of the record store; what a record that goes had superseded, revision gives back',
  },
  entities: {
    calls: ['indexing'],
    why: 'it reads names out of one text, with the words of its language and the aliases that the index knows; it lies below the record store, which has it do so in its own transaction',
  },
  graph: {
    calls: ['record-store', 'entities', 'users', 'settings', 'secret-scanning'],
    why: 'it follows links between records, which the record store keeps, and names that they share, which entities keeps, by rules that a tenant sets',
  },
  feedback: {
    calls: ['record-store', 'users'],
    why: 'what is judged is a record that the reader may read, and an erasure waits for its writers as for those of records',
  },
  attributes: {
    calls: [],
    why: 'it reads one text by rules; what else is stored would make the same text mean different things',
  },
  timeline: { calls: ['attributes'], why: 'it compares what texts say; it is given all of them and asks for none' },
  search: {
    calls: ['record-store', 'indexing', 'graph', 'feedback', 'attributes', 'timeline', 'counters'],
    why: 'it answers from what the first two have stored, and from nothing else; what a text says is asked of attributes, what is so now of timeline, what results are related to is asked of graph, and what their reader said of them of feedback; counters adds what searches did',
  },
  kinds: {
    calls: ['record-store', 'records', 'users', 'indexing', 'settings', 'search', 'compaction', 'secret-scanning'],
    why: 'each kind is a policy over records, which it stores as records does and finds by the arms of search; folding episodes is compaction’s',
  },
  counters: { calls: [], why: 'it adds numbers under names; what they count is known to the room that counts' },
  reasoning: {
    calls: ['search', 'record-store', 'indexing', 'attributes', 'timeline', 'context', 'counters', 'settings'],
    why: 'it answers from what search finds, reads of the question its language by indexing and whether it is of the past, and tells it as context does; it keeps nothing but how often, which counters adds, and settings says who may read that of the whole tenant',
  },
  revision: {
    calls: ['record-store', 'records', 'users', 'indexing', 'attributes', 'settings', 'search'],
    why: 'it finds what new information is about as search does, plans it as records does, and writes it by the hand of the record store',
  },
};

const npm = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const floor = (...names) => `^libs/(${names.join('|')})/`;

/** Production code in `path` must not import `to`. */
function wall(name, path, to, comment, from = {}) {
  return { name, severity: 'error', comment, from: { path, pathNot: TESTS, ...from }, to };
}

const floors = [
  wall(
    'kernel-imports-nothing-of-ours',
    floor('kernel'),
    { path: OURS, pathNot: floor('kernel') },
    'Ids, time, scope and errors are the words of every floor: they change only for their own reasons.',
  ),
  wall(
    'schema-imports-kernel-only',
    floor('schema'),
    { path: OURS, pathNot: floor('schema', 'kernel') },
    'The migration generator loads these files alone; a table must be readable without the service.',
  ),
  wall(
    'contracts-import-kernel-only',
    floor('contracts'),
    { path: OURS, pathNot: floor('contracts', 'kernel') },
    'Operations and jobs are what clients and both sides of the queue agree on: names and shapes, no behaviour.',
  ),
  wall(
    'platform-imports-down-only',
    floor('platform'),
    { path: OURS, pathNot: floor('platform', 'contracts', 'schema', 'kernel') },
    'Databases, queues and models serve any subject; a platform that knows memory cannot be changed without it.',
  ),
  wall(
    'platform-knows-no-memory-table',
    floor('platform'),
    {
      path: floor('schema'),
      pathNot: '^libs/schema/(outbox|dead-letters|schedule-leases|tables|declaration|columns)\\.ts$',
    },
    'Jobs, given up ones and schedules are all that the platform writes, and boot checks read the list of all tables.',
  ),
  wall(
    'memory-imports-down-only',
    floor('memory'),
    { path: OURS, pathNot: floor('memory', 'platform', 'schema', 'contracts', 'kernel') },
    'Memory is given a scope; who the caller is and what he pays is decided above. What must cause work above is a job.',
  ),
  wall(
    'governance-imports-down-only',
    floor('governance'),
    { path: OURS, pathNot: floor('governance', 'memory', 'platform', 'schema', 'contracts', 'kernel') },
    'Rights and erasure hold for every transport alike, so they know none.',
  ),
  wall(
    'application-imports-down-only',
    floor('application'),
    { path: OURS, pathNot: floor('application', 'governance', 'memory', 'platform', 'schema', 'contracts', 'kernel') },
    'How several rooms answer one request is the same for every transport, so it knows none.',
  ),
  wall(
    'transports-import-down-only',
    floor('transports'),
    {
      path: OURS,
      pathNot: floor('transports', 'application', 'governance', 'memory', 'platform', 'schema', 'contracts', 'kernel'),
    },
    'A transport serves in every process that wants it; it must not know which process that is.',
  ),
  wall(
    'transports-know-no-store',
    floor('transports'),
    { path: [floor('schema'), npm(STORES)] },
    'A transport turns wire into operation and back. A query here would be a decision that other transports lack.',
  ),
  wall(
    'application-knows-no-store',
    floor('application'),
    { path: [floor('schema'), npm(STORES)] },
    'It composes what rooms do. What is kept, and how, is the business of the room that keeps it.',
  ),
  wall(
    'apps-import-libs-only',
    '^apps/',
    { path: '^(bench|scripts|packages)/' },
    'An app starts and composes what the floors offer; tools and measurements are no part of the service.',
    { pathNot: [...TESTS, '^apps/cli/'] },
  ),
  wall(
    'cli-is-a-client',
    '^apps/cli/',
    { path: '^(bench|scripts|packages)/', pathNot: '^packages/(client|importers)/src/' },
    'It reaches the server as everybody else does, by the client that others install, and by nothing of our workshop.',
  ),
];

const memoryRooms = Object.entries(MEMORY_CALLS).map(([room, { calls, why }]) =>
  wall(
    `calls-of-${room}`,
    `^libs/memory/${room}/`,
    { path: '^libs/memory/', pathNot: `^libs/memory/(${[room, ...calls].join('|')})/` },
    `${room} calls ${calls.join(' and ') || 'no other room'}: ${why}.`,
  ),
);

const rooms = [
  ...memoryRooms,
  wall(
    'memory-calls-are-listed',
    '^libs/memory/([^/]+)/',
    { path: '^libs/memory/', pathNot: '^libs/memory/$1/' },
    'A call between rooms is a decision: name the room and its calls in MEMORY_CALLS, with the reason.',
    { pathNot: [...TESTS, `^libs/memory/(${Object.keys(MEMORY_CALLS).join('|')})/`] },
  ),
  wall(
    'search-writes-nothing',
    '^libs/memory/search/',
    {
      path: [
        '\\.(repository|handler)\\.ts$',
        '/(store|save|add|create|put|insert|update|edit|change|delete|remove|erase|forget|index|embed|reembed|write|set|close|register|switch|reinforce|acknowledge)-[^/]+\\.ts$',
      ],
      pathNot: '^libs/(memory/search|platform|contracts|schema|kernel)/',
    },
    'A question must not change what is remembered: one that did would make an answer depend on who asked before.',
  ),
  wall(
    'tenancy-knows-no-memory',
    '^libs/governance/tenancy/',
    { path: floor('memory'), pathNot: '^libs/memory/users/' },
    'Whether a key is valid must not depend on what is remembered, and every memory request passes here first. The row of a user says nothing of it.',
  ),
  wall(
    'transports-call-http-only',
    '^libs/transports/([^/]+)/',
    { path: '^libs/transports/', pathNot: '^libs/transports/($1|http)/' },
    'One protocol must not change because another does; what they share lies in http, which knows doors and no names.',
    { pathNot: [...TESTS, '^libs/transports/(mcp|nellie)/'] },
  ),
  wall(
    'nellie-calls-http-and-amp',
    '^libs/transports/nellie/',
    { path: '^libs/transports/', pathNot: '^libs/transports/(nellie|http|amp)/' },
    'Nellie keeps the records of AMP under names of its own, and answers in the form of AMP.',
  ),
  wall(
    'mcp-calls-http-and-amp',
    '^libs/transports/mcp/',
    { path: '^libs/transports/', pathNot: '^libs/transports/(mcp|http|amp|nellie)/' },
    'MCP offers the operations of AMP, and of Nellie, in their words: a second translation would drift from the first.',
  ),
  wall(
    'platform-rooms-stand-alone',
    '^libs/platform/([^/]+)/',
    { path: '^libs/platform/', pathNot: '^libs/platform/($1|config|files|observability)/' },
    'Each talks to one part of the world and can be replaced without the others.',
    { pathNot: [...TESTS, '^libs/platform/queue/'] },
  ),
  wall(
    'queue-calls-database-only',
    '^libs/platform/queue/',
    { path: '^libs/platform/', pathNot: '^libs/platform/(queue|database|config|observability)/' },
    'The outbox is a table, so the queue needs transactions; it needs nothing else.',
  ),
  wall(
    'handlers-write-through-their-context',
    '\\.handler\\.ts$',
    { path: '^libs/platform/database/', dependencyTypesNot: ['type-only'] },
    'A job may write as long as its user is not erased. Only its context checks that, in the transaction of the write.',
    { pathNot: [...TESTS, '^libs/platform/queue/'] },
  ),
  wall(
    'model-library-is-loaded-where-a-model-is-set',
    '^(apps|libs)/',
    {
      path: ['^libs/platform/models/sdk-', '^(node_modules/)?(ai|@ai-sdk/[^/]+)(/|$)'],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
    'The AI SDK takes some 20 MB of a process, which most installations have no use for.',
    { pathNot: [...TESTS, '^libs/platform/models/sdk-'] },
  ),
  wall(
    'mcp-library-is-loaded-with-the-first-request',
    '^(apps|libs)/',
    {
      path: ['^libs/transports/mcp/mcp-server', '^(node_modules/)?@modelcontextprotocol/server(/|$)'],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
    'It is 3 MB of code in memory, and most installations are never asked over MCP.',
    { pathNot: [...TESTS, '^libs/transports/mcp/mcp-server'] },
  ),
  wall(
    'config-calls-no-room',
    '^libs/platform/config/',
    { path: '^libs/platform/', pathNot: '^libs/platform/config/' },
    'Settings are read before anything else is there; a config that looks up for a type ties every room to it.',
  ),
];

/** The load bench sets what a client waits for against the bare SQL of the search arms, which no client can ask for. */
const BEHIND_THE_API = [
  '^bench/load/(bare-arms|scratch-database)\\.ts$',
  '^bench/lifecycle/fill\\.ts$',
  // A million records of ten thousand tenants, in minutes.
  '^bench/scale/(fill|crossing)\\.ts$',
  // Divides the tables of a database that serves nobody yet.
  '^bench/partitions/large-tables\\.ts$',
  // A hundred thousand records with half a million links, in a minute.
  '^bench/chains/cost-fill\\.ts$',
  // Ten thousand intentions of other agents.
  '^bench/triggers/fill\\.ts$',
  // Makes a database for an API and its workers, and clears away after them.
  '^bench/support/installation\\.ts$',
  // Asks the bare model, beside which the pipeline is measured.
  '^bench/ingest/bare-model\\.ts$',
  // Jobs that kill their process: no client can leave one.
  '^bench/jobs/',
  // What the arms answered is written down once, and ranked again by the code that is built: no client sees candidates.
  '^bench/ranking/',
];

const tools = [
  wall(
    'bench-and-scripts-talk-http',
    '^(bench|scripts)/',
    { path: ['^(apps|libs|test)/', npm(STORES)], pathNot: floor('kernel', 'contracts') },
    'They measure and show what a client sees. A short cut past HTTP would measure something that nobody gets.',
    { pathNot: [...TESTS, ...BEHIND_THE_API] },
  ),
  wall(
    'bench-and-scripts-borrow-types-only',
    '^(bench|scripts)/',
    { path: floor('kernel', 'contracts'), dependencyTypesNot: ['type-only'] },
    'A shape may be borrowed, behaviour may not: a client has only the wire.',
    { pathNot: [...TESTS, ...BEHIND_THE_API] },
  ),
];

const packages = [
  wall(
    'client-stands-alone',
    '^packages/client/src/',
    { pathNot: '^packages/client/src/' },
    'Others install it alone, also where there is no Node: whatever it imports from outside would not be there.',
  ),
  wall(
    'console-asks-the-client-alone',
    '^packages/console/src/',
    {
      path: OURS,
      pathNot: [
        '^packages/console/src/',
        '^packages/client/src/recollect\\.ts$',
        '^scripts/demo/sample-conversation\\.json$',
      ],
    },
    'It is a client as any other: what the API does not answer, no page may know.',
  ),
  wall(
    'importers-know-the-client',
    '^packages/importers/src/',
    { path: OURS, pathNot: '^packages/(importers|client)/src/' },
    'Others install it beside the client: it stores by what the client offers, and nothing else of ours would be there.',
  ),
];

const hygiene = [
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Two files that need each other are one file, or hide a third. Types count: they tie the reader as well.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrel',
    severity: 'error',
    comment: 'An index file imports all to give one, hides where a thing lives and makes circles.',
    from: { path: '/index\\.ts$' },
    to: {},
  },
  {
    name: 'no-orphan',
    severity: 'error',
    comment: 'A file that imports nothing and that nobody imports is dead, or is loaded by a path no tool can follow.',
    from: { orphan: true, path: '\\.ts$', pathNot: [...TESTS, '\\.d\\.ts$', '^(apps|bench|scripts)/.*main\\.ts$'] },
    to: {},
  },
  {
    name: 'no-code-for-tests-alone',
    severity: 'error',
    comment: 'What no app reaches is not in the product: its tests prove nothing that anybody runs.',
    from: { path: '^apps/[^/]+/main\\.ts$' },
    to: { path: '^libs/.*\\.ts$', pathNot: [...TESTS, '\\.d\\.ts$'], reachable: false },
  },
  wall(
    'production-imports-no-test',
    '^(apps|libs|bench|scripts|packages)/',
    { path: TESTS },
    'Test code is not built, and what a test may do (be an owner, travel in time) no request may.',
  ),
  wall(
    'worker-threads-import-no-typescript',
    '^libs/.*\\.mjs$',
    { path: OURS, pathNot: '\\.mjs$' },
    'The same file is loaded from sources and from the build; only packages and other .mjs files resolve alike from both.',
  ),
  wall(
    'production-uses-no-dev-package',
    '^(apps|libs|packages/(?!console/))',
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    'Development packages are not in the image. Types leave no trace at run time and may come from there; what the console needs is in its bundle.',
  ),
  wall(
    'packages-are-declared',
    '^(apps|libs|bench|scripts|packages)/',
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    'A package that another one happens to bring goes away when that one changes its mind.',
  ),
];

module.exports = {
  forbidden: [...floors, ...rooms, ...tools, ...packages, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
