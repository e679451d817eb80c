// A migrated PostgreSQL and a streaming replica, as a separate process for tests: prints both URLs in one line, stops
// or starts the replica on commands from its input and reports when that is done, and stops both when its input ends.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBinaries } from '../postgres/binaries.mjs';
import { openClusterFolder } from '../postgres/cluster-folder.mjs';
import { buildAddress, copyCluster, makeStandby, runSingle, STREAMING } from '../postgres/copies.mjs';
import { createCluster } from '../postgres/create.mjs';
import { findRunning, startServer, stopServer } from '../postgres/server.mjs';
import { run } from '../start/processes.mjs';

const [dataDir] = process.argv.slice(2);
/** Data don't have to survive a crash. Commits wait as in production, except for the disk. */
const options = `-c fsync=off ${STREAMING}`;
/** Replay never waits for a read, so that conflicts show at once. */
const impatient = `${options} -c max_standby_streaming_delay=0`;

/** Rights that the tests require for the portal's role, in the database it uses. */
const RIGHTS = `ALTER ROLE portal REPLICATION
GRANT EXECUTE ON FUNCTION pg_wal_replay_pause() TO portal
GRANT EXECUTE ON FUNCTION pg_wal_replay_resume() TO portal
`;

async function makePrimary() {
  const { folder, owner } = openClusterFolder(join(dataDir, 'primary'));
  const place = { folder, owner, binaries: findBinaries(owner) };
  await createCluster(place);
  await runSingle(place, RIGHTS);
  return place;
}

const primary = await makePrimary();
const replica = copyCluster(primary, join(dataDir, 'replica'));
await startServer(primary, { options });
const env = { ...process.env, DATABASE_URL: buildAddress(primary) };
makeStandby(replica, env.DATABASE_URL);
await startServer(replica, { options: impatient });
const { port } = findRunning(replica);
await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], { env });
console.log(JSON.stringify({ primary: env.DATABASE_URL, replica: buildAddress(replica) }));

const orders = { end: () => stopServer(replica), start: () => startServer(replica, { port, options: impatient }) };
for await (const order of createInterface({ input: process.stdin })) {
  await orders[order]();
  console.log(order);
}
if (findRunning(replica)) await stopServer(replica);
await stopServer(primary);
