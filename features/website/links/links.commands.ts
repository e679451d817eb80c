import { z } from 'zod';
import { command } from '@/lib/command/command';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { linksMessages as words } from './links.messages';
import { linkInput } from './links.schema';

const access = 'site.manage';
/** Links are shown in the footer of every page and on the home page. */
const touches = () => [tag.links, tag.home];
const omit = { updatedAt: true } as const;

const links = orderedList({
  noun: 'link',
  table: 'link',
  missing: pickMessage(words, 'links.missing'),
  access,
  touches,
  find: (tx, where) => tx.link.findUnique({ where, omit }),
});

/**
 * Saves a useful link; a new one goes last.
 *
 * @throws AppError 'invalid' by field, also for an unsafe target; 'missing'
 */
export const saveLink = command({
  access,
  input: linkInput,
  invalidates: touches,
  run: async ({ id, ...data }, _viewer, tx) => {
    await links.lock(tx);
    if (id !== undefined) {
      const before = await links.requireEntry(tx, id);
      await tx.link.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max } = await tx.link.aggregate({ _max: { position: true } });
    const after = await tx.link.create({ data: { ...data, position: (_max.position ?? 0) + 10 }, omit });
    return { before: undefined, after };
  },
  audit: links.auditSave,
});

export const orderLinks = links.declareOrder();
export const setLinkVisibility = links.declareVisibility((tx, where, data) => tx.link.update({ where, data }));
export const deleteLink = links.declareDelete((tx, where) => tx.link.delete({ where, omit }));

const deletedLink = z.object({
  id: z.number(),
  label: z.string(),
  target: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

export const restoreLink = links.declareRestore(deletedLink, (tx, data) => tx.link.create({ data, omit }));
