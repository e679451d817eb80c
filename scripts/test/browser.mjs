import { join } from 'node:path';
import { run } from './children.mjs';
import { openDatabase } from './database.mjs';
import { testEnv } from './environment.mjs';
import { startPortal } from './portal.mjs';
import { asCheck, readReport, runStage } from './results.mjs';
import { createTemporary, findCache } from './temporary-folders.mjs';

const FOLDER = 'portal';

/**
 * Starts the built portal of the browser tests with an empty data folder, and stops it: the chaos tests start with a
 * copy of that folder, as drawing the demo content takes half a minute of a processor.
 *
 * @returns {Promise<{ filled: object, content: string | undefined }>} result of the check; the folder, if it passed
 */
export async function fillPortal() {
  const dataDir = createTemporary(FOLDER);
  const filled = await runStage('first start', async () => {
    const portal = await startPortal(dataDir);
    return asCheck(portal && (await portal.end()) === 0);
  });
  return { filled, content: filled.failed > 0 ? undefined : dataDir };
}

/** Starts the built portal for the browser tests; the start is a check of its own. */
export async function openPortal() {
  const dataDir = createTemporary(FOLDER);
  let portal;
  const started = await runStage('start', async () => {
    portal = await startPortal(dataDir);
    return asCheck(portal);
  });
  return { started, portal: portal && { ...portal, dataDir } };
}

/**
 * Tests the started portal in a browser. One more check: it exits with 0 when stopped.
 *
 * @param {{ portal: { address: string, dataDir: string, feedSite: string, end: () => Promise<number> }, chromium: string | undefined }}
 *   tools without a path of Chromium the stage fails
 * @param {{ stages: Set<string>, files: string[], grep: string | undefined }} filter stages: `e2e`, `walks` or both
 */
export async function runBrowserTests({ portal, chromium }, filter) {
  const { address, dataDir, oldSitePort, feedSite } = portal;
  const tested = await runStage('end-to-end tests', async () =>
    chromium ? runPlaywright({ address, dataDir, oldSitePort, feedSite, chromium }, filter) : asCheck(false),
  );
  const stopped = await runStage('stop', async () => asCheck((await portal.end()) === 0));
  return [tested, stopped];
}

async function runPlaywright({ address, dataDir, oldSitePort, feedSite, chromium }, { stages, files, grep }) {
  const { url } = await openDatabase(dataDir);
  const report = join(createTemporary('reports'), 'browser.json');
  const env = testEnv({
    BROWSER_SCOPE: findScope(stages),
    CHROMIUM_PATH: chromium,
    // Passwords set by tests are hashed with the portal's own pepper.
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    OLD_SITE_PORT: String(oldSitePort),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_FEED_SITE: feedSite,
    PORTAL_URL: address,
    PWTEST_CACHE_DIR: findCache('playwright'),
  });
  const filter = [...files, ...(grep ? ['--grep', grep] : []), '--pass-with-no-tests'];
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filter];
  const code = await run('e2e', process.execPath, args, env);
  return readReport(report, code, { read, isFiltered: files.length > 0 || grep !== undefined });
}

/** Scope of `e2e/support/walk.ts`. */
function findScope(stages) {
  if (stages.has('e2e') && stages.has('walks')) return 'all';
  return stages.has('walks') ? 'walks' : 'others';
}

/** A test that passed on retry counts as passed; the list above reports it as flaky. */
const read = ({ stats, errors, suites }) => {
  if (stats.flaky > 0) console.log(`e2e │ ${stats.flaky} needed a second try (flaky)`);
  const failed = suites.flatMap(listSpecs).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    names: [
      ...failed.map(({ file, line, title }) => `${file}:${line} › ${title}`),
      ...errors.map(({ message }) => message),
    ],
  };
};

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];
