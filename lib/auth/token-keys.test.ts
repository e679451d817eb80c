import { db } from '@/lib/db/db';
import { aCollege } from '@/testing/people';

/** Reloads the modules that know the secret, as after a restart with another one. */
async function restartWith(secret: string) {
  jest.resetModules();
  process.env.SESSION_SECRET = secret;
  for (const name of ['env', 'secrets', 'auth.tokenKeys'])
    Reflect.deleteProperty(globalThis, Symbol.for(`portal.${name}`));
  (await import('@/lib/crypto/secrets')).getSecrets();
  return { ...(await import('./sessions')), ...(await import('./accounts')), ...(await import('./cookies')) };
}

test('a session and a known device are valid only under the secret with which they were stored', async () => {
  const first = await restartWith('a'.repeat(32));
  const person = await aCollege();
  const token = first.generateToken();
  const open = { address: '192.0.2.1', userAgent: 'Firefox' };
  const session = await db.$transaction((tx) => first.openSession(tx, { accountId: person.account.id }, open));
  await db.knownDevice.create({ data: { accountId: person.account.id, deviceHash: first.hashToken(token, 'device') } });
  expect(await first.findViewer(session, false)).toMatchObject({ role: 'college' });
  expect(await first.isKnownDevice(person.account.id, token)).toBe(true);

  const second = await restartWith('b'.repeat(32));
  expect(await second.findViewer(session, false)).toEqual({ role: 'visitor', ended: 'expired' });
  expect(await second.isKnownDevice(person.account.id, token)).toBe(false);

  const back = await restartWith('a'.repeat(32));
  expect(await back.findViewer(session, false)).toMatchObject({ role: 'college' });
});

test('a token for one use is invalid for another, and its plain hash opens nothing', async () => {
  const { hashToken, generateToken } = await restartWith('a'.repeat(32));
  const token = generateToken();
  const uses = ['session', 'device', 'password reset', 'e-mail change', 'preview'] as const;
  const plain = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const hashes = [plain, ...uses.map((use) => hashToken(token, use))].map((hash) => Buffer.from(hash).toString('hex'));
  expect(new Set(hashes).size).toBe(uses.length + 1);
});
