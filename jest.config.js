// Every database test runs once a backend: PGlite always, Postgres (and Redis) when the services are named.
const common = {
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  // Sources import as Node will see them built (`./x.js`); here the file is x.ts.
  moduleNameMapper: {
    '^@(kernel|contracts|schema|platform|memory|governance|application|transports)/(.*)\\.js$':
      '<rootDir>/libs/$1/$2.ts',
    '^@test/(.*)\\.js$': '<rootDir>/test/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/packages/client/dist/'],
};
const database = ['<rootDir>/{libs,apps}/**/*.db-spec.ts', '<rootDir>/test/**/*.{db,e2e}-spec.ts'];
/** What is reached over HTTP by programs of their own meets no database: once is enough, and these are slow. */
const doors = ['/test/(cli|clients|openapi)/', '/test/mcp/(bridge|clients|conformance|logs|wire)\\.'];
const withServices = process.env.DATABASE_ADMIN_URL && process.env.REDIS_URL;

export default {
  testTimeout: 60_000,
  // Modules of ended test files stay in memory under --experimental-vm-modules: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,apps,test,bench,scripts,packages/client/src}/**/*.spec.ts'],
    },
    { ...common, displayName: 'pglite', testMatch: database, globals: { BACKEND: 'pglite' } },
    ...(withServices
      ? [
          {
            ...common,
            displayName: 'postgres',
            testMatch: database,
            testPathIgnorePatterns: ['/node_modules/', ...doors],
            globals: { BACKEND: 'postgres' },
          },
        ]
      : []),
  ],
};
