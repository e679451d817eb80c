import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(file, 'utf8');

/** What the build puts beside Next's own files, by next.config.ts. */
const included = [...read('next.config.ts').matchAll(/'\.\/([^'*]+?)(?:\/?\*[^']*)?',/g)].map(([, path]) => path);
/** What the last stage of the image takes over, without its options. */
const copied = read('Dockerfile')
  .split(/^FROM /m)
  .at(-1)
  .split('\n')
  .filter((line) => line.startsWith('COPY '))
  .flatMap((line) => line.split(' ').slice(1, -1))
  .map((path) => path.replace('/app/.next/standalone/', ''));

test('the image has every file that the server needs beside its bundles', () => {
  expect(included).toEqual(expect.arrayContaining(['server.mjs', 'features/news/export/worker', 'prisma/migrations']));
  const isThere = (path) => copied.some((source) => path === source || path.startsWith(`${source}/`));
  expect(included.filter((path) => !isThere(path))).toEqual([]);
});
