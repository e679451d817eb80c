import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { linksMessages } from '@/features/website/links/links.messages';
import { visitor } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { aLink } from '@/testing/builders';
import { administrator, findLastAuditRow } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { orderedList } from './ordered-list';

const omit = { updatedAt: true } as const;
const stored = z.object({
  id: z.number(),
  label: z.string(),
  target: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

/** Links under another noun; one that is "in use" can't be deleted, one that is "taken" can't be restored. */
const things = orderedList({
  noun: 'orderedThing',
  table: 'link',
  missing: pickMessage(linksMessages, 'links.missing'),
  access: 'site.manage',
  touches: (...ids) => ['things', ...ids.map((id) => `thing:${id}`)],
  find: (tx, where) => tx.link.findUnique({ where, omit }),
});
const order = things.declareOrder();
const orderWithStamp = things.declareOrder({ stamps: true });
const orderFirst = things.declareOrder({ limit: 1 });
const setVisibility = things.declareVisibility((tx, where, data) => tx.link.update({ where, data }));
const remove = things.declareDelete(async (tx, where, row) => {
  if (row.label === 'in use') throw new AppError('conflict', pickMessage(linksMessages, 'links.missing'));
  await tx.link.delete({ where });
  return row;
});
const restore = things.declareRestore(
  stored,
  (tx, data) => tx.link.create({ data, omit }),
  async (_tx, { label }) => label === 'taken',
);

const listIds = async () =>
  (await db.link.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })).map(({ id }) => id);

test('a visitor changes nothing', async () => {
  const { id } = await aLink();
  for (const write of [order, setVisibility, remove, restore]) {
    await expect(write({ id, ids: [id], visible: false }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  }
});

test('the order is that of the ids, in steps of ten, and names every entry', async () => {
  await db.link.deleteMany();
  const [one, two] = [await aLink(), await aLink()];
  const before = await listIds();
  const ids = before.toReversed();
  const tags = await recordInvalidatedTags(() => order({ ids: ids.join() }, administrator));
  expect(tags).toEqual(['things', ...[one.id, two.id].map((id) => `thing:${id}`)].toSorted());
  expect(await listIds()).toEqual(ids);
  expect((await db.link.findMany({ orderBy: { position: 'asc' } })).map(({ position }) => position)).toEqual([10, 20]);
  expect(await findLastAuditRow('orderedThing')).toMatchObject({
    action: 'orderedThing.order',
    nounId: null,
    before: { ids: before },
    after: { ids },
  });
  const refused = { kind: 'conflict', key: 'ordered.changed' };
  await expect(order({ ids: [one.id] }, administrator)).rejects.toMatchObject(refused);
  await expect(orderFirst({ ids }, administrator)).rejects.toMatchObject(refused);
  await orderFirst({ ids: ids.slice(0, 1) }, administrator);
});

test('only a list that says so stamps the rows that it orders', async () => {
  await db.link.deleteMany();
  const { id } = await aLink({ updatedAt: new Date(0) });
  const getStamp = async () => (await db.link.findUniqueOrThrow({ where: { id } })).updatedAt.getTime();
  await order({ ids: [id] }, administrator);
  expect(await getStamp()).toBe(0);
  await orderWithStamp({ ids: [id] }, administrator);
  expect(await getStamp()).toBeGreaterThan(0);
});

test('an entry is hidden and shown', async () => {
  const { id } = await aLink();
  expect(await recordInvalidatedTags(() => setVisibility({ id, visible: 'false' }, administrator))).toEqual([
    `thing:${id}`,
    'things',
  ]);
  expect(await findLastAuditRow('orderedThing')).toMatchObject({
    action: 'orderedThing.hide',
    nounId: String(id),
    before: { visible: true },
    after: { visible: false },
  });
  await setVisibility({ id, visible: 'on' }, administrator);
  expect((await findLastAuditRow('orderedThing')).action).toBe('orderedThing.show');
  await expect(setVisibility({ id: 2_147_483_000, visible: 'on' }, administrator)).rejects.toMatchObject({
    kind: 'missing',
    key: 'links.missing',
  });
});

test('a deleted entry is restored once as it was', async () => {
  const { id } = await aLink({ visible: false, position: 77 });
  const before = await db.link.findUniqueOrThrow({ where: { id }, omit });
  await remove({ id }, administrator);
  expect(await findLastAuditRow('orderedThing')).toMatchObject({ action: 'orderedThing.delete', before });
  await expect(remove({ id }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  await restore({ id }, administrator);
  expect(await db.link.findUnique({ where: { id }, omit })).toEqual(before);
  expect(await findLastAuditRow('orderedThing')).toMatchObject({ action: 'orderedThing.restore', after: before });
  await expect(restore({ id }, administrator)).rejects.toMatchObject({ kind: 'conflict', key: 'ordered.taken' });
});

test('an entry can be in use, or its name taken', async () => {
  const [used, taken] = [await aLink({ label: 'in use' }), await aLink({ label: 'taken' })];
  await expect(remove({ id: used.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(restore({ id: used.id }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  await remove({ id: taken.id }, administrator);
  await expect(restore({ id: taken.id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a deletion waits for other writers of the list, visibility does not', async () => {
  const { id } = await aLink();
  const done: string[] = [];
  const { deletion } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE link IN ROW EXCLUSIVE MODE`;
    await setVisibility({ id, visible: false }, administrator);
    const deletion = remove({ id }, administrator).then(() => done.push('deleted'));
    while ((await countWaiting(tx)) === 0) await setTimeout(10);
    done.push('unlocked');
    return { deletion };
  });
  await deletion;
  expect(done).toEqual(['unlocked', 'deleted']);
});

async function countWaiting(tx: Transaction): Promise<number> {
  const waiting = await tx.$queryRaw<object[]>`
    SELECT 1 FROM pg_locks WHERE relation = 'link'::regclass AND mode = 'ShareRowExclusiveLock' AND NOT granted`;
  return waiting.length;
}
