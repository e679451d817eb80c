import type { Transaction } from '@/lib/db/db';

/** Inserts a menu entry of a category after the last one; later entries move down. */
export async function addMenuEntry(tx: Transaction, categoryId: number): Promise<void> {
  await tx.$executeRaw`LOCK TABLE menu_entry IN SHARE ROW EXCLUSIVE MODE`;
  const { _max } = await tx.menuEntry.aggregate({
    _max: { position: true },
    where: { kind: { in: ['home', 'category'] } },
  });
  const position = (_max.position ?? 0) + 1;
  await tx.menuEntry.updateMany({ where: { position: { gte: position } }, data: { position: { increment: 1 } } });
  await tx.menuEntry.create({ data: { kind: 'category', categoryId, position } });
}
