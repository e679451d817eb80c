import { db } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { toMenuEntry } from '@/lib/site/schema';

/** The whole tab bar in order, hidden entries included. */
export async function listMenu() {
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
    /** True if readers can see its target; only a category can be hidden. */
    targetVisible: category?.visible ?? true,
  }));
}
/** An entry of the tab bar as the administrator sees it. */
export type MenuListEntry = Awaited<ReturnType<typeof listMenu>>[number];
