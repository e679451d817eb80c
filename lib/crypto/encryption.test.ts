import { DecryptionError, decrypt, encrypt } from './encryption';
import { getSecrets } from './secrets';

const value = { password: 'รหัสผ่าน-9x', link: 'https://news.example.go.th/x?token=abc', hours: 72 };

test('a sealed value is restored unchanged', () => {
  expect(decrypt(encrypt(value))).toEqual(value);
  expect(decrypt(JSON.parse(JSON.stringify(encrypt(value))))).toEqual(value);
});

test('the same value is sealed differently each time and is not readable', () => {
  const [one, two] = [encrypt(value), encrypt(value)];
  expect(one).not.toEqual(two);
  const bytes = Buffer.from(one.sealed, 'base64url').toString('latin1');
  expect(bytes).not.toContain('token');
  expect(one.sealed).not.toContain('token');
});

test('a change of any byte is detected', () => {
  const bytes = Buffer.from(encrypt(value).sealed, 'base64url');
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    expect(() => decrypt({ sealed: damaged.toString('base64url') })).toThrow(DecryptionError);
  }
});

test.each([null, undefined, {}, [], 'text', { sealed: '' }, { sealed: 'AAAA' }, { sealed: 5 }])(
  '%j is a DecryptionError, not a crash',
  (stored) => {
    expect(() => decrypt(stored)).toThrow(DecryptionError);
  },
);

test('another session secret does not open it', () => {
  const sealed = encrypt(value);
  const own = getSecrets();
  const key = Symbol.for('portal.secrets');
  Reflect.set(globalThis, key, { ...own, session: `${own.session} changed` });
  try {
    expect(() => decrypt(sealed)).toThrow(DecryptionError);
  } finally {
    Reflect.set(globalThis, key, own);
  }
  expect(decrypt(sealed)).toEqual(value);
});
