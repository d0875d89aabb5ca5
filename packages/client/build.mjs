/** Builds the published package: dist/ with ES modules and their declarations, and the project's licence. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const tsc = compiler();

rmSync(here('dist'), { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', here('tsconfig.build.json'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
copyFileSync(here('../../LICENSE'), here('dist/LICENSE'));

/** The compiler is a development package of the project; `npm ci` in its root installs it. */
function compiler() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    console.error('The client is built from its checkout: run `npm ci` in the root of Recollect first.');
    process.exit(1);
  }
}
