import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '../chaos/portal.mjs';
import { findFaults, judgeLatency, judgeMemory, judgeTables } from './judge.mjs';
import { startLoad } from './load.mjs';
import { countRows, listErrors, sampleMemory } from './samples.mjs';

/** Samples of memory in a soak: enough for a slope, few enough to cost nothing. */
const SAMPLES = 120;
const LEAST_SAMPLE_MS = 1_000;

/**
 * Runs mixed work on a portal of its own for a time, and judges what grows.
 *
 * @param {{ env: NodeJS.ProcessEnv, seconds: number, postgres?: number, factor?: number, tell?: (line: string) => void }} wishes
 *   `postgres`: process id of the database; `factor` multiplies the pauses between pieces of work
 */
export async function runSoak({ env, seconds, postgres, factor = 1, tell = () => undefined }) {
  // All work comes from one IP address here.
  const server = await startServer({ ...env, LIMITS_FACTOR: '1000000' });
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const samples = [];
  const reads = [];
  const began = performance.now();
  const getSeconds = () => (performance.now() - began) / 1_000;
  const load = startLoad({
    ...{ url: server.url, factor },
    onRead: (ms) => reads.push({ at: getSeconds(), ms }),
  });
  try {
    const counts = [await countRows(client)];
    const everyMs = Math.max(LEAST_SAMPLE_MS, (seconds * 1_000) / SAMPLES);
    while (getSeconds() < seconds) {
      samples.push({ at: getSeconds(), processes: sampleMemory({ portal: server.pid, postgres }) });
      if (counts.length === 1 && getSeconds() >= seconds / 2) {
        counts.push(await countRows(client));
        tell(`half: ${JSON.stringify(load.done)}`);
      }
      await wait(everyMs);
    }
    const ran = getSeconds();
    counts.push(await countRows(client));
    const memory = judgeMemory(samples, ran);
    const [tables, latency] = [judgeTables(counts), judgeLatency(reads, ran)];
    const { done, failures } = load;
    const errors = await listErrors(client);
    const report = { seconds: ran, done, failures: [...new Set(failures)], errors, memory, tables, latency };
    return { ...report, faults: findFaults(report), samples };
  } finally {
    await load.stop();
    await client.end();
    await server.end();
  }
}
