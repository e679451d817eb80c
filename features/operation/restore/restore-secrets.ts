import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';
import { ignoreMissing } from '@/lib/files/draft-files';
import type { BackupManifest } from '../backup/manifest.schema';
import { SECRETS } from '../backup/manifest.schema';
import { type BackupSecrets, openSecrets } from '../backup/seal-secrets';
import { OperationRefused } from '../operation.errors';

const FILE_MODE = 0o600;
/** Settings of the machine that was backed up, for the operator to take over. */
export const RESTORED_SETTINGS = 'restored.env';

/**
 * Opens the secrets of a backup, and refuses a restore after which no password would be valid.
 *
 * @throws OperationRefused for a wrong passphrase, or if the environment sets another pepper
 */
export async function unlockSecrets(
  path: string,
  manifest: BackupManifest,
  passphrase: string,
): Promise<BackupSecrets> {
  const file = await readFile(join(/* turbopackIgnore: true */ path, SECRETS));
  const secrets = await openSecrets(file, passphrase, manifest.name);
  if (env.PASSWORD_PEPPER !== undefined && env.PASSWORD_PEPPER !== secrets.pepper) {
    throw new OperationRefused(
      'ค่า PASSWORD_PEPPER ของเครื่องนี้ไม่ตรงกับชุดสำรอง รหัสผ่านทุกคนจะใช้ไม่ได้ ให้เอาค่านี้ออกก่อน (PASSWORD_PEPPER differs from the backup’s: unset it)',
    );
  }
  return secrets;
}

/**
 * Puts the secrets where this installation looks for them, `DATA_DIR/secrets`; others that were there keep a name that
 * ends with the backup's. The settings are only written beside them, as addresses may be others here.
 */
export async function writeSecrets({ session, pepper, settings }: BackupSecrets, backup: string): Promise<void> {
  const file = join(/* turbopackIgnore: true */ env.DATA_DIR, 'secrets');
  const text = JSON.stringify({ session, pepper });
  const there = await readFile(file, 'utf8').catch(ignoreMissing);
  if (there !== undefined && there !== text) await rename(file, `${file}.before-${backup}`);
  await writeFile(file, text, { mode: FILE_MODE, flush: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await writeFile(join(/* turbopackIgnore: true */ env.DATA_DIR, RESTORED_SETTINGS), lines.join(''), {
    mode: FILE_MODE,
  });
}
