import type { Transaction } from '@/lib/db/db';
import { newsroomItemColumns, toContent } from '../workflow/workflow.rows';
import type { MovedItem } from './moved.store';

/** State of an item here, as a move finds it. */
export type MovedState = Pick<MovedItem, 'content' | 'status' | 'level' | 'publishAt'> & {
  id: number;
  version: number;
  categoryId: number;
  organisationId: number;
  deleted: boolean;
};

/** Items by id, locked until the end of the transaction. */
export async function lockMovedItems(tx: Transaction, ids: readonly number[]): Promise<Map<number, MovedState>> {
  if (ids.length === 0) return new Map();
  await tx.$queryRaw`SELECT id FROM news WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
  return readMovedItems(tx, ids);
}

/** Items by id, as they are now. */
export async function readMovedItems(
  tx: Pick<Transaction, 'news'>,
  ids: readonly number[],
): Promise<Map<number, MovedState>> {
  const rows = await tx.news.findMany({ where: { id: { in: [...ids] } }, select: newsroomItemColumns });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...{ id: row.id, version: row.version, content: toContent(row), deleted: row.deletedAt !== null },
        ...{ categoryId: row.categoryId, organisationId: row.organisation.id },
        ...{ status: toMovedStatus(row.status), level: row.approveLevel, publishAt: row.publishAt },
      },
    ]),
  );
}

const toMovedStatus = (status: string): MovedItem['status'] =>
  status === 'allow' || status === 'hide' ? status : 'draft';
