import { spawn } from 'node:child_process';
import { waitFor } from '../bench/wait-for.mjs';

/** Longest start: the first one fills the database, which takes a while on a busy machine. */
const START_MS = 900_000;

/**
 * Starts the built portal and waits until it is ready.
 *
 * @param {NodeJS.ProcessEnv} env with PORT, DATABASE_URL and DATA_DIR
 * @param {'ignore' | number} output file of its log
 * @param {string} program that starts it
 * @returns {Promise<{ url: string, pid: number, readyMs: number, kill: () => Promise<void>, end: () => Promise<void> }>}
 */
export async function startServer(env, output = 'ignore', program = 'server.mjs') {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', output, 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = (signal) => async () => {
    child.kill(signal);
    await ended;
  };
  const url = `http://localhost:${env.PORT}`;
  const began = performance.now();
  try {
    await waitFor(() => fetch(`${url}/readyz`).then(({ ok }) => ok), { child, limitMs: START_MS });
  } catch (error) {
    await stop('SIGKILL')();
    throw error;
  }
  return { url, pid: child.pid, readyMs: performance.now() - began, kill: stop('SIGKILL'), end: stop('SIGTERM') };
}
