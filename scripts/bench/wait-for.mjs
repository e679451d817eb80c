import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 20;

/**
 * Waits until a program that was just started meets a condition.
 *
 * @param {() => Promise<boolean>} look may fail until then
 * @param {{ child: import('node:child_process').ChildProcess, log?: () => string, limitMs?: number }} of the program;
 *   `log` is included in the error if it ends before
 */
export async function waitFor(look, { child, log = () => '', limitMs = 60_000 }) {
  const began = performance.now();
  while (performance.now() - began < limitMs) {
    if (await look().catch(() => false)) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${child.spawnfile} ended: ${log()}`);
    await wait(POLL_MS);
  }
  throw new Error(`${child.spawnfile} did not become ready in ${limitMs} ms: ${log()}`);
}
