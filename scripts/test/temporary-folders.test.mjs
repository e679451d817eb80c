import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryRoot, findCache, removeTemporary } from './temporary-folders.mjs';

test('a folder that a test leaves in the temporary folder goes with the run; caches stay outside', () => {
  const outside = tmpdir();
  createTemporaryRoot();
  const left = mkdtempSync(join(tmpdir(), 'left-'));
  const cache = findCache('jest');
  removeTemporary();
  expect([existsSync(left), tmpdir()]).toEqual([false, outside]);
  expect(left.startsWith(outside)).toBe(true);
  expect(cache.startsWith(join(outside, 'portal-test-cache-'))).toBe(true);
});
