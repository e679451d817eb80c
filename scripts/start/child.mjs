import { spawn } from 'node:child_process';

/** npm and the terminal may both forward one Ctrl-C; only a later one means "at once". */
const SAME_PRESS_MS = 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program as a child, in a separate process group, so that it receives Ctrl-C only from here, once; a
 * second one kills it. It stops when this process is killed.
 *
 * @param {string[]} args for node
 * @param {{ env: object, onMessage?: (message: any) => void }} wishes
 * @returns {Promise<number>} its exit code; 1 if a signal from elsewhere ended it
 */
export function runNode(args, { env, onMessage = () => undefined }) {
  const guard = new URL('./with-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    env: { ...env, PORTAL_PARENT: String(process.pid) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  child.on('message', onMessage);
  let asked = 0;
  const stop = (signal) => {
    if (asked && performance.now() - asked < SAME_PRESS_MS) return;
    child.kill(asked ? 'SIGKILL' : signal === 'SIGHUP' ? 'SIGTERM' : signal);
    asked ||= performance.now();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (asked && signal !== 'SIGKILL' ? 0 : 1)));
  });
}
