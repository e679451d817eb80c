import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 300_000;
const POLL_MS = 50;

/**
 * Starts the built portal and waits until it is ready.
 *
 * @param {NodeJS.ProcessEnv} env with PORT, DATABASE_URL and DATA_DIR
 * @returns {Promise<{ url: string, readyMs: number, kill: () => Promise<void>, end: () => Promise<void> }>}
 */
export async function startServer(env) {
  const child = spawn(process.execPath, ['server.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = (signal) => async () => {
    child.kill(signal);
    await ended;
  };
  const url = `http://localhost:${env.PORT}`;
  const began = performance.now();
  while (performance.now() - began < START_MS) {
    if (await isReady(url)) {
      return { url, readyMs: performance.now() - began, kill: stop('SIGKILL'), end: stop('SIGTERM') };
    }
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    await wait(POLL_MS);
  }
  await stop('SIGKILL')();
  throw new Error('the server did not become ready');
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
