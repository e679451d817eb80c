import { existsSync, readFileSync } from 'node:fs';

/** Seconds since a time of `performance.now()`. */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(0);

/**
 * Runs one stage and prints its heading and result; a stage that throws has failed, and the others go on.
 *
 * @param {string} title
 * @param {() => Promise<{ passed: number, failed: number }>} work
 */
export async function runStage(title, work) {
  const since = performance.now();
  console.log(`\n▶ ${title}`);
  const { names, ...result } = await work().catch((error) => {
    console.log(`${title} │ ${error.message}`);
    return { passed: 0, failed: 1 };
  });
  const sign = result.failed > 0 ? '✗' : '✓';
  console.log(`${sign} ${title}: ${count(result)} (${seconds(since)} s)\n`);
  return { ...result, names: result.failed > 0 ? (names ?? ['failed']).map((name) => `${title}: ${name}`) : [] };
}

/** Result of a command that passes or fails as a whole. */
export const asCheck = (isRight) => (isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Reads the results of a stage from its report. A runner that fails without a failed test, or that ran no test at all
 * though no filter was set, counts as one failure.
 *
 * @param {string} file its report in JSON
 * @param {number} code its exit code
 * @param {object} how
 * @param {(report: any) => { passed: number, failed: number, names: string[] }} how.read names: those of failed tests
 * @param {boolean} how.isFiltered
 */
export function readReport(file, code, { read, isFiltered }) {
  const { passed, failed, names } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  const isBroken = failed === 0 && (code !== 0 || (passed === 0 && !isFiltered));
  return isBroken ? { passed, failed: 1, names: [`ended with ${code}`] } : { passed, failed, names };
}

const nothing = { passed: 0, failed: 0, names: [] };

const count = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Prints all failures again, and the totals; returns the exit code. */
export function printSummary(results) {
  for (const name of results.flatMap(({ names = [] }) => names)) console.log(`✗ ${name}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const whole = { passed: sum('passed'), failed: sum('failed') };
  console.log(count(whole));
  return whole.failed > 0 || whole.passed === 0 ? 1 : 0;
}
