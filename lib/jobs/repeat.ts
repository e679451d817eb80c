/**
 * Runs something at an interval, without keeping the process alive. A run that takes longer skips the next ones.
 *
 * @param run never throws
 * @returns stops it, and waits for the run in progress
 */
export function repeat(run: () => Promise<unknown>, everyMs: number): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const begin = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
