import { setTimeout as wait } from 'node:timers/promises';
import { createAgent, postJson } from '../http-request.mjs';
import { startLoad } from '../load.mjs';
import { apiKey } from '../targets.mjs';

const CONCURRENCY = 32;
const READERS = 16;
const SECONDS = 10;
const QUICK_SECONDS = 3;

/** Dozens of concurrent logins with wrong passwords, while others read. */
export async function measureLogins(bench) {
  const site = bench.portal.url;
  const seconds = bench.options.quick ? QUICK_SECONDS : SECONDS;
  const readers = startLoad({ url: `${site}/` }, { connections: READERS, seconds, folder: bench.folder });
  const agent = createAgent(CONCURRENCY);
  const answers = new Map();
  let running = true;
  const flood = async (_, who) => {
    for (let turn = 0; running; turn++) {
      const body = JSON.stringify({
        ApiKey: apiKey,
        usersystems_uname: `flood-${who}-${turn}`,
        usersystems_upass: 'wrong-2569',
      });
      const url = `${site}/api/login.php?crud=usersystems`;
      const { status } = await postJson(url, body, { agent, headers: { Origin: site } });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const flooding = Promise.all(Array.from({ length: CONCURRENCY }, flood));
  await wait(seconds * 1_000);
  running = false;
  const read = await readers.done;
  await flooding;
  agent.destroy();
  const logins = [...answers].map(([status, count]) => [`answers${status}`, count / seconds]);
  return {
    ...{ readersPerSecond: read.perSecond, readersP50: read.p50, readersP95: read.p95, readersP99: read.p99 },
    ...{ failed: read.refused + read.broken },
    ...Object.fromEntries(logins),
  };
}
