import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPortal } from '../bench/portal.mjs';
import { Sessions } from './accounts.mjs';
import { examine } from './examine.mjs';
import { Findings, readFindings, readSeeds } from './findings.mjs';
import { SECRET } from './judge.mjs';
import { markAccounts } from './marks.mjs';
import { replay, runFuzz } from './run.mjs';
import { listLasting, watchMemory } from './watch.mjs';
import { discover } from './world.mjs';

/**
 * Number of pages read for forms: few for a short run, as reading all pages takes longer than sending a few thousand
 * requests.
 */
const FORMS = { few: 24, all: 1_000 };
const secret = () => `${SECRET}${randomBytes(24).toString('hex')}`;

/** Settings: secrets that can be recognised in responses, and a small cache that fills soon. */
const settings = () => ({
  SESSION_SECRET: secret(),
  PASSWORD_PEPPER: secret(),
  METRICS_TOKEN: secret(),
  CACHE_MB: '32',
  LOG_LEVEL: 'warn',
});

/**
 * Starts the built portal with demo content, sends odd requests and checks its responses and its state afterwards.
 *
 * @param {{ options: ReturnType<import('./options.mjs').readOptions>, database: { url: string }, dataDir: string,
 *   tell: (line: string) => void }} wishes `dataDir` is the folder of the portal and its database
 * @returns {Promise<{ faults: string[], sent: number, busy: number }>}
 */
export async function fuzz({ options, database, dataDir, tell }) {
  mkdirSync(dataDir, { recursive: true });
  const portal = await startPortal({ dataDir, databaseUrl: database.url, folder: dataDir, settings: settings() });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await attack({ options, portal, client, dataDir, tell });
  } finally {
    await client.end();
    await portal.end();
  }
}

async function attack({ options, portal, client, dataDir, tell }) {
  const { seed, minutes, requests, only } = options;
  const { url } = portal;
  const sessions = new Sessions({ url, client });
  await sessions.open();
  await markAccounts(client);
  const world = await discover({ url, client, sessions, mostForms: requests ? FORMS.few : FORMS.all });
  tell(
    `seed ${seed}: ${world.calls.length} calls, ${world.pages.length} pages, ${world.forms.length} forms, ${world.actions.length} actions`,
  );
  const { host, port } = new URL(url);
  const findings = new Findings(seed);
  const pids = listLasting(portal.pid);
  const stopWatching = watchMemory(portal.pid);
  const wishes = { seed, only, world, host, port: Number(port), sessions, client, findings, tell };
  await replay(readSeeds(), wishes);
  const until = performance.now() + minutes * 60_000;
  const isOver = (number) => (requests ? number >= requests : performance.now() > until);
  const sums = options.replay
    ? await replay(readFindings(options.replay), wishes)
    : await runFuzz({ ...wishes, isOver });
  const memory = stopWatching();
  report({ sums, memory, tell });
  const ended = await examine({ portal, pids, client, dataDir });
  const faults = [
    ...ended,
    ...memory.filter(({ grows }) => grows).map(({ pid }) => `the memory of process ${pid} grows`),
  ];
  // The log has more about them, by the request ids of the responses.
  if (findings.size > 0) copyFileSync(join(dataDir, 'portal.log'), findings.file.replace(/json$/, 'log'));
  if (findings.size > 0) faults.push(`${findings.size} kinds of findings: ${findings.file}`);
  return { faults, sent: sums.sent, busy: sums.busy };
}

function report({ sums, memory, tell }) {
  for (const [topic, statuses] of Object.entries(sums.statuses)) {
    tell(
      `${topic.padEnd(8)} ${Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', ')}`,
    );
  }
  tell(`${sums.sent} requests, ${sums.busy} told to come again`);
  for (const role of sums.lost) tell(`${role} could not log in again for a while`);
  for (const { pid, first, last, slope } of memory) {
    tell(
      `process ${pid}: ${first.toFixed(0)} MiB after the warm-up, ${last.toFixed(0)} at the end, ${slope.toFixed(2)} MiB a minute`,
    );
  }
}
