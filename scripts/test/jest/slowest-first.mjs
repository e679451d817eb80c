import TestSequencer from '@jest/test-sequencer';

/** Slow files, slowest first, for the first run in a clone: Jest remembers durations of earlier runs only. */
export const SLOW_FILES = [
  'features/operation/kills.trial.test.ts',
  'features/search/recall.test.ts',
  'features/search/as-typed.test.ts',
  'features/newsroom/list/searched.queries.test.ts',
  'features/newsroom/list/search-plans.test.ts',
  'features/operation/backup/flipped-bytes.trial.test.ts',
  'features/newsroom/workflow/transitions.test.ts',
  'features/moving/portal-to-portal.test.ts',
  'features/operation/remote/remote.test.ts',
  'scripts/portal.test.mjs',
  'features/imports/read-sheet.test.ts',
  'scripts/postgres.test.mjs',
  'scripts/newcomer.trial.test.mjs',
  'lib/gateway/outage.test.ts',
  'features/news/list/plans.test.ts',
  'features/leaving/export/export.test.ts',
  'features/newsroom/list/offers.test.ts',
  'prisma/seed/seed.test.ts',
  'features/newsroom/item/html.test.ts',
  'features/operation/upgrade/kills.trial.test.ts',
  'features/citizens/voices/rights.test.ts',
  'features/leaving/command.test.ts',
  'features/newsroom/list/export.http.test.ts',
  'features/media/media.store.test.ts',
  'features/leaving/round-trip.test.ts',
  'lib/command/validation.test.ts',
  'features/alerts/delivery/delivery.commands.test.ts',
  'components/ui/rich-text-editor/round-trip.test.tsx',
  'features/imports/imports.test.ts',
  'lib/db/migrate/migrate.test.ts',
  'features/operation/backup/backup-and-restore.test.ts',
  'features/media/upload-content.test.ts',
  'features/media/upload-media.test.ts',
  'lib/gateway/cache/size-limit.test.ts',
  'lib/process/child-task.test.ts',
  'features/operation/upgrade/upgrade.test.ts',
  'scripts/admin.test.mjs',
  'features/operation/doctor/stage.test.ts',
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
