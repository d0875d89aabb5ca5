/**
 * How long running jobs may take to end by themselves when the process stops. Together with the abort this is less than
 * the ten seconds after which containers are killed.
 */
const STOP_GRACE_MS = 7_500;
/** After the abort: time for one statement per job, on a database that may be gone as well. */
const ABORT_GRACE_MS = 2_000;

/** Waits for `running`. If it takes too long, calls `abort` and waits a moment more. Never throws. */
export async function stopGracefully(
  running: Promise<unknown>,
  abort: () => void,
  graceMs = STOP_GRACE_MS,
): Promise<void> {
  if (await endsWithin(running, graceMs)) return;
  abort();
  await endsWithin(running, ABORT_GRACE_MS);
}

async function endsWithin(running: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  const ended = running.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
