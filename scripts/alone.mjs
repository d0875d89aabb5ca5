import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** No build takes this long: the process that wrote the file is gone, and its number belongs to another one. */
const FORGOTTEN_MS = 10 * 60_000;
const LOOK_EVERY_MS = 200;
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Runs `work` while no other process does: `npm run start:api` and `start:worker` at the same moment both build. The file
 * holds the number of the process; that of a dead process does not count.
 */
export async function alone(file, work) {
  while (!(await created(file))) {
    if (await isLeft(file)) await rm(file, { force: true });
    else await sleep(LOOK_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

function created(file) {
  return writeFile(file, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    (error) => {
      if (error.code === 'EEXIST') return false;
      // A user who may not write here cannot build either, and starts what another user built.
      if (NOT_ALLOWED.includes(error.code)) return true;
      throw error;
    },
  );
}

async function isLeft(file) {
  try {
    const [{ mtimeMs }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
    // Without a number: it is being written.
    return Date.now() - mtimeMs > FORGOTTEN_MS || (text !== '' && !isAlive(Number(text)));
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
