import { readFileSync } from 'node:fs';
import { listSources } from '@/testing/sources';
import { getLimiter } from './database';
import { limitRules } from './limits';

/** Names passed to a function in the sources, one per call. */
const listNames = (call: string): string[] => listMatches(`${call}\\(\\s*`);

/** Names that follow a pattern in the sources. */
function listMatches(before: string): string[] {
  const pattern = new RegExp(`\\b(?:${before})'([^']+)'`, 'g');
  return listSources()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
    .map(([, name = '']) => name)
    .toSorted();
}

test('every limit of the table is used in exactly one place', () => {
  expect(listMatches('getLimiter\\(\\s*|limit(?::| =) ')).toEqual(Object.keys(limitRules).toSorted());
});

test('names of singletons, queues, batchers and memos are unique', () => {
  for (const call of ['getSingleton', 'memoizeByTags', 'createConcurrencyLimiter', 'createBatcher']) {
    const names = listNames(call);
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('exports of public news and of the newsroom have separate limits', () => {
  expect(getLimiter('newsroom.export')).toMatchObject({ keyPrefix: 'newsroom.export', points: 20, duration: 3_600 });
  expect(getLimiter('news.export')).toMatchObject({ keyPrefix: 'news.export', points: 30, duration: 3_600 });
});
