import { hashPassword, verifyPassword } from './passwords';

const CHEAP = 4;

test('a password fits its own hash only', async () => {
  const stored = await hashPassword('รหัสผ่านที่ยาวมาก', CHEAP);
  expect(stored).toMatch(/^\$2[aby]\$/);
  expect(await verifyPassword('รหัสผ่านที่ยาวมาก', stored)).toBe(true);
  expect(await verifyPassword('รหัสผ่านที่ยาวมา', stored)).toBe(false);
});

test('letters after the seventy-second byte count', async () => {
  const stored = await hashPassword(`${'ก'.repeat(24)}ข`, CHEAP);
  expect(await verifyPassword(`${'ก'.repeat(24)}ค`, stored)).toBe(false);
});

test('both Unicode forms of an accented letter are the same password', async () => {
  const stored = await hashPassword('caf\u00e9 12345', CHEAP);
  expect(await verifyPassword('cafe\u0301 12345', stored)).toBe(true);
});
