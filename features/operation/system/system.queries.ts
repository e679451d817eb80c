import { z } from 'zod';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getCurrentMs } from '@/lib/time/current-time';
import { listRaised, readAlarmFacts } from '../alarms/alarms.queries';
import { findAlarms } from '../alarms/alarms.rules';
import { readErrors } from '../errors/errors.queries';
import { countMigrations, readDatabase } from '../status/status.queries';
import { readBlockedAddresses, readFailedLogins } from './security.queries';
import { readStatements } from './statements.queries';
import { tryRead } from './try-read';

const mediaRow = z.tuple([z.object({ files: z.number(), bytes: z.number() })]);

/** Number of files of the media library, and their size. */
async function readMediaSize() {
  const [row] = mediaRow.parse(
    await db.$queryRaw`SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes FROM media`,
  );
  return row;
}

/**
 * Everything that the screen of the system shows. Facts are read beside each other, each for two seconds at most; one
 * that can't be read is undefined.
 */
export async function readSystem(now = getCurrentMs()) {
  const [facts, database, migrations, media, logins, blocked, statements, raised, errorGroups] = await Promise.all([
    readAlarmFacts(now),
    tryRead(readDatabase),
    tryRead(countMigrations),
    tryRead(readMediaSize),
    tryRead(() => readFailedLogins(now)),
    tryRead(() => readBlockedAddresses(now)),
    tryRead(readStatements),
    tryRead(listRaised),
    tryRead(() => readErrors(now)),
  ]);
  return {
    ...facts,
    alarms: findAlarms(facts).map((alarm) => ({ ...alarm, since: raised?.get(alarm.id) })),
    site: env.SITE_URL,
    database,
    migrations,
    media,
    logins,
    blocked,
    statements,
    errorGroups,
  };
}

export type SystemFacts = Awaited<ReturnType<typeof readSystem>>;
