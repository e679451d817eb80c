import { db } from '@/lib/db/db';
import { findDemoAccounts } from './demo.queries';

test('without demo content no account is shown', async () => {
  await db.setting.deleteMany({ where: { key: 'demo' } });
  expect(await findDemoAccounts()).toBeUndefined();
});

test('with demo content every kind of login has an account, and none is closed', async () => {
  await db.setting.create({ data: { key: 'demo', value: true } });
  const found = await findDemoAccounts();
  expect(new Set(found?.accounts.map(({ loginKind }) => loginKind))).toEqual(
    new Set(['staff', 'collegeUser', 'member']),
  );
  expect(found?.accounts.map(({ name }) => name)).not.toContain('1310016099');
  expect(found?.password).toBeTruthy();
});
