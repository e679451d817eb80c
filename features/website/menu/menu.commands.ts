import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { tag } from '@/lib/request/context';
import { menuVisibilityInput } from './menu.schema';

/** The tab bar is on every page; pages depend on it by the tag of the categories. */
const touches = () => [tag.categories];
const lockMenu = (tx: Transaction) => tx.$executeRaw`LOCK TABLE menu_entry IN SHARE ROW EXCLUSIVE MODE`;

/**
 * Reorders the whole tab bar.
 *
 * @throws AppError 'conflict' when the ids are not exactly the stored ones
 */
export const orderMenu = command({
  access: 'site.manage',
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockMenu(tx);
    const stored = await tx.menuEntry.findMany({
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE menu_entry m SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE m.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'menu.order', noun: 'menu', before: { ids: before }, after: { ids } }),
});

/**
 * Shows or hides an entry of the tab bar; its target stays as it is.
 *
 * @throws AppError 'missing'; 'conflict' for hiding the last visible one
 */
export const setMenuEntryVisibility = command({
  access: 'site.manage',
  input: menuVisibilityInput,
  invalidates: touches,
  run: async ({ id, visible }, _viewer, tx) => {
    await lockMenu(tx);
    const before = await tx.menuEntry.findUnique({ where: { id }, select: { visible: true } });
    if (!before) throw new AppError('missing', 'menu.missing');
    const others = await tx.menuEntry.count({ where: { visible: true, id: { not: id } } });
    if (!visible && others === 0) throw new AppError('conflict', 'menu.lastOne');
    await tx.menuEntry.update({ where: { id }, data: { visible } });
    return before;
  },
  audit: ({ id, visible }, before) => ({
    action: visible ? 'menu.show' : 'menu.hide',
    noun: 'menu',
    nounId: id,
    before,
    after: { visible },
  }),
});
