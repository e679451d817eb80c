import { db } from '@/lib/db/db';
import { assertNoDemoAccounts } from './demo';

const exposed = { exposed: true, ALLOW_DEMO_IN_PRODUCTION: false };

test('a public site does not start with demo accounts, unless configured to (P-016)', async () => {
  await expect(assertNoDemoAccounts(exposed)).resolves.toBeUndefined();
  await db.setting.create({ data: { key: 'demo', value: true } });
  await expect(assertNoDemoAccounts(exposed)).rejects.toThrow('ALLOW_DEMO_IN_PRODUCTION=true');
  await expect(assertNoDemoAccounts({ ...exposed, ALLOW_DEMO_IN_PRODUCTION: true })).resolves.toBeUndefined();
  await expect(assertNoDemoAccounts({ ...exposed, exposed: false })).resolves.toBeUndefined();
});
