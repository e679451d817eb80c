// npm test. Needs nothing but Node.js: missing packages are installed before they are imported.
import './start/root.mjs';
import { install } from './start/install.mjs';
import { fail } from './start/lines.mjs';
import { fillPortal, openPortal, runBrowserTests } from './test/browser.mjs';
import { runBuild, runLint, runTypes } from './test/checks.mjs';
import { endAll } from './test/children.mjs';
import { findChromium } from './test/chromium.mjs';
import { closeDatabases } from './test/database.mjs';
import { readOptions } from './test/options.mjs';
import { printSummary } from './test/results.mjs';
import { createTemporaryRoot, removeTemporary } from './test/temporary-folders.mjs';
import { runUnitTests } from './test/unit.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Lanes that share the processors: the unit tests, the import rules, and the portal with types, build and trials. */
async function runStages({ stages, ...filter }) {
  await install();
  const { generate } = await import('./generate.mjs');
  await generate();
  createTemporaryRoot();
  const units = usesJest(stages) ? runUnitTests({ stages, ...filter }) : [];
  const lanes = [units, stages.has('lint') ? runLint() : [], runPortalLane({ stages, ...filter }, units)];
  return (await Promise.all(lanes)).flat();
}

const usesJest = (stages) => stages.has('unit') || stages.has('trials');
const usesBrowser = (stages) => stages.has('e2e') || stages.has('walks');
const usesPortal = (stages) => usesBrowser(stages) || stages.has('chaos');

/**
 * Sequential, as types and build write to the same folder, and the rest needs the build; only the typing runs on. Browser
 * tests wait for the unit tests: side by side, one or the other ran into limits of time.
 */
async function runPortalLane({ stages, ...filter }, units) {
  const results = stages.has('lint') ? [await runTypes()] : [];
  if (!usesPortal(stages)) return results;
  const chromium = findChromium().catch(fail);
  results.push(await runBuild());
  const isNarrow = filter.files.length > 0 || filter.grep !== undefined;
  const { filled = [], content } = usesBrowser(stages) && !isNarrow ? await fillPortal() : {};
  const { killed = [], typing = [] } = stages.has('chaos') ? await runChaosTests(chromium, content) : {};
  await units;
  const tested = usesBrowser(stages) ? await testInBrowser({ stages, ...filter }, chromium) : [];
  return [results, filled, killed, tested, await typing].flat();
}

/** Imported late: its packages exist only after the installation. */
async function runChaosTests(chromium, content) {
  const { runChaos } = await import('./test/chaos.mjs');
  const { results: killed, typing } = await runChaos(chromium, content);
  return { killed, typing };
}

async function testInBrowser(filter, chromium) {
  const { started, portal } = await openPortal();
  const tested = portal ? await runBrowserTests({ portal, chromium: await chromium }, filter) : [];
  return [started, ...tested];
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
