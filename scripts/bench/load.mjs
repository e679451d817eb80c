import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children.mjs';
import { startAutocannon } from './load-autocannon.mjs';
import { tools } from './machine.mjs';

/** A load without an end of its own is stopped by whoever started it, and at the latest after so long. */
const LONGEST_SECONDS = 900;
const SCRIPT = new URL('./wrk.lua', import.meta.url).pathname;
const PATIENCE = '10s';

/**
 * Asks over kept connections, each again as soon as it has its answer.
 *
 * @param {{ url: string, paths?: string[], body?: string }} target one address, or the site and many addresses taken at
 *   random; a body is posted as JSON
 * @param {{ connections: number, seconds?: number, folder: string }} how many connections, how long (until `stop` when it
 *   isn't said), a folder for what the program reads
 * @returns {{ done: Promise<Figures>, stop: () => Promise<Figures> }}
 *
 * @typedef {{ perSecond: number, requests: number, seconds: number, p50: number, p95: number, p99: number, most: number,
 *   refused: number, broken: number }} Figures times in ms; `refused` are answers that are no success, `broken` no answers
 */
export function startLoad(target, { connections, seconds = LONGEST_SECONDS, folder }) {
  const begin = tools.wrk ? startWrk : startAutocannon;
  const { done, end } = begin(target, { connections, seconds, folder });
  const figures = done.then((told) => ({ ...told, ...getTimes(told), perSecond: told.requests / told.seconds }));
  // Whoever stops a load because something else failed doesn't look at its figures.
  figures.catch(() => undefined);
  const stop = () => {
    end();
    return figures;
  };
  return { done: figures, stop };
}

/** Where nothing was answered, an answer takes at least as long as was asked. */
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
