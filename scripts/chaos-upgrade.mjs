// npm run chaos:upgrade: kills an upgrade fifty times, or `-- --times N`, at steps spread over all of it, and checks each
// time that the next run leaves the old content or the new one, whole. The rounds are those of kills.trial.test.ts, which
// ends at the first fault. Fifty or more are written to docs/operations.md.
import './start/root.mjs';
import { parseArgs } from 'node:util';
import { LEAST_KILLS, writeResult } from './chaos/write-result.mjs';
import { runNode } from './start/child.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: String(LEAST_KILLS) } } });
const { times } = values;
const code = await runNode(['scripts/test.mjs', 'features/operation/upgrade/kills'], {
  env: { ...process.env, UPGRADE_KILLS: times },
});
if (Number(times) >= LEAST_KILLS) {
  const result = code === 0 ? `${times} killed; 0 faults` : 'failed: a fault, which the run names';
  writeResult('SIGKILL of an upgrade', `npm run chaos:upgrade -- --times ${times}`, result);
}
process.exitCode = code;
