/**
 * The context in which test files run: one per jest worker, where jest creates one per file. What a file loads is
 * therefore available to the next one (`shared-runtime.cjs`). What a file leaves on the global object, in the
 * environment variables or on `process` is removed after the file.
 */
const { AsyncLocalStorage } = require('node:async_hooks');
const { appendFileSync, readFileSync } = require('node:fs');
const { availableParallelism, loadavg } = require('node:os');
const { relative } = require('node:path');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/**
 * The factor for the timeout that a test or hook declares, a whole number. Those timeouts only end what hangs and are
 * declared for a quiet machine. If eight programs share a processor, the same work takes eight times as long.
 */
function patience() {
  return Math.max(4, Math.ceil((2 * loadavg()[0]) / availableParallelism()));
}

/** Where Node keeps the connections of `fetch`. */
const POOL = Symbol.for('undici.globalDispatcher.1');

/** Closes those that wait for a next request, after the responses that are under way. */
async function hangUp() {
  const used = globalThis[POOL];
  if (!used) return;
  globalThis[POOL] = new used.constructor();
  await used.close();
}

/**
 * The storages in use since the file began. Until Node 24, one that is never disabled costs every later promise of the
 * process a tenth of a microsecond: with those of hundreds of files, promises were what most files spent their time on.
 */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return Reflect.apply(run, this, args);
};

/** One that the next file uses too begins again with its next `run`. */
function endStorages() {
  for (const storage of storages) storage.disable();
  storages.clear();
}

/** Seconds of processor time of the processes that this one started and that have ended; 0 where the kernel is not Linux. */
function ofChildren() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}

class SharedEnvironment extends TestEnvironment {
  static shared;

  constructor(config, context) {
    const { globals } = config.projectConfig;
    if (SharedEnvironment.shared) {
      SharedEnvironment.shared.begin(globals, context.testPath);
      return SharedEnvironment.shared;
    }
    // Jest's own global object is a proxy: every `Object` and `Math` in the code then costs a microsecond.
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    SharedEnvironment.shared = this;
    this.global.patience = patience;
    this.global.hangUp = hangUp;
    this.global.keptByWorker = new Map();
    this.global.atWorkerEnd = (work) => process.once('exit', work);
    this.keys = new Set(Reflect.ownKeys(this.global));
    this.begin(globals, context.testPath);
  }

  /** What differs between the files of one worker: the globals of their jest projects. */
  begin(globals, testPath) {
    this.begun = { testPath, at: performance.now(), cpu: process.cpuUsage(), children: ofChildren() };
    const own = this.global.process;
    this.before = { env: { ...own.env }, exit: own.exit };
    this.declared = new WeakMap();
    for (const name of this.projectGlobals ?? []) if (!(name in globals)) Reflect.deleteProperty(this.global, name);
    this.projectGlobals = Object.keys(globals);
    for (const name of this.projectGlobals) this.keys.add(name);
    Object.assign(this.global, globals);
  }

  handleTestEvent(event, state) {
    if (event.name !== 'hook_start' && event.name !== 'test_fn_start') return;
    const timed = event.hook ?? event.test;
    if (!this.declared.has(timed)) this.declared.set(timed, timed.timeout || state.testTimeout);
    timed.timeout = this.declared.get(timed) * patience();
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();

    for (const key of Reflect.ownKeys(this.global)) if (!this.keys.has(key)) Reflect.deleteProperty(this.global, key);
    const own = this.global.process;
    own.exit = this.before.exit;
    for (const name of Object.keys(own.env)) if (!(name in this.before.env)) delete own.env[name];
    Object.assign(own.env, this.before.env);
    endStorages();
    this.tellCost();
  }

  /** On a busy machine the processor time of a file shows its cost; its duration shows what else was running. */
  tellCost() {
    const file = process.env.RECOLLECT_TEST_COSTS;
    if (!file) return;
    const { testPath, at, cpu, children } = this.begun;
    const { user, system } = process.cpuUsage(cpu);
    const [wall, used] = [performance.now() - at, (user + system) / 1000].map((ms) => (ms / 1000).toFixed(2));
    const theirs = (ofChildren() - children).toFixed(2);
    appendFileSync(
      file,
      `${used}\t${theirs}\t${wall}\t${this.global.BACKEND ?? 'unit'}\t${relative(process.cwd(), testPath)}\n`,
    );
  }
}

module.exports = SharedEnvironment;
