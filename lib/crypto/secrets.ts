import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Env, env } from '@/lib/env/env';
import { getErrorCode } from '@/lib/log/error-code';
import { getSingleton } from '@/lib/process/singleton';

const SECRET_BYTES = 48;

const storedSecrets = z.object({ session: z.string().min(1), pepper: z.string().min(1) });

/** Secrets of the installation: `session` for cookies and links, `pepper` for password hashes. */
export type Secrets = z.infer<typeof storedSecrets>;

/**
 * The secrets of this installation: from the settings, else from the file `secrets` in DATA_DIR, which is created once.
 * The pepper is separate from the session secret, so that changing the latter leaves passwords valid.
 *
 * @throws Error if the file can't be created or read
 */
export function readSecrets({ DATA_DIR, SESSION_SECRET, PASSWORD_PEPPER }: Env): Secrets {
  if (SESSION_SECRET && PASSWORD_PEPPER) return { session: SESSION_SECRET, pepper: PASSWORD_PEPPER };
  const made = findOrCreateSecrets(DATA_DIR);
  return { session: SESSION_SECRET ?? made.session, pepper: PASSWORD_PEPPER ?? made.pepper };
}

function findOrCreateSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets');
  return findSecrets(file) ?? createSecrets(folder, file);
}

function findSecrets(file: string): Secrets | undefined {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A hard link appears whole or not at all, and fails when another process was first: then its secrets count. */
function createSecrets(folder: string, file: string): Secrets {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const fresh = () => randomBytes(SECRET_BYTES).toString('base64url');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(draft, JSON.stringify({ session: fresh(), pepper: fresh() }), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The secrets of this process, read at the first call. */
export const getSecrets = (): Secrets => getSingleton('secrets', () => readSecrets(env));
