import { tryLostListener, tryReadOnly, trySlowDatabase, tryWithoutConnections } from './database-faults.mjs';
import { tryFullDatabaseDisk, tryFullMediaDisk } from './disk-faults.mjs';
import { tryPromotedReplica } from './failover-faults.mjs';
import { tryTarpit } from './mail-faults.mjs';
import { runOutage } from './outage.mjs';
import { tryClockAhead, tryClockBehind, tryFullLog, tryHangingWorker } from './process-faults.mjs';
import { runRestored } from './restored.mjs';
import { runRounds } from './rounds.mjs';
import { tryRefusingStore, trySilentStore, trySlowStore } from './store-faults.mjs';
import { runTyping } from './typing.mjs';

const OUTAGE_SECONDS = 60;
const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

async function tryKills({ env, times = 200, tell, cut }) {
  const { faults, items, answered, slowestMs } = await runRounds({ rounds: times, env, tell, cut });
  return {
    faults,
    facts: `${times} times, ${items} items, ${answered} acknowledged steps, slowest start ${inSeconds(slowestMs)}`,
  };
}

async function tryOutage({ env, database, outage = OUTAGE_SECONDS }) {
  const { faults, answered, pages, backMs } = await runOutage({ cut: database.cut, env, seconds: outage });
  return { faults, facts: `${outage} s, ${answered} answers of ${pages} pages, ready after ${inSeconds(backMs ?? 0)}` };
}

async function tryTyping({ env, database, chromium }) {
  const executablePath = await chromium();
  if (!executablePath) return { skipped: 'needs Chromium' };
  const { faults, letters, met } = await runTyping({ cut: database.cut, env, executablePath });
  return { faults, facts: `${letters} letters through ${met} faults` };
}

async function tryRestored({ env }) {
  const { faults, pages, pictures } = await runRestored({ env });
  return { faults, facts: `${pages} pages with ${pictures} pictures as before, log-in, upload and publishing` };
}

/**
 * Faults that a portal of its own is put through, by name. `run` returns what it found wrong (`faults`) and what it did
 * (`facts`), or the reason why this machine can't do it (`skipped`).
 */
export const faults = {
  kill: {
    title: 'kill −9 of the server anywhere in the life of a write',
    run: (given) => tryKills({ ...given, cut: undefined }),
  },
  'power-cut': {
    title: 'power cut: SIGKILL of server and database at once',
    run: (given) => tryKills({ times: 50, ...given, cut: given.database.cut }),
  },
  'database-gone': { title: 'database killed, away for a minute', run: tryOutage },
  'database-slow': { title: 'every answer of the database 3 s late', run: trySlowDatabase },
  'database-read-only': { title: 'database accepts no writes', run: tryReadOnly },
  'database-connections': { title: 'no connection to the database left', run: tryWithoutConnections },
  'replica-promoted': { title: 'database killed for good, its replica promoted in its place', run: tryPromotedReplica },
  'database-full': { title: 'disk of the database full, its log too', run: tryFullDatabaseDisk },
  'listener-lost': { title: 'connection for invalidations cut, and an item published', run: tryLostListener },
  'worker-hangs': { title: 'a render worker stops without ending', run: tryHangingWorker },
  'clock-ahead': { title: 'clock jumps a day ahead, and back', run: tryClockAhead },
  'clock-behind': { title: 'clock jumps a day back, and ahead again', run: tryClockBehind },
  'media-full': { title: 'disk of the uploads full', run: tryFullMediaDisk },
  'store-slow': { title: 'every answer of the S3 store 1 s late', run: trySlowStore },
  'store-silent': { title: 'S3 store that never answers', run: trySilentStore },
  'store-refuses': { title: 'S3 store that answers 503 to everything', run: tryRefusingStore },
  'log-full': { title: 'disk of the log full', run: tryFullLog },
  'mail-tarpit': { title: 'mail server that never answers, 500 mails waiting', run: tryTarpit },
  'machine-lost': {
    title: 'machine lost: backup restored on an empty one, started by `npm start`',
    run: tryRestored,
  },
  typing: { title: 'somebody types through ten faults', run: tryTyping },
};

/** Rows of the table in docs/operations.md. */
export const formatResults = (results) =>
  [
    '| fault | what happened | held |',
    '| --- | --- | --- |',
    ...results.map(({ title, facts, skipped, faults: found = [] }) => {
      const held = skipped ? 'not tried' : found.length === 0 ? '✓' : `✗ ${found.join('; ')}`;
      return `| ${title} | ${facts ?? skipped ?? '–'} | ${held} |`;
    }),
  ].join('\n');
