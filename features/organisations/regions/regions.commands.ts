import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { orderedList } from '@/lib/list/ordered-list';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { regionsMessages as words } from './regions.messages';
import { deletedRegion, regionInput } from './regions.schema';

const access = 'site.manage';
const touches = () => [tag.organisations];

const regions = orderedList({
  noun: 'region',
  table: 'region_group',
  missing: pickMessage(words, 'regions.missing'),
  access,
  touches,
  find: async (tx, where) => {
    const row = await tx.regionGroup.findUnique({
      where,
      select: { id: true, name: true, position: true, provinces: { select: { id: true }, orderBy: { id: 'asc' } } },
    });
    if (!row) return null;
    const { provinces, ...group } = row;
    return { ...group, provinceIds: provinces.map((province) => province.id) };
  },
});

/**
 * Saves a region group and its provinces; a province of another group moves over. A new group is added at the end.
 *
 * @throws AppError 'invalid' by field, also for a name that is taken; 'missing'
 */
export const saveRegion = command({
  access,
  input: regionInput,
  invalidates: touches,
  run: async ({ id, name, before: opened, provinceIds }, _viewer, tx) => {
    await regions.lock(tx);
    const others = await tx.regionGroup.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, name)) {
      throw createFieldError('name', words['regions.nameTaken']);
    }
    const before = id === undefined ? undefined : await regions.requireEntry(tx, id);
    const group = before ? await tx.regionGroup.update({ where: { id }, data: { name } }) : await addGroup(tx, name);
    const added = provinceIds.filter((province) => !opened.includes(province));
    const removed = opened.filter((province) => !provinceIds.includes(province));
    await tx.province.updateMany({ where: { id: { in: added } }, data: { regionGroupId: group.id } });
    await tx.province.updateMany({
      where: { id: { in: removed }, regionGroupId: group.id },
      data: { regionGroupId: null },
    });
    return { before, after: await regions.requireEntry(tx, group.id) };
  },
  audit: regions.auditSave,
});

async function addGroup(tx: Transaction, name: string) {
  const { _max } = await tx.regionGroup.aggregate({ _max: { position: true } });
  return tx.regionGroup.create({ data: { name, position: (_max.position ?? 0) + 10 } });
}

export const orderRegions = regions.declareOrder();

/**
 * Deletes a region group; its provinces have no group then.
 *
 * @throws AppError 'missing'; 'conflict' while a notice is addressed to the group, as its readers would lose it
 */
export const deleteRegion = regions.declareDelete(async (tx, where, row) => {
  const notices = await tx.noticeTarget.count({ where: { regionGroupId: row.id } });
  if (notices > 0) throw new AppError('conflict', pickMessage(words, 'regions.hasNotices'));
  await tx.regionGroup.delete({ where });
  return row;
});

/** Restores a deleted group with those of its provinces that have no other group, unless its name is taken again. */
export const restoreRegion = regions.declareRestore(
  deletedRegion,
  async (tx, { provinceIds, ...row }) => {
    await tx.regionGroup.create({ data: row });
    await tx.province.updateMany({
      where: { id: { in: provinceIds }, regionGroupId: null },
      data: { regionGroupId: row.id },
    });
    return regions.requireEntry(tx, row.id);
  },
  async (tx, { name }) => hasSameName(await tx.regionGroup.findMany({ select: { name: true } }), name),
);
