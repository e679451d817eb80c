import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findFaults, findLostFiles, isIn } from './find-faults.mjs';
import { startServer } from './portal.mjs';
import { WRITERS, Writer } from './writer.mjs';

/** Lifetime of a server under writes before it is killed, in milliseconds. */
const LIVES = { shortest: 200, longest: 2_000 };

/**
 * Kills the server in the middle of publishing, repeatedly, and checks each time that everything acknowledged is
 * complete and nothing is partial.
 *
 * @param {{ rounds: number, env: NodeJS.ProcessEnv, cut?: (ms: number) => Promise<void>, tell?: (line: string) => void }} wishes `cut` kills the
 *   database at the same moment, as a power cut does
 * @returns {Promise<{ faults: string[], items: number, answered: number, slowestMs: number }>}
 */
export async function runRounds({ rounds, env, cut, tell = () => undefined }) {
  const writers = WRITERS.map((role) => new Writer(role));
  const sums = { faults: [], items: 0, answered: 0, slowestMs: 0 };
  let server = await startServer(env);
  try {
    for (const writer of writers) {
      await writer.logIn(server.url);
      await writer.prepare(server.url);
    }
    for (let round = 1; round <= rounds; round++) {
      const life = LIVES.shortest + Math.random() * (LIVES.longest - LIVES.shortest);
      const work = Promise.all(writers.map((writer) => writer.work(server.url, { withDatabase: cut !== undefined })));
      await Promise.race([wait(life), work]);
      await Promise.all([server.kill(), cut?.(0)]);
      await work;
      server = await startServer(env);
      sums.slowestMs = Math.max(sums.slowestMs, server.readyMs);
      await inspect(writers, env, sums);
      tell(`${round}/${rounds}: ${sums.items} items, ${sums.answered} answered steps, ${sums.faults.length} faults`);
    }
  } finally {
    await server.end();
  }
  return sums;
}

async function inspect(writers, env, sums) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    for (const item of writers.flatMap((writer) => writer.items.splice(0))) {
      sums.items++;
      sums.answered += item.answered;
      sums.faults.push(...(await findFaults(client, item)));
    }
    sums.faults.push(...(await findLostFiles(client, isIn(join(env.DATA_DIR, 'media')))));
  } finally {
    await client.end();
  }
}
