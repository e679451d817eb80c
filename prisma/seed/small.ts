import { sealAudit } from '@/features/audit/seal/seal.commands';
import { db } from '@/lib/db/db';
import { listFiles } from './files';
import { saveProgress } from './progress';
import { seedIfEmpty } from './seed';

/** Rows that stay of tables which are as large as they are dull. */
const [NEWS, ANSWERS, FIGURES] = [25, 30, 200];

/**
 * Fills an empty database with a part of the demo content, without drawing its files: a row in nearly every table, as
 * the dump of a release has them.
 */
export async function seedSmall(now: Date): Promise<void> {
  const data = listFiles(now).map(({ name }, index) => ({
    ...{ id: index + 1, hash: String(index).padStart(64, '0'), bytes: 1, extension: 'webp', mimeType: 'image/webp' },
    ...{ kind: 'image' as const, originalName: name, title: name, titleSearch: name },
  }));
  await db.media.createMany({ data });
  await db.$transaction((tx) => saveProgress(tx, { at: now, done: data.map((_, index) => `files ${index}`) }));
  await seedIfEmpty(now);
  await db.news.deleteMany({ where: { id: { gt: NEWS } } });
  for (const table of ['poll_vote', 'satisfaction_answer']) await keepFirst(table, ANSWERS);
  for (const table of ['figure_day', 'figure_month']) await keepFirst(table, FIGURES);
  await db.auditLog.create({ data: { actorName: 'npm run release', action: 'release.dump', noun: 'setting' } });
  await sealAudit();
}

const keepFirst = (table: string, rows: number) =>
  db.$executeRawUnsafe(
    `DELETE FROM ${table} WHERE ctid NOT IN (SELECT ctid FROM ${table} ORDER BY ctid LIMIT ${rows})`,
  );
