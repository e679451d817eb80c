import { z } from 'zod';
import { isUsablePicture } from '@/features/media/media.queries';
import { command } from '@/lib/command/command';
import { createFieldError } from '@/lib/errors/errors';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { executivesMessages as words } from './executives.messages';
import { executiveInput, MAX_EXECUTIVES } from './executives.schema';

const access = 'site.manage';
const touches = () => [tag.executives];
const omit = { updatedAt: true } as const;

const executives = orderedList({
  noun: 'executive',
  table: 'executive',
  missing: pickMessage(words, 'executives.missing'),
  access,
  touches,
  find: (tx, where) => tx.executive.findUnique({ where, omit }),
});

/**
 * Saves an executive; a new one goes last.
 *
 * @throws AppError 'invalid' by field, also for a picture that is not in the library and when there are too many;
 *   'missing'
 */
export const saveExecutive = command({
  access,
  input: executiveInput,
  invalidates: touches,
  run: async ({ id, ...data }, viewer, tx) => {
    await executives.lock(tx);
    const before = id === undefined ? undefined : await executives.requireEntry(tx, id);
    const isNew = data.mediaId !== null && data.mediaId !== before?.mediaId;
    if (isNew && !(await isUsablePicture(viewer, data.mediaId, tx)))
      throw createFieldError('mediaId', words['executives.noPicture']);
    if (id !== undefined && before) {
      await tx.executive.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const { _max, _count } = await tx.executive.aggregate({ _max: { position: true }, _count: true });
    if (_count >= MAX_EXECUTIVES) throw createFieldError('name', words['executives.tooMany']);
    const after = await tx.executive.create({ data: { ...data, position: (_max.position ?? 0) + 10 }, omit });
    return { before: undefined, after };
  },
  audit: executives.auditSave,
});

export const orderExecutives = executives.declareOrder();
export const setExecutiveVisibility = executives.declareVisibility((tx, where, data) =>
  tx.executive.update({ where, data }),
);

/** Deletes an executive; the picture stays in the library. */
export const deleteExecutive = executives.declareDelete((tx, where) => tx.executive.delete({ where, omit }));

const deletedExecutive = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  part: z.string(),
  duties: z.string(),
  phone: z.string(),
  email: z.string(),
  mediaId: z.number().nullable(),
  visible: z.boolean(),
  position: z.number(),
});

/** Restores a deleted executive, without the picture if that is gone too. */
export const restoreExecutive = executives.declareRestore(deletedExecutive, async (tx, row, viewer) => {
  const after = { ...row, mediaId: (await isUsablePicture(viewer, row.mediaId, tx)) ? row.mediaId : null };
  await tx.executive.create({ data: after });
  return after;
});
