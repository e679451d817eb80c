/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Output of a process in which packages print, node warns and a bug ends everything. */
const PROGRAM = `
import { captureConsole } from './lib/log/capture-console';
captureConsole();
console.error('⨯', Object.assign(new Error('SECRETMARK'), { code: 'E1' }));
console.warn('a package says ' + 'x'.repeat(1000));
console.error(Object.assign(new Error('SECRETMARK'), { digest: '123' }));
process.emitWarning('something is old', 'DeprecationWarning');
setTimeout(() => Promise.reject(new TypeError('the end')), 20);
`;

test('everything printed is a line of the log, and a bug that ends the process has one too', () => {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(status).not.toBe(0);
  expect(lines).toMatchObject([
    { level: 'error', from: 'console', error: { name: 'Error', code: 'E1' } },
    { level: 'warn', from: 'console', text: expect.stringMatching(/^a package says x{100,190}$/) },
    { level: 'warn', from: 'node', name: 'DeprecationWarning', text: 'something is old' },
    { level: 'fatal', origin: 'unhandledRejection', error: { name: 'TypeError' } },
  ]);
  expect(stdout).not.toContain('SECRETMARK');
});
