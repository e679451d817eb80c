import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude, readReport } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
const file = join(folder, 'report.json');
const read = (report) => report;
afterAll(() => rmSync(folder, { recursive: true }));

const report = (passed, failed, code, isFiltered = false) => {
  writeFileSync(file, JSON.stringify({ passed, failed }));
  return readReport(file, code, { read, isFiltered });
};

test('a report gives its figures', () => {
  expect(report(3, 1, 1)).toEqual({ passed: 3, failed: 1 });
  expect(report(3, 0, 0)).toEqual({ passed: 3, failed: 0 });
});

test('a runner that fails without a failed test is a failure', () => {
  expect(report(3, 0, 1)).toEqual({ passed: 3, failed: 1 });
  expect(readReport(join(folder, 'none.json'), 0, { read, isFiltered: true })).toEqual({ passed: 0, failed: 0 });
  expect(readReport(join(folder, 'none.json'), 1, { read, isFiltered: true })).toEqual({ passed: 0, failed: 1 });
});

test('no test at all is a failure, unless tests were left out', () => {
  expect(report(0, 0, 0)).toEqual({ passed: 0, failed: 1 });
  expect(report(0, 0, 0, true)).toEqual({ passed: 0, failed: 0 });
});

test('the whole fails with one failure or without a test', () => {
  const lines = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(
    conclude([
      { passed: 2, failed: 0 },
      { passed: 1, failed: 0 },
    ]),
  ).toBe(0);
  expect(lines).toHaveBeenLastCalledWith('3 passed, 0 failed');
  expect(conclude([{ passed: 2, failed: 1 }])).toBe(1);
  expect(conclude([])).toBe(1);
});
