import { AppError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { menuMessages as words } from './menu.messages';

const menu = orderedList({
  noun: 'menu',
  table: 'menu_entry',
  missing: pickMessage(words, 'menu.missing'),
  access: 'site.manage',
  /** The tab bar is on every page; pages depend on it by the tag of the categories. */
  touches: () => [tag.categories],
  locks: ['order', 'visibility'],
  find: (tx, where) => tx.menuEntry.findUnique({ where, select: { id: true, visible: true } }),
});

export const orderMenu = menu.declareOrder();

/**
 * Shows or hides an entry of the tab bar; its target stays as it is.
 *
 * @throws AppError 'missing'; 'conflict' for hiding the last visible one
 */
export const setMenuEntryVisibility = menu.declareVisibility(async (tx, where, data) => {
  const others = await tx.menuEntry.count({ where: { visible: true, id: { not: where.id } } });
  if (!data.visible && others === 0) throw new AppError('conflict', pickMessage(words, 'menu.lastOne'));
  await tx.menuEntry.update({ where, data });
});
