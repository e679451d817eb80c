import { run, runNpm } from './children.mjs';
import { testEnv } from './environment.mjs';
import { asCheck, runStage } from './results.mjs';

/** For the compiler, a program in Go: it collects garbage a quarter as often, and uses 0.4 GB more. */
const SELDOM = { GOGC: '400' };

/** Style and import rules, as one check. */
export const runLint = () => runStage('lint', () => npmRun('lint'));

/** Types, as one check; not beside the build, which writes to the same folder. */
export const runTypes = () => runStage('types', () => npmRun('types', SELDOM));

const npmRun = async (script, settings = {}) =>
  asCheck((await runNpm(script, ['run', '--silent', script], testEnv(settings))) === 0);

/** Builds the portal for the browser tests, unless the build is up to date. */
export const runBuild = () =>
  runStage('build', async () =>
    asCheck((await run('build', process.execPath, ['scripts/build.mjs'], testEnv({}))) === 0),
  );
