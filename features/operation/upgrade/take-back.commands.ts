import { dirname } from 'node:path';
import type { Client } from 'pg';
import { inTransaction } from '../connection.queries';
import type { ReportProgress } from '../operation.errors';
import { openBackup, restoreBackup } from '../restore/restore.commands';
import { markTarget } from '../restore/target.queries';
import type { UpgradeResult } from './upgrade.schema';
import { type Journal, writeJournal } from './upgrade-journal.queries';

type Options = { databaseUrl: string; report?: ReportProgress; migrations?: string };

/**
 * Checks the files of the backup from which the database would come back; media files stay where they are.
 *
 * @throws OperationRefused if one is damaged
 */
export const checkBackupOf = ({ report, migrations }: Options, backup: string) =>
  openBackup(dirname(backup), backup, report, { migrations, withoutMedia: true });

/**
 * Restores the backup of an upgrade, in the schema of before. Until it is whole the database is marked: no portal
 * starts on it, and the next run repeats this.
 *
 * @throws Error that says what can be done, if it can't be restored
 */
export async function takeBack(client: Client, options: Options, journal: Journal): Promise<UpgradeResult> {
  const { databaseUrl, report = () => undefined, migrations } = options;
  const { backup } = journal;
  report({ step: 'กู้คืนข้อมูลก่อนปรับรุ่น (back)' });
  try {
    const opened = await checkBackupOf(options, backup);
    await inTransaction(client, async () => {
      await markTarget(client, 'restore');
      await writeJournal(client, { ...journal, step: 'back' });
    });
    const where = { databaseUrl, folder: dirname(backup), path: backup };
    await restoreBackup({ ...where, ...opened, report, migrations, keepSchema: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `ปรับรุ่นไม่สำเร็จ (${journal.problem ?? 'ถูกตัดกลางคัน'}) และกู้คืนจาก ${backup} ไม่ได้: ${reason} แก้แล้วสั่ง upgrade อีกครั้ง (the way back failed: put this right and run it again)`,
      { cause: error },
    );
  }
  const problem = journal.problem ?? 'ถูกตัดกลางคัน (interrupted)';
  return { state: 'back', migrated: [], backup, resumed: true, problem };
}
