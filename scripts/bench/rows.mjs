import { measureBackup } from './rows/backup.mjs';
import { measureBytes } from './rows/bytes.mjs';
import { measureCold } from './rows/cold.mjs';
import { measureCounts } from './rows/counts.mjs';
import { measureDesks } from './rows/desks.mjs';
import { measureDrawing } from './rows/drawing.mjs';
import { measureGrowth } from './rows/growth.mjs';
import { measureLighthouse } from './rows/lighthouse.mjs';
import { measureLogins } from './rows/logins.mjs';
import { measurePresses } from './rows/presses.mjs';
import { measurePublish } from './rows/publish.mjs';
import { measurePublishes } from './rows/publishes.mjs';
import { measureRandom } from './rows/random.mjs';
import { measureSearch } from './rows/search.mjs';
import { measureStart } from './rows/start.mjs';
import { measureStop } from './rows/stop.mjs';
import { warmRows } from './rows/warm.mjs';

/**
 * All rows by name, as `--only` takes it, in order of execution: first those that need pages nobody has read before.
 */
export const rows = {
  cold: measureCold,
  growth: measureGrowth,
  search: measureSearch,
  desks: measureDesks,
  ...warmRows,
  random: measureRandom,
  publish: measurePublish,
  publishes: measurePublishes,
  counts: measureCounts,
  logins: measureLogins,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  drawing: measureDrawing,
  presses: measurePresses,
  backup: measureBackup,
  stop: measureStop,
  start: measureStart,
};

/** Measured only when requested by name: it rebuilds even an up-to-date build. */
export const BUILD = 'build';
