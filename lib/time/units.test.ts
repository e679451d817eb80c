import { readFileSync } from 'node:fs';
import { listSources } from '@/testing/sources';

test('units of time are declared in one file', () => {
  const declaration = /const (?:(?:SECOND|MINUTE|HOUR|DAY)_(?:MS|SECONDS)|THAI_OFFSET_MS)\b/;
  expect(listSources().filter((file) => declaration.test(readFileSync(file, 'utf8')))).toEqual(['lib/time/units.ts']);
});
