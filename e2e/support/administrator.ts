import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { hashSync } from 'bcryptjs';
import { API_KEY } from './legacy-calls';

/** Pool of worker threads of `lib/auth/hash-pool`. */
const POOL = Symbol.for('portal.hash.pool');
/** bcrypt's lowest cost: the password of a new account is checked in a millisecond instead of a third of a second. */
const LOWEST_COST = 4;

export const ADMINISTRATOR_PASSWORD = 'กบเขียวบนต้นไม้ริมทาง';

/** Creates a new administrator as the command line tool does; returns its user name. */
export async function createAdministrator(): Promise<string> {
  const [{ db }, { makeAdministrator, operatorViewer }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/features/people/administrators.commands'),
  ]);
  Reflect.set(globalThis, POOL, { run: async ({ text }: { text: string }) => hashSync(text, LOWEST_COST) });
  const userName = `adm-${randomBytes(5).toString('hex')}`;
  await makeAdministrator({ userName, password: ADMINISTRATOR_PASSWORD, reset: false }, operatorViewer);
  await db.$disconnect();
  return userName;
}

/** Logs it in by the legacy call; the cookie stays in the given context. */
export async function logInAdministrator(request: APIRequestContext, userName: string): Promise<void> {
  const fields = { usersystems_uname: userName, usersystems_upass: ADMINISTRATOR_PASSWORD };
  const answer = await request.post('/api/login.php?crud=usersystems', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${userName}: ${answer.status()}`);
}
