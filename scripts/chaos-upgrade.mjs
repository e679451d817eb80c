// npm run chaos:upgrade: kills an upgrade fifty times, or `-- --times N`, at steps spread over all of it, and checks each
// time that the next run leaves the old content or the new one, whole. The rounds are those of kills.trial.test.ts.
import './start/root.mjs';
import { parseArgs } from 'node:util';
import { runNode } from './start/child.mjs';

const TIMES = '50';

const { values } = parseArgs({ options: { times: { type: 'string', default: TIMES } } });
process.exitCode = await runNode(['scripts/test.mjs', 'features/operation/upgrade/kills'], {
  env: { ...process.env, UPGRADE_KILLS: values.times },
});
