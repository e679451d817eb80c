import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { toPersonViewer } from '@/testing/newsroom';
import { aMember, aStaffOffice } from '@/testing/people';
import { markWelcomed } from './welcome.commands';
import { isFirstVisit } from './welcome.queries';

test('a first visit is one until it is recorded, and the first time stays', async () => {
  const office = await aStaffOffice('VecProvince');
  const viewer = toPersonViewer(office, office.organisation.id);
  expect(await isFirstVisit(viewer)).toBe(true);
  await markWelcomed({}, viewer);
  expect(await isFirstVisit(viewer)).toBe(false);
  const find = () => db.account.findUniqueOrThrow({ where: { id: viewer.accountId }, select: { welcomedAt: true } });
  const first = await find();
  await markWelcomed({}, viewer);
  expect(await find()).toEqual(first);
});

test("one account's visit is not another's, and a visitor has none", async () => {
  const [one, other] = [toPersonViewer(await aMember()), toPersonViewer(await aMember())];
  await markWelcomed({}, one);
  expect(await isFirstVisit(other)).toBe(true);
  expect(await isFirstVisit(visitor)).toBe(false);
  await expect(markWelcomed({}, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
});
