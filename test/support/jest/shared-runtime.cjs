/**
 * Loads what test files import once per jest worker, where jest loads it once per file. Nest, drizzle, our own modules
 * and everything else that a file imports are the same for the next file, compiled and warm; the file itself is loaded
 * anew.
 *
 * It uses internals of jest's runtime, which has no interface for this. Jest is therefore pinned to the version in
 * package-lock.json, and `shared-runtime.spec.ts` tests what is promised here. In watch mode every file loads its own
 * modules.
 */
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');

class SharedRuntime extends Runtime {
  static shared;

  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    const { shared } = SharedRuntime;
    if (shared && shared._environment === environment) {
      shared.begin(testPath);
      return shared;
    }
    super(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig);
    this.keeps = !globalConfig.watch && !globalConfig.watchAll && !globalConfig.collectCoverage;
    if (this.keeps) SharedRuntime.shared = this;
  }

  begin(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.testState.state = 'loading';
  }

  teardown() {
    if (!this.keeps) {
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    const { registries } = this;
    const own = pathToFileURL(this._testPath).href;
    for (const key of registries.esModuleRegistry.keys()) {
      if (key === own || key.startsWith('@jest/globals/')) registries.esModuleRegistry.delete(key);
    }
    registries.moduleRegistry.delete(this._testPath);
    // The test framework keeps the tests of one file in its own modules.
    registries.internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.jestGlobals.clearJestObjectCache();
    this.transformCache.clear();
    this.fileCache.clear();
  }
}

module.exports = SharedRuntime;
