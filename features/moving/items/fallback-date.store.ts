import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import type { SourceItem } from '../moving.schema';

const rows = z.array(z.object({ at: z.date() }));

/**
 * Date for an item without a readable one: that of the item before it by id, else of the one after it, among those that
 * came from the same source, else among those of its batch.
 */
export async function findFallbackDate(
  tx: Transaction,
  sourceId: number,
  { keptId }: SourceItem,
  batch: readonly SourceItem[],
): Promise<Date | undefined> {
  if (keptId === null) return undefined;
  const [near] = rows.parse(
    await tx.$queryRaw`
      SELECT n.publish_at AS at FROM move_thing t JOIN news n ON n.id = t.new_id
      WHERE t.source_id = ${sourceId} AND t.kind = 'news'
      ORDER BY n.id > ${keptId}, abs(n.id - ${keptId}) LIMIT 1`,
  );
  return near?.at ?? findInBatch(keptId, batch);
}

function findInBatch(keptId: number, batch: readonly SourceItem[]): Date | undefined {
  const dated = batch.filter(({ publishAt }) => publishAt !== null);
  const distance = (item: SourceItem) => Math.abs((item.keptId ?? 0) - keptId);
  const order = (item: SourceItem) => [Number((item.keptId ?? 0) > keptId), distance(item)] as const;
  const [near] = dated.toSorted((one, other) => {
    const [[isAfter, far], [isOtherAfter, otherFar]] = [order(one), order(other)];
    return isAfter - isOtherAfter || far - otherFar;
  });
  return near?.publishAt ? new Date(near.publishAt) : undefined;
}
