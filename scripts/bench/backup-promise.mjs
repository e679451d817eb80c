import { atMost, reportFigure } from './checks.mjs';

/** Backup and restore of a large site, while readers are served. */
export const backupPromise = {
  name: 'backup',
  rows: ['backup'],
  promise:
    'backup of 1,000,000 items and 20,000 files: ≤ 10 min, restore into another database: ≤ 20 min; meanwhile p99 of warm readers ≤ 20 ms',
  checks: ({ backup }) => [
    atMost('backup', backup.backupSeconds, 600, 's'),
    atMost('restore', backup.restoreSeconds, 1_200, 's'),
    atMost('p99 in a backup', backup.backupP99, 20, 'ms'),
    atMost('in a restore', backup.restoreP99, 20, 'ms'),
    atMost('failed', backup.failed, 0),
    reportFigure('rows', backup.rows),
    reportFigure('files', backup.files),
  ],
};
