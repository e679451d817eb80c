import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Env, env } from '@/lib/env/env';
import { codeOf } from '@/lib/log/error-code';
import { shared } from '@/lib/process/shared';

const SECRET_BYTES = 48;

const kept = z.object({ session: z.string().min(1), pepper: z.string().min(1) });

/** What signs and seasons: `session` for cookies and links, `pepper` for password hashes. */
export type Secrets = z.infer<typeof kept>;

/**
 * The secrets of this installation: from the settings, else from the file `secrets` in DATA_DIR, which is made once.
 * The pepper is apart from the session secret, so that changing the latter leaves passwords valid.
 *
 * @throws Error when the file can't be made or read
 */
export function readSecrets({ DATA_DIR, SESSION_SECRET, PASSWORD_PEPPER }: Env): Secrets {
  if (SESSION_SECRET && PASSWORD_PEPPER) return { session: SESSION_SECRET, pepper: PASSWORD_PEPPER };
  const made = keptSecrets(DATA_DIR);
  return { session: SESSION_SECRET ?? made.session, pepper: PASSWORD_PEPPER ?? made.pepper };
}

function keptSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets');
  return findSecrets(file) ?? makeSecrets(folder, file);
}

function findSecrets(file: string): Secrets | undefined {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A hard link appears whole or not at all, and fails when another process was first: then its secrets count. */
function makeSecrets(folder: string, file: string): Secrets {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const fresh = () => randomBytes(SECRET_BYTES).toString('base64url');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(draft, JSON.stringify({ session: fresh(), pepper: fresh() }), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return kept.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The secrets of this process, read at the first call. */
export const secrets = (): Secrets => shared('secrets', () => readSecrets(env));
