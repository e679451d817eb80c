import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children.mjs';
import { startAutocannon } from './load-autocannon.mjs';
import { tools } from './machine.mjs';

/** Timeout of a load without a duration, which its caller stops. */
const LONGEST_SECONDS = 900;
const SCRIPT = new URL('./wrk.lua', import.meta.url).pathname;
const PATIENCE = '10s';

/**
 * Requests over keep-alive connections, each again as soon as it has its response.
 *
 * @param {{ url: string, paths?: string[], body?: string }} target one URL, or the site and many paths taken at
 *   random; a body is posted as JSON
 * @param {{ connections: number, seconds?: number, folder: string }} how number of connections, duration (by default
 *   until `stop`), folder for the input of the load generator
 * @returns {{ done: Promise<Figures>, stop: () => Promise<Figures> }}
 *
 * @typedef {{ perSecond: number, requests: number, seconds: number, p50: number, p95: number, p99: number, most:
 *   number, refused: number, broken: number }} Figures times in ms; `refused` are responses without success, `broken`
 *   requests without a response
 */
export function startLoad(target, { connections, seconds = LONGEST_SECONDS, folder }) {
  const begin = tools.wrk ? startWrk : startAutocannon;
  const { done, end } = begin(target, { connections, seconds, folder });
  const figures = done.then((told) => ({ ...told, ...getTimes(told), perSecond: told.requests / told.seconds }));
  // A caller that stops a load because of another failure ignores its figures.
  figures.catch(() => undefined);
  const stop = () => {
    end();
    return figures;
  };
  return { done: figures, stop };
}

/** Without any response, the response time is at least the duration. */
function getTimes({ requests, seconds, p50, p95, p99 }) {
  const atLeast = seconds * 1_000;
  return requests === 0 ? { p50: atLeast, p95: atLeast, p99: atLeast } : { p50, p95, p99 };
}

export const load = (target, how) => startLoad(target, how).done;

function startWrk({ url, paths, body }, { connections, seconds, folder }) {
  const extra = paths
    ? ['paths', writeTemporaryFile(folder, 'paths', paths.join('\n'))]
    : body
      ? ['post', writeTemporaryFile(folder, 'body', body)]
      : [];
  const fixed = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', PATIENCE, '-H', 'Accept-Encoding: gzip'];
  const child = startChild('wrk', [...fixed, '-s', SCRIPT, url, '--', ...extra], { stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces = [];
  child.stdout.on('data', (piece) => pieces.push(piece));
  child.stderr.on('data', (piece) => pieces.push(piece));
  const done = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      const said = Buffer.concat(pieces).toString();
      const result = /^RESULT (.*)$/m.exec(said)?.[1];
      if (result) resolve(JSON.parse(result));
      else reject(new Error(`wrk: ${said}`));
    });
  });
  return { done, end: () => child.kill('SIGINT') };
}

function writeTemporaryFile(folder, name, text) {
  const file = join(folder, `${name}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(file, text);
  return file;
}
