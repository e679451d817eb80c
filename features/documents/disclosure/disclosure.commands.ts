import { z } from 'zod';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { findDeleted } from '@/lib/list/restore';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { orderedMessages } from '@/lib/site/messages';
import { disclosureMessages as words } from './disclosure.messages';
import { disclosureCopyInput, disclosureInput, MAX_DISCLOSURES } from './disclosure.schema';
import { readTargetPlace } from './targets.rules';

const access = 'site.manage';
const touches = () => [tag.disclosure];
const lockItems = (tx: Transaction) => tx.$executeRaw`LOCK TABLE disclosure_item IN SHARE ROW EXCLUSIVE MODE`;

async function findRow(tx: Transaction, id: number) {
  const row = await tx.disclosureItem.findUnique({ where: { id }, omit: { updatedAt: true } });
  if (!row) throw new AppError('missing', pickMessage(words, 'disclosure.missing'));
  return row;
}

/**
 * Id of the document that a target names, null if the target is no document; throws if it doesn't exist, and for an
 * address that no page of this site has.
 */
async function requireTargetDocument(tx: Transaction, target: string): Promise<number | null> {
  const place = readTargetPlace(target, env.SITE_URL);
  if (place.kind === 'nowhere' && target !== '') throw createFieldError('target', words['disclosure.noPage']);
  if (place.kind !== 'document') return null;
  const { id } = place;
  const document = await tx.document.findUnique({ where: { id }, select: { id: true } });
  if (!document) throw createFieldError('target', words['disclosure.noDocument']);
  return id;
}

/**
 * Saves an item of a fiscal year's list.
 *
 * @throws AppError 'invalid' by field: a number already used in that year, an unknown document or page, too many
 *   items;
 *   'missing'
 */
export const saveDisclosure = command({
  access,
  input: disclosureInput,
  invalidates: touches,
  run: async ({ id, ...fields }, _viewer, tx) => {
    await lockItems(tx);
    const { fiscalYear, number } = fields;
    const taken = await tx.disclosureItem.findUnique({ where: { fiscalYear_number: { fiscalYear, number } } });
    if (taken && taken.id !== id) throw createFieldError('number', words['disclosure.taken']);
    const data = { ...fields, documentId: await requireTargetDocument(tx, fields.target) };
    if (id !== undefined) {
      const before = await findRow(tx, id);
      await tx.disclosureItem.update({ where: { id }, data });
      return { before, after: { ...before, ...data } };
    }
    const items = await tx.disclosureItem.count({ where: { fiscalYear } });
    if (items >= MAX_DISCLOSURES) throw createFieldError('number', words['disclosure.tooMany']);
    const { updatedAt: _, ...after } = await tx.disclosureItem.create({ data });
    return { before: undefined, after };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'disclosure.save' : 'disclosure.add',
    noun: 'disclosure',
    nounId: after.id,
    before,
    after,
  }),
});

export const deleteDisclosure = command({
  access,
  input: idInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    const row = await findRow(tx, id);
    await tx.disclosureItem.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'disclosure.delete', noun: 'disclosure', nounId: id, before }),
});

const deletedDisclosure = z.object({
  id: z.number(),
  fiscalYear: z.number(),
  number: z.number(),
  part: z.string(),
  title: z.string(),
  note: z.string(),
  target: z.string(),
});

/**
 * Undoes a deletion.
 *
 * @throws AppError 'missing' if no item with this id was deleted; 'conflict' if its id or number exists again
 */
export const restoreDisclosure = command({
  access,
  input: idInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockItems(tx);
    const row = await findDeleted(tx, { noun: 'disclosure', id }, deletedDisclosure);
    const { fiscalYear, number } = row;
    const taken = await tx.disclosureItem.findFirst({ where: { OR: [{ id }, { fiscalYear, number }] } });
    if (taken) throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.taken'));
    const place = readTargetPlace(row.target, env.SITE_URL);
    const where = place.kind === 'document' ? { id: place.id } : undefined;
    const document = where && (await tx.document.findUnique({ where, select: { id: true } }));
    await tx.disclosureItem.create({ data: { ...row, documentId: document ? document.id : null } });
    return row;
  },
  audit: ({ id }, after) => ({ action: 'disclosure.restore', noun: 'disclosure', nounId: id, after }),
});

/**
 * Copies the list of one year into another: numbers, parts, titles and notes. Existing items of the other year stay.
 *
 * @returns number of new items
 * @throws AppError 'missing' if the first year has none
 */
export const copyDisclosures = command({
  access,
  input: disclosureCopyInput,
  invalidates: touches,
  run: async ({ from, to }, _viewer, tx) => {
    await lockItems(tx);
    const rows = await tx.disclosureItem.findMany({
      where: { fiscalYear: from },
      select: { number: true, part: true, title: true, note: true },
      take: MAX_DISCLOSURES,
    });
    if (rows.length === 0) throw new AppError('missing', pickMessage(words, 'disclosure.nothingToCopy'));
    const { count } = await tx.disclosureItem.createMany({
      data: rows.map((row) => ({ ...row, fiscalYear: to })),
      skipDuplicates: true,
    });
    return count;
  },
  audit: ({ from, to }, count) => ({
    action: 'disclosure.copy',
    noun: 'disclosure',
    after: { from, to, count },
  }),
});
