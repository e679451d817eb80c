import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(file, 'utf8');

/** Files that the build adds to Next's own, by next.config.ts. */
const included = [...read('next.config.ts').matchAll(/'\.\/([^'*]+?)(?:\/?\*[^']*)?',/g)].map(([, path]) => path);
/** Files that the last stage of the image copies, without options of COPY. */
const copied = read('Dockerfile')
  .split(/^FROM /m)
  .at(-1)
  .split('\n')
  .filter((line) => line.startsWith('COPY '))
  .flatMap((line) => line.split(' ').slice(1, -1))
  .map((path) => path.replace('/app/.next/standalone/', ''));

test('the image has every file that the server needs besides its bundles', () => {
  expect(included).toEqual(expect.arrayContaining(['server.mjs', 'features/news/export/worker', 'prisma/migrations']));
  const isThere = (path) => copied.some((source) => path === source || path.startsWith(`${source}/`));
  expect(included.filter((path) => !isThere(path))).toEqual([]);
});
