// npm test. Needs nothing but Node.js: missing packages are installed before they are imported.
import './start/root.mjs';
import { install } from './start/install.mjs';
import { fail } from './start/lines.mjs';
import { runBrowserTests } from './test/browser.mjs';
import { runBuild, runChecks } from './test/checks.mjs';
import { endAll } from './test/children.mjs';
import { findChromium } from './test/chromium.mjs';
import { closeDatabases } from './test/database.mjs';
import { readOptions } from './test/options.mjs';
import { printSummary } from './test/results.mjs';
import { createTemporaryRoot, removeTemporary } from './test/temporary-folders.mjs';
import { runUnitTests } from './test/unit.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Two lanes for two cores: stages that need only the sources, and those that need the database. Then the browser tests,
 * alone, and the chaos tests.
 */
async function runStages({ stages, ...filter }) {
  await install();
  const { generate } = await import('./generate.mjs');
  await generate();
  createTemporaryRoot();
  const chromium = stages.has('e2e') ? findChromium().catch(fail) : undefined;
  const early = await Promise.all([runWithoutDatabase(stages), stages.has('unit') ? runUnitTests(filter) : []]);
  const late = stages.has('e2e') ? await runBrowserTests(await chromium, filter) : [];
  const last = stages.has('chaos') ? await runChaosTests() : [];
  return [early, late, last].flat(2);
}

/** Sequential, as types and build write to the same folder. */
async function runWithoutDatabase(stages) {
  const checked = stages.has('lint') ? await runChecks() : [];
  const isServed = stages.has('e2e') || stages.has('chaos');
  return isServed ? [...checked, await runBuild()] : checked;
}

/** Imported late: its packages exist only after the installation. */
async function runChaosTests() {
  const { runChaos } = await import('./test/chaos.mjs');
  return runChaos();
}

let away;

/** Ends all started processes, by pid, before their files are removed. */
function putAway() {
  away ??= endAll().then(closeDatabases).finally(removeTemporary);
  return away;
}

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.on(signal, () => putAway().finally(() => process.exit(code)));
}
// Standard output was closed, as by `npm test | head`.
process.stdout.on('error', () => putAway().finally(() => process.exit(1)));

const results = await Promise.resolve(process.argv.slice(2))
  .then(readOptions)
  .then(runStages)
  .catch((error) => {
    fail(error);
    return [{ passed: 0, failed: 1 }];
  });
await putAway();
process.exitCode = printSummary(results);
