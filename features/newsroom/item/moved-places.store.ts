import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import type { NewsContent } from './content.schema';
import { silenceOutings } from './moved.store';

const replaced = z.array(z.object({ id: z.number(), before: z.number() }));
type Replaced = z.infer<typeof replaced>;

/**
 * Gives items of another site to an organisation, silently; each gets a new version.
 *
 * @returns those that belonged to another one, with its id
 */
export async function replaceMovedOffice(
  tx: Transaction,
  ids: readonly number[],
  { organisationId, systemUserId }: { organisationId: number; systemUserId: number | null },
): Promise<Replaced> {
  const moved = replaced.parse(
    await tx.$queryRaw`
      WITH own AS (
        SELECT id, organisation_id AS before FROM news
        WHERE id = ANY(${[...ids]}::int[]) AND organisation_id <> ${organisationId} ORDER BY id FOR UPDATE
      )
      UPDATE news n SET organisation_id = ${organisationId}, system_user_id = ${systemUserId}::int, version = n.version + 1
      FROM own WHERE n.id = own.id RETURNING n.id, own.before`,
  );
  await silenceOutings(
    tx,
    moved.map(({ id }) => id),
  );
  return moved;
}

/** Puts items of another site into a category, as `replaceMovedOffice`. */
export async function replaceMovedCategory(
  tx: Transaction,
  ids: readonly number[],
  { categoryId, section }: { categoryId: number; section: NewsContent['section'] },
): Promise<Replaced> {
  const moved = replaced.parse(
    await tx.$queryRaw`
      WITH own AS (
        SELECT id, category_id AS before FROM news
        WHERE id = ANY(${[...ids]}::int[]) AND category_id <> ${categoryId} ORDER BY id FOR UPDATE
      )
      UPDATE news n SET category_id = ${categoryId}, section = ${section}::section, version = n.version + 1
      FROM own WHERE n.id = own.id RETURNING n.id, own.before`,
  );
  await silenceOutings(
    tx,
    moved.map(({ id }) => id),
  );
  return moved;
}

/** Takes an item out of the bin; the caller has locked it. */
export async function takeMovedFromBin(tx: Transaction, id: number): Promise<void> {
  await tx.news.update({ where: { id }, data: { deletedAt: null } });
}
