import type { Transaction } from '@/lib/db/db';

type FileRef = { id: number; hash: string };

/**
 * True if a file is used in an autosave, in a change pending approval, or in an earlier version of an item of its
 * organisation, which could be restored.
 */
export async function isUsedInDraftOrRevision(tx: Transaction, { id, hash }: FileRef): Promise<boolean> {
  const cover = JSON.stringify({ coverId: id });
  const picture = JSON.stringify({ pictures: [{ mediaId: id }] });
  const attachment = JSON.stringify({ attachments: [{ mediaId: id }] });
  const inline = `%/media/${hash}%`;
  const found: unknown[] = await tx.$queryRaw`
    WITH writing AS (
      SELECT content FROM news_autosave
      UNION ALL
      SELECT r.content FROM news_revision r JOIN news n ON n.id = r.news_id
      WHERE r.state = 'pending' OR n.organisation_id = (SELECT organisation_id FROM media WHERE id = ${id}))
    SELECT 1 FROM writing
    WHERE content @> ${cover}::jsonb OR content @> ${picture}::jsonb OR content @> ${attachment}::jsonb
      OR content->>'detail' LIKE ${inline}
    LIMIT 1`;
  return found.length > 0;
}
