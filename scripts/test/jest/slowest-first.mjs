import TestSequencer from '@jest/test-sequencer';

/** Slow files, slowest first, for the first run in a clone: Jest remembers durations of earlier runs only. */
export const SLOW_FILES = [
  'features/operation/kills.trial.test.ts',
  'scripts/portal.test.mjs',
  'features/newsroom/workflow/transitions.test.ts',
  'features/search/recall.test.ts',
  'features/operation/remote/remote.test.ts',
  'features/operation/backup/flipped-bytes.trial.test.ts',
  'features/search/as-typed.test.ts',
  'lib/gateway/outage.test.ts',
  'features/newsroom/list/searched.queries.test.ts',
  'features/newsroom/list/search-plans.test.ts',
  'features/moving/portal-to-portal.test.ts',
  'features/moving/hostile.test.ts',
  'scripts/newcomer.trial.test.mjs',
  'testing/chain-matrix.test.ts',
  'features/newsroom/item/html.test.ts',
  'features/news/list/plans.test.ts',
  'features/newsroom/list/offers.test.ts',
  'features/media/media.store.test.ts',
  'features/operation/upgrade/kills.trial.test.ts',
  'features/operation/upgrade/upgrade.test.ts',
  'scripts/postgres.test.mjs',
  'lib/db/client.test.ts',
  'features/alerts/delivery/digests.test.ts',
  'features/moving/moving.test.ts',
  'features/alerts/delivery/delivery.commands.test.ts',
  'features/operation/doctor/doctor.test.ts',
  'features/forum/forum.queries.test.ts',
  'lib/process/child-task.test.ts',
  'features/moving/conflicts/decide.test.ts',
  'prisma/seed/seed.test.ts',
  'features/notices/chain.test.ts',
  'features/imports/read-sheet.test.ts',
  'features/newsroom/item/texts.test.ts',
  'features/imports/imports.test.ts',
  'features/news/many-clients.test.ts',
  'features/media/upload-media.test.ts',
  'features/leaving/command.test.ts',
  'lib/gateway/body-limit.test.ts',
  'lib/gateway/replica.test.ts',
  'features/citizens/voices/rights.test.ts',
  'components/ui/rich-text-editor/round-trip.test.tsx',
  'features/leaving/export/export.test.ts',
  'lib/db/migrate/migrate.test.ts',
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
