import TestSequencer from '@jest/test-sequencer';

/** Slow files, slowest first, for the first run in a clone: Jest remembers durations of earlier runs only. */
export const SLOW_FILES = [
  'features/search/recall.test.ts',
  'features/newsroom/workflow/transitions.test.ts',
  'scripts/admin.test.mjs',
  'features/operation/backup/flipped-bytes.test.ts',
  'features/operation/kills.test.ts',
  'features/operation/doctor/stage.test.ts',
  'features/operation/upgrade/kills.test.ts',
  'features/operation/backup/backup-and-restore.test.ts',
  'features/operation/upgrade/upgrade.test.ts',
  'scripts/portal.test.mjs',
  'features/moving/portal-to-portal.test.ts',
  'scripts/postgres.test.mjs',
  'features/imports/read-sheet.test.ts',
  'features/newsroom/item/html.test.ts',
  'lib/gateway/outage.test.ts',
  'lib/db/migrate/migrate.test.ts',
  'features/media/upload-content.test.ts',
  'features/news/list/plans.test.ts',
  'lib/gateway/cache/size-limit.test.ts',
  'features/newsroom/list/export.http.test.ts',
  'prisma/seed/seed.test.ts',
  'components/ui/rich-text-editor/round-trip.test.tsx',
  'lib/command/validation.test.ts',
  'lib/gateway/body-limit.test.ts',
  'features/media/media.store.test.ts',
  'features/imports/imports.test.ts',
];

/** Order that starts slow files first, so that all workers are busy until the end. */
export default class SlowestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => findPlace(one) - findPlace(other));
  }
}

function findPlace({ path }) {
  const place = SLOW_FILES.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return place < 0 ? SLOW_FILES.length : place;
}
