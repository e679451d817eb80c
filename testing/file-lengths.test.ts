import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Maximum number of lines of a file, and of one with tests. */
const [MAX_LINES, MAX_TEST_LINES] = [200, 300];
const SOURCE = /\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec|test-support)\.(?:tsx?|mjs)$|^testing\//;
/** Generated code and demo content. */
const EXCLUDED = /^(?:lib\/prisma\/|prisma\/seed\/)/;

/** Files that are longer; the list only gets shorter. */
const LONGER: readonly string[] = [
  'features/account/passwords/passwords.commands.ts',
  'features/imports/imports.commands.ts',
  'features/newsroom/editor/staff/editor-session.ts',
  'features/notices/notices.commands.ts',
  'features/organisations/list/list.queries.ts',
  'features/organisations/organisations.commands.ts',
  'features/organisations/password-requests/password-requests.commands.ts',
  'features/people/list/list.commands.ts',
  'features/reports/overview/overview.queries.ts',
  'features/reports/reports.commands.ts',
  'lib/env/env.ts',
  'lib/mail/schema.ts',
  'lib/messages/messages.ts',
  'scripts/bench/promises.mjs',
];

const countLines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;
const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !EXCLUDED.test(path));
const tooLong = paths.filter((path) => countLines(path) > (TEST.test(path) ? MAX_TEST_LINES : MAX_LINES));

test('a file has at most 200 lines, one with tests 300', () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(tooLong.filter((path) => !LONGER.includes(path))).toEqual([]);
});

test('no file is listed as longer that no longer is', () => {
  expect(LONGER.filter((path) => !tooLong.includes(path))).toEqual([]);
});
