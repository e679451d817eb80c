import { createContext, runInContext } from 'node:vm';
import { offlinePaths } from '@/lib/public-pages/rules';
import { GET } from './route';

test('the script gives the service worker the paths of the table, and is revalidated each time', async () => {
  const response = GET();
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const worker = { publicPaths: /./ };
  runInContext(await response.text(), createContext({ self: worker }));
  expect(String(worker.publicPaths)).toBe(String(offlinePaths));
});
