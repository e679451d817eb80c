import { existsSync } from 'node:fs';
import SlowestFirst, { SLOW_FILES } from './slowest-first.mjs';

const context = { config: { cache: false }, hasteFS: { getSize: () => 1 } };
const aTest = (path) => ({ path, context });

test('the slow files exist', () => {
  expect(SLOW_FILES.filter((file) => !existsSync(file))).toEqual([]);
});

test('slow files start first, in their order', () => {
  const [slowest, slow] = SLOW_FILES.map((file) => `/portal/${file}`);
  const sorted = new SlowestFirst({}).sort(['/portal/a.test.ts', slow, '/portal/b.test.ts', slowest].map(aTest));
  expect(sorted.map(({ path }) => path).slice(0, 2)).toEqual([slowest, slow]);
});
