/** As many as keep a disk busy. */
const AT_ONCE = 16;

/** Does the same with each file, several at once. @throws what `work` throws, when nothing is at work any more */
export async function eachFile<T>(files: readonly T[], work: (file: T) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const worker = async (): Promise<void> => {
    for (const file of waiting) await work(file);
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  // The caller may now remove what there is.
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
