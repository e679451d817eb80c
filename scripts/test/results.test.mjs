import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printSummary, readReport, runStage } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
const file = join(folder, 'report.json');
const read = (report) => report;
afterAll(() => rmSync(folder, { recursive: true }));

const report = (passed, failed, code, isFiltered = false) => {
  writeFileSync(file, JSON.stringify({ passed, failed, names: Array(failed).fill('a.test.ts › adds') }));
  return readReport(file, code, { read, isFiltered });
};

test('a report yields its figures', () => {
  expect(report(3, 1, 1)).toEqual({ passed: 3, failed: 1, names: ['a.test.ts › adds'] });
  expect(report(3, 0, 0)).toEqual({ passed: 3, failed: 0, names: [] });
});

test('a runner that fails without a failed test is a failure', () => {
  expect(report(3, 0, 1)).toEqual({ passed: 3, failed: 1, names: ['ended with 1'] });
  expect(readReport(join(folder, 'none.json'), 0, { read, isFiltered: true })).toEqual({
    passed: 0,
    failed: 0,
    names: [],
  });
  expect(readReport(join(folder, 'none.json'), 1, { read, isFiltered: true })).toEqual({
    passed: 0,
    failed: 1,
    names: ['ended with 1'],
  });
});

test('no test at all is a failure, unless filtered', () => {
  expect(report(0, 0, 0)).toEqual({ passed: 0, failed: 1, names: ['ended with 0'] });
  expect(report(0, 0, 0, true)).toEqual({ passed: 0, failed: 0, names: [] });
});

test('a failed stage lists its failures with its title', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const lint = runStage('lint', async () => ({ passed: 0, failed: 1 }));
  await expect(lint).resolves.toEqual({ passed: 0, failed: 1, names: ['lint: failed'] });
  const unit = runStage('unit', async () => ({ passed: 3, failed: 1, names: ['a.test.ts › adds'] }));
  await expect(unit).resolves.toEqual({ passed: 3, failed: 1, names: ['unit: a.test.ts › adds'] });
  await expect(runStage('types', async () => ({ passed: 1, failed: 0 }))).resolves.toEqual({
    passed: 1,
    failed: 0,
    names: [],
  });
});

test('the whole run fails with one failure or without a test', () => {
  const lines = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(
    printSummary([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 0 },
    ]),
  ).toBe(0);
  expect(lines).toHaveBeenLastCalledWith('3 passed, 0 failed');
  expect(printSummary([{ passed: 2, failed: 1, names: ['unit: a.test.ts › adds'] }])).toBe(1);
  expect(lines.mock.calls.slice(-2)).toEqual([['✗ unit: a.test.ts › adds'], ['2 passed, 1 failed']]);
  expect(printSummary([])).toBe(1);
});
