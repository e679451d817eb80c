import { db } from './db';
import { sweep } from './sweep';
import { anOffice } from './testing/builders';

const DAY_MS = 86_400_000;

test('takes away sessions a month after their end, and no others', async () => {
  const { account } = await anOffice();
  const row = (name: number, days: number) => ({
    idHash: new Uint8Array(32).fill(name),
    accountId: account.id,
    absoluteExpiresAt: new Date(Date.now() - days * DAY_MS),
  });
  await db.session.createMany({ data: [row(1, 31), row(2, 29), row(3, -1)] });
  await sweep();
  const left = await db.session.findMany({ where: { accountId: account.id }, orderBy: { absoluteExpiresAt: 'asc' } });
  expect(left.map(({ idHash }) => idHash[0])).toEqual([2, 3]);
});
