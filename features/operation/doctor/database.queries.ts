import type { Client } from 'pg';
import { readMigrations } from '@/lib/db/migrate/files';
import { HISTORY, listMigrations } from '../backup/snapshot.queries';
import type { DatabaseFacts } from './database.rules';
import { readMachineClock } from './machine-clock';
import type { ReplicaFacts } from './replica.rules';

const SETTINGS = ['fsync', 'full_page_writes', 'autovacuum', 'synchronous_commit', 'data_checksums'];
/** A Thai word, in which a locale that doesn't know its letters has no trigram. */
const THAI_WORD = 'เชียงใหม่';

/** Reads the facts of a server and its database. */
export async function readDatabaseFacts(client: Client): Promise<DatabaseFacts> {
  const begun = readMachineClock();
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
       EXISTS (SELECT FROM pg_collation WHERE collname = 'th-TH-x-icu') AS "hasThaiCollation",
       EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
       current_setting('transaction_read_only') = 'on' AS "isReadOnly",
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
       d.datcollversion AS "collationVersion", pg_database_collation_actual_version(d.oid) AS "actualCollationVersion",
       least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
             nullif(d.datconnlimit, -1), (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
            ) AS "freeConnections",
       extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
       (SELECT jsonb_object_agg(name, setting) FROM pg_settings WHERE name = ANY ($1)) AS settings,
       (SELECT setting::int * 8 FROM pg_settings WHERE name = 'shared_buffers') AS "sharedBuffers"
     FROM pg_database d WHERE d.datname = current_database()`,
    [SETTINGS],
  );
  const { now, settings, sharedBuffers, ...facts } = rows[0];
  const ended = readMachineClock();
  return {
    ...facts,
    settings: { ...settings, shared_buffers_kb: String(sharedBuffers) },
    thaiTrigrams: facts.hasTrigrams ? await countThaiTrigrams(client) : null,
    // The middle of the round trip, as the answer was on its way for a part of it.
    clockMs: now - (begun + ended) / 2,
    ...(await compareMigrations(client)),
  };
}

async function countThaiTrigrams(client: Client): Promise<number> {
  const { rows } = await client.query('SELECT coalesce(cardinality(show_trgm($1)), 0) AS found', [THAI_WORD]);
  return rows[0].found;
}

async function compareMigrations(client: Client) {
  const ours = (await readMigrations()).map(({ name }) => name);
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [HISTORY]);
  const applied = rows[0].there ? (await listMigrations(client)).map(({ name }) => name) : [];
  return {
    missingMigrations: ours.filter((name) => !applied.includes(name)),
    unknownMigrations: applied.filter((name) => !ours.includes(name)),
  };
}

/** Condition of a standby. */
export async function readReplicaFacts(client: Client): Promise<ReplicaFacts> {
  const { rows } = await client.query(
    `SELECT pg_is_in_recovery() AS "isStandby",
       EXISTS (SELECT FROM pg_stat_wal_receiver) AS "isReceiving",
       CASE WHEN pg_is_in_recovery() AND pg_last_wal_receive_lsn() IS DISTINCT FROM pg_last_wal_replay_lsn()
            THEN extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8 END AS "lagSeconds"`,
  );
  return rows[0];
}
