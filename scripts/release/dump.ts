import { getMediaStore } from '@/features/media/media.store';
import { createBackup } from '@/features/operation/backup/backup.commands';
import { getDatabaseUrl } from '@/features/operation/backup/own-backup';
import { db } from '@/lib/db/db';
import { migrate } from '@/lib/db/migrate/migrate';
import { seedSmall } from '@/prisma/seed/small';

/** Writes the dump of a release, a backup of a part of the demo content, into a folder: `dump.ts FOLDER DAY`. */
async function main([folder, day]: string[]): Promise<void> {
  if (!folder || !day) throw new Error('dump.ts FOLDER YYYY-MM-DD');
  const at = new Date(`${day}T00:00:00Z`);
  await migrate(getDatabaseUrl());
  await seedSmall(at);
  const { path } = await createBackup({ databaseUrl: getDatabaseUrl(), folder, store: getMediaStore(), at });
  console.log(path);
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db.$disconnect());
