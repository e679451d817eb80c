import { DUMMY_HASH, generatePassword, hashGeneratedPassword, hashPassword, verifyPassword } from './passwords';

jest.mock('./hash-pool', () => {
  const actual = jest.requireActual<typeof import('./hash-pool')>('./hash-pool');
  return { ...actual, hashInPool: jest.fn(actual.hashInPool) };
});

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

test('a generated password fits its own keyed hash only, after the work that any other password costs', async () => {
  const password = generatePassword();
  const stored = hashGeneratedPassword(password);
  expect(stored).not.toContain(password);
  expect(await verifyPassword(password, stored)).toBe(true);
  expect(await verifyPassword(generatePassword(), stored)).toBe(false);
  expect(await verifyPassword(stored, stored)).toBe(false);
  const { hashInPool } = jest.requireMock<typeof import('./hash-pool')>('./hash-pool');
  expect(jest.mocked(hashInPool).mock.lastCall).toEqual([{ text: expect.any(String), stored: DUMMY_HASH }]);
});
