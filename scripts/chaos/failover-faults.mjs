import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAddress, copyCluster, makeStandby, promote, runSingle, STANDBY, STREAMING } from '../postgres/copies.mjs';
import { findRunning, startServer, stopServer } from '../postgres/server.mjs';
import { leadThrough, openPassage } from './passage.mjs';
import { runTrial } from './trial.mjs';

/** A commit waits for the standby, so that nothing acknowledged is lost with the primary. */
const SYNCHRONOUS = `-c synchronous_standby_names=${STANDBY}`;

/**
 * The database is killed for good, and its streaming standby, from which pages were read, is promoted in its place: the
 * address leads to it then, as the one of a cluster does. The setting of the replica still names it.
 */
export async function tryPromotedReplica({ env, database }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-failover-'));
  // The database's account has to traverse it.
  chmodSync(folder, 0o711);
  const places = [];
  let passage;
  try {
    const primary = await database.rest((place) => copyCluster(place, join(folder, 'primary')));
    await runSingle(primary, 'ALTER ROLE portal REPLICATION\n');
    const standby = copyCluster(primary, join(folder, 'standby'));
    places.push(primary, standby);
    await startServer(primary, { options: `${STREAMING} ${SYNCHRONOUS}` });
    makeStandby(standby, buildAddress(primary));
    await startServer(standby, { options: STREAMING });
    const [url, replica] = [buildAddress(primary), buildAddress(standby)];
    passage = await openPassage(findRunning(primary).port);
    return await runTrial({
      env: { ...env, DATABASE_URL: leadThrough(passage, url), DATABASE_REPLICA_URL: replica },
      writes: 'refused',
      ready: 503,
      strike: async () => process.kill(findRunning(primary).pid, 'SIGKILL'),
      heal: async () => {
        await promote(standby);
        passage.turnTo(findRunning(standby).port);
      },
    });
  } finally {
    passage?.close();
    for (const place of places) if (findRunning(place)) await stopServer(place);
    rmSync(folder, { recursive: true, force: true });
  }
}
