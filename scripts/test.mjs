// npm test. Needs nothing but Node.js: missing packages are installed before they are imported.
import './start/root.mjs';
import { install } from './start/install.mjs';
import { fail } from './start/lines.mjs';
import { fillPortal, openPortal, runBrowserTests } from './test/browser.mjs';
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
 * Two lanes for two cores: the unit tests, and beside them the checks, the build, the chaos tests and the start of the
 * portal. Then the browser tests, alone but for the end of the typing through faults.
 */
async function runStages({ stages, ...filter }) {
  await install();
  const { generate } = await import('./generate.mjs');
  await generate();
  createTemporaryRoot();
  const usesBrowser = stages.has('e2e') || stages.has('chaos');
  const chromium = usesBrowser ? findChromium().catch(fail) : undefined;
  const [{ results, portal, typing }, tested] = await Promise.all([
    prepare(stages, chromium),
    stages.has('unit') ? runUnitTests(filter) : [],
  ]);
  const late = portal ? await runBrowserTests({ portal, chromium: await chromium }, filter) : [];
  return [results, tested, late, (await typing) ?? []].flat();
}

/** Sequential, as types and build write to the same folder, and the rest needs the build; only the typing runs on. */
async function prepare(stages, chromium) {
  const results = stages.has('lint') ? await runChecks() : [];
  if (stages.has('e2e') || stages.has('chaos')) results.push(await runBuild());
  const { results: killed, typing } = stages.has('chaos') ? await runChaosTests(stages, chromium) : { results: [] };
  results.push(...killed);
  if (!stages.has('e2e')) return { results, typing };
  const { started, portal } = await openPortal();
  return { results: [...results, started], portal, typing };
}

/** Imported late: its packages exist only after the installation. */
async function runChaosTests(stages, chromium) {
  const { runChaos } = await import('./test/chaos.mjs');
  const { filled, content } = stages.has('e2e') ? await fillPortal() : {};
  const { results, typing } = await runChaos(chromium, content);
  return { results: filled ? [filled, ...results] : results, typing };
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
