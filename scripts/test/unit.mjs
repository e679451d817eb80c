import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from './children.mjs';
import { openTestDatabase } from './database.mjs';
import { testEnv } from './environment.mjs';
import { temporary } from './places.mjs';
import { readReport, stage } from './results.mjs';

const WORKERS = Math.min(availableParallelism(), 4);

/** The tests beside the sources, against a real PostgreSQL. */
export function runUnitTests({ files, grep }) {
  return stage('unit and integration tests', async () => {
    const { url } = await openTestDatabase();
    const report = join(temporary('reports'), 'unit.json');
    const args = [
      'node_modules/jest/bin/jest.js',
      '--ci',
      `--maxWorkers=${WORKERS}`,
      '--json',
      `--outputFile=${report}`,
    ];
    const filter = [...files, ...(grep ? ['--testNamePattern', grep] : []), '--passWithNoTests'];
    const env = testEnv({ DATABASE_URL: url, DATA_DIR: temporary('files'), LOG_LEVEL: 'silent', NODE_ENV: 'test' });
    const code = await run('unit', process.execPath, [...args, ...filter], env);
    return readReport(report, code, { read, isFiltered: files.length > 0 || grep !== undefined });
  });
}

const read = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});
