import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { hasSameName } from '@/lib/files/same-name';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { findDeleted } from '@/lib/list/restore';
import { tag } from '@/lib/request/context';
import { deletedRegion, regionIdInput, regionInput } from './regions.schema';

const access = 'site.manage';
const touches = () => [tag.organisations];

/** Serialises changes of region groups. */
const lockRegions = (tx: Transaction) => tx.$executeRaw`LOCK TABLE region_group IN SHARE ROW EXCLUSIVE MODE`;

async function findRegionRow(tx: Transaction, id: number) {
  const row = await tx.regionGroup.findUnique({
    where: { id },
    select: { id: true, name: true, position: true, provinces: { select: { id: true }, orderBy: { id: 'asc' } } },
  });
  if (!row) throw new AppError('missing', 'regions.missing');
  const { provinces, ...group } = row;
  return { ...group, provinceIds: provinces.map((province) => province.id) };
}

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
    await lockRegions(tx);
    const others = await tx.regionGroup.findMany({ where: { id: { not: id } }, select: { name: true } });
    if (hasSameName(others, name)) {
      throw new AppError('invalid', 'errors.invalid', { name: 'regions.nameTaken' });
    }
    const before = id === undefined ? undefined : await findRegionRow(tx, id);
    const group = before ? await tx.regionGroup.update({ where: { id }, data: { name } }) : await addGroup(tx, name);
    const added = provinceIds.filter((province) => !opened.includes(province));
    const removed = opened.filter((province) => !provinceIds.includes(province));
    await tx.province.updateMany({ where: { id: { in: added } }, data: { regionGroupId: group.id } });
    await tx.province.updateMany({
      where: { id: { in: removed }, regionGroupId: group.id },
      data: { regionGroupId: null },
    });
    return { before, after: await findRegionRow(tx, group.id) };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'region.save' : 'region.add',
    noun: 'region',
    nounId: after.id,
    before,
    after,
  }),
});

async function addGroup(tx: Transaction, name: string) {
  const { _max } = await tx.regionGroup.aggregate({ _max: { position: true } });
  return tx.regionGroup.create({ data: { name, position: (_max.position ?? 0) + 10 } });
}

/**
 * Reorders all region groups.
 *
 * @throws AppError 'conflict' when the ids are not exactly the existing ones
 */
export const orderRegions = command({
  access,
  input: orderInput,
  invalidates: touches,
  run: async ({ ids }, _viewer, tx) => {
    await lockRegions(tx);
    const stored = await tx.regionGroup.findMany({
      select: { id: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
    assertSameIds(stored, ids);
    await tx.$executeRaw`UPDATE region_group g SET position = o.at * 10
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS o(id, at) WHERE g.id = o.id`;
    return stored.map((row) => row.id);
  },
  audit: ({ ids }, before) => ({ action: 'region.order', noun: 'region', before: { ids: before }, after: { ids } }),
});

/**
 * Deletes a region group; its provinces have no group then.
 *
 * @throws AppError 'missing'; 'conflict' while a notice is addressed to the group, as its readers would lose it
 */
export const deleteRegion = command({
  access,
  input: regionIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockRegions(tx);
    const row = await findRegionRow(tx, id);
    if ((await tx.noticeTarget.count({ where: { regionGroupId: id } })) > 0) {
      throw new AppError('conflict', 'regions.hasNotices');
    }
    await tx.regionGroup.delete({ where: { id } });
    return row;
  },
  audit: ({ id }, before) => ({ action: 'region.delete', noun: 'region', nounId: id, before }),
});

/**
 * Restores a deleted group under its old id, with those of its provinces that have no other group.
 *
 * @throws AppError 'missing' if no group with this id was deleted; 'conflict' if its id or name is taken again
 */
export const restoreRegion = command({
  access,
  input: regionIdInput,
  invalidates: touches,
  run: async ({ id }, _viewer, tx) => {
    await lockRegions(tx);
    const { provinceIds, ...row } = await findDeleted(tx, { noun: 'region', id }, deletedRegion);
    const others = await tx.regionGroup.findMany({ select: { id: true, name: true } });
    const taken = others.some((other) => other.id === id) || hasSameName(others, row.name);
    if (taken) throw new AppError('conflict', 'ordered.taken');
    await tx.regionGroup.create({ data: row });
    await tx.province.updateMany({
      where: { id: { in: provinceIds }, regionGroupId: null },
      data: { regionGroupId: id },
    });
    return findRegionRow(tx, id);
  },
  audit: ({ id }, after) => ({ action: 'region.restore', noun: 'region', nounId: id, after }),
});
