import { readFileSync } from 'node:fs';
import { listSources } from '@/testing/sources';
import { getLimiter } from './database';
import { limitRules } from './limits';

/** The names that the sources of a folder give to a function, one for each call. */
function listNames(call: string): string[] {
  const pattern = new RegExp(`\\b${call}\\(\\s*'([^']+)'`, 'g');
  return listSources()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)])
    .map(([, name = '']) => name)
    .toSorted();
}

test('every limit of the table is used at one place, so no two places share one', () => {
  expect(listNames('getLimiter')).toEqual(Object.keys(limitRules).toSorted());
});

test('no two pieces of state of a process, queues or memories have one name', () => {
  for (const call of ['getSingleton', 'memoizeByTags', 'createConcurrencyLimiter', 'createBatcher']) {
    const names = listNames(call);
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('an address may export public news as often as the table says, whoever exported from the newsroom first', () => {
  expect(getLimiter('newsroom.export')).toMatchObject({ keyPrefix: 'newsroom.export', points: 20, duration: 3_600 });
  expect(getLimiter('news.export')).toMatchObject({ keyPrefix: 'news.export', points: 30, duration: 3_600 });
});
