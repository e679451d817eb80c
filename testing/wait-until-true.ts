import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Waits until the condition holds; throws after `ms`. */
export async function waitUntilTrue(isSo: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it was not so within ${ms} ms`);
    await sleep(PAUSE_MS);
  }
}
