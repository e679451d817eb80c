import { db } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { toMenuEntry } from '@/lib/site/schema';
import type { MenuListEntry } from './menu.schema';

/** The whole tab bar in order, hidden entries included. */
export async function listMenu(): Promise<MenuListEntry[]> {
  const rows = await db.menuEntry.findMany({
    select: {
      ...selectColumns('id', 'kind', 'visible', 'categoryId'),
      category: { select: { name: true, visible: true } },
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, visible, kind, categoryId, category }) => ({
    ...toMenuEntry({ kind, categoryId, name: category?.name ?? null }),
    id,
    visible,
    targetVisible: category?.visible ?? true,
  }));
}
