import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Maximum number of lines of a file, and of one with tests. */
const [MAX_LINES, MAX_TEST_LINES] = [200, 300];
const SOURCE = /\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec|test-support)\.(?:tsx?|mjs)$|^testing\//;
/** Generated code and demo content. */
const EXCLUDED = /^(?:lib\/prisma\/|prisma\/seed\/)/;

const countLines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !EXCLUDED.test(path));
const tooLong = paths.filter((path) => countLines(path) > (TEST.test(path) ? MAX_TEST_LINES : MAX_LINES));

test('a file has at most 200 lines, one with tests 300', () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(tooLong).toEqual([]);
});
