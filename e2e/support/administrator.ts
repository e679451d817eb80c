import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { APIRequestContext } from '@playwright/test';
import { API_KEY } from './legacy-calls';

export const ADMINISTRATOR_PASSWORD = 'กบเขียวบนต้นไม้ริมทาง';

/** Creates a new administrator by the command line tool; returns its user name. */
export async function createAdministrator(): Promise<string> {
  const userName = `adm-${randomBytes(5).toString('hex')}`;
  const env = { ...process.env, DATA_DIR: process.env.PORTAL_DATA_DIR };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', '--user', userName], { env });
  child.stdin.end(ADMINISTRATOR_PASSWORD);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run admin ended with ${code}`);
  return userName;
}

/** Logs it in by the legacy call; the cookie stays in the given context. */
export async function logInAdministrator(request: APIRequestContext, userName: string): Promise<void> {
  const fields = { usersystems_uname: userName, usersystems_upass: ADMINISTRATOR_PASSWORD };
  const answer = await request.post('/api/login.php?crud=usersystems', { data: { ApiKey: API_KEY, ...fields } });
  if (answer.status() !== 200) throw new Error(`${userName}: ${answer.status()}`);
}
