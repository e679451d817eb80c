import { run, runNpm } from './children.mjs';
import { testEnv } from './environment.mjs';
import { asCheck, runStage } from './results.mjs';

/** What reads the sources only: style and import rules, then types. Each is one check. */
export async function runChecks() {
  const lint = await runStage('lint', () => npmRun('lint'));
  const types = await runStage('types', () => npmRun('types'));
  return [lint, types];
}

const npmRun = async (script) => asCheck((await runNpm(script, ['run', '--silent', script], testEnv({}))) === 0);

/** The portal as it will be served to the browser, from sources that may be built already. */
export const runBuild = () =>
  runStage('build', async () =>
    asCheck((await run('build', process.execPath, ['scripts/build.mjs'], testEnv({}))) === 0),
  );
