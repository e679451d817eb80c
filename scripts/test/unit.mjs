import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './children.mjs';
import { openTestDatabase } from './database.mjs';
import { testEnv } from './environment.mjs';
import { readReport, runStage } from './results.mjs';
import { createTemporary, findCache } from './temporary-folders.mjs';

/**
 * Unreachable database for tests without their own: writes to the template would be copied into all other databases.
 */
const NOWHERE = 'postgresql://nobody@127.0.0.1:1/none';
/** One more than processors: tests wait for the database a part of their time. */
const WORKERS = Math.min(availableParallelism() + 1, 4);
/** Patterns of the files that a stage leaves out, if it runs alone. */
const IGNORED = { unit: String.raw`\.trial\.test\.`, trials: String.raw`^(?!.*\.trial\.test\.)` };

/**
 * Runs the tests of Jest, against a real PostgreSQL.
 *
 * @param {{ stages: Set<string>, files: string[], grep: string | undefined, update: boolean }} filter stages: `unit`,
 *   `trials` or both
 */
export function runUnitTests({ stages, files, grep, update }) {
  return runStage('unit and integration tests', async () => {
    const { url } = await openTestDatabase();
    const report = join(createTemporary('reports'), 'unit.json');
    const chosen = Object.keys(IGNORED).filter((stage) => stages.has(stage));
    const args = [
      'node_modules/jest/bin/jest.js',
      '--ci',
      `--maxWorkers=${WORKERS}`,
      `--cacheDirectory=${findCache('jest')}`,
      '--json',
      `--outputFile=${report}`,
      ...(chosen.length === 1 ? [`--testPathIgnorePatterns=${IGNORED[chosen[0]]}`] : []),
      ...(update ? ['--updateSnapshot'] : []),
    ];
    const filter = [...files, ...(grep ? ['--testNamePattern', grep] : []), '--passWithNoTests'];
    const env = testEnv({
      ...{ TEMPLATE_DATABASE_URL: url, DATABASE_URL: NOWHERE },
      ...{ DATA_DIR: createTemporary('files'), LOG_LEVEL: 'silent', NODE_ENV: 'test' },
      // Bundling programs leaves no thread and no service behind in a worker.
      ESBUILD_WORKER_THREADS: '0',
    });
    const code = await run('unit', process.execPath, [...args, ...filter], env);
    return readReport(report, code, { read, isFiltered: files.length > 0 || grep !== undefined });
  });
}

/** A test that passed on retry counts as passed, and is reported. */
function read({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const again = testResults.flatMap((file) =>
    listNames(file, (test) => test.status === 'passed' && test.invocations > 1),
  );
  for (const name of again) console.log(`unit │ needed a second try: ${name}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    names: testResults.filter(({ status }) => status === 'failed').flatMap(listFailedNames),
  };
}

/** Names of the failed tests of a file; only the file if it could not be loaded. */
function listFailedNames(file) {
  const names = listNames(file, ({ status }) => status === 'failed');
  return names.length > 0 ? names : [relative(process.cwd(), file.name)];
}

const listNames = ({ name, assertionResults }, is) =>
  assertionResults.filter(is).map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`);
