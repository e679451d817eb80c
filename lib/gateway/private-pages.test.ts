/** @jest-environment node */

import { setPersonal } from '@/lib/request/context';
import type { TrafficLine } from '@/lib/site/traffic-log.schema';
import { buildPathSpellings, privateRoutes, resolveFully } from '@/testing/path-spellings';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';

/**
 * Sampling interval: one in this many spellings of each page is tested, others for the next page, so that the test
 * takes seconds.
 */
const EACH = 120;
const SECRET = 'portal-session=secret';

const recorded: TrafficLine[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  // Decodes a path as generously as any renderer, and shows each client its own page.
  gateway = await startTestGateway(
    async ({ url = '', headers }, answer) => {
      const path = resolveFully(url);
      const isOwn = privateRoutes.includes(path) || path.startsWith('/own');
      if (isOwn) setPersonal();
      if (path === '/own-file') answer.setHeader('Cache-Control', 'public, max-age=60');
      answer.setHeader('Content-Type', path === '/own-file' ? 'image/png' : 'text/html; charset=utf-8');
      answer.end(isOwn ? `page of ${headers.cookie}` : `public ${path}`);
    },
    { recordTraffic: (line) => void recorded.push(line) },
  );
});
afterAll(() => gateway.close());
beforeEach(() => void recorded.splice(0));

test('no spelling of a private page’s address makes it public or keeps it from the traffic log', async () => {
  const asked = privateRoutes.flatMap((route, at) => [
    route,
    ...buildPathSpellings(route).filter((_, index) => index % EACH === at % EACH),
  ]);
  const wrong: string[] = [];
  for (const path of asked) {
    const { status, headers, text } = await sendRequest(gateway.port, { path, headers: { cookie: SECRET } });
    const isRefused = status === 400 && headers['cache-control'] === 'no-store';
    const isPrivate = status === 200 && headers['cache-control'] === 'private, no-store' && !headers.etag;
    if (!isRefused && (!isPrivate || !text.includes('secret'))) wrong.push(`${status} ${path}`);
    if ((await sendRequest(gateway.port, { path })).text.includes('secret')) wrong.push(`given to others: ${path}`);
  }
  expect(wrong).toEqual([]);
  expect(asked.length).toBeGreaterThan(1_000);
  expect(recorded).toHaveLength(2 * asked.length);
});

test('a personal file is private, though it is streamed and says otherwise', async () => {
  const { status, headers } = await sendRequest(gateway.port, { path: '/own-file', headers: { cookie: SECRET } });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('a response that depends on the viewer is stored by no cache, even at the address of a public page', async () => {
  const personal = await startTestGateway(async ({ url, headers }, answer) => {
    setPersonal();
    answer.setHeader('Content-Type', String(url).includes('api') ? 'application/json' : 'text/html; charset=utf-8');
    answer.setHeader('Cache-Control', 'public, max-age=60');
    answer.end(`page of ${headers.cookie}`);
  });
  for (const path of ['/about/', '/', '/login', '/participation/track/', '/api/v1/front', '/feed/rss.xml']) {
    const { headers } = await sendRequest(personal.port, { path, headers: { cookie: SECRET, rsc: '1' } });
    expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'private, no-store', undefined]);
    await sendRequest(personal.port, { path, headers: { cookie: SECRET } });
  }
  expect(personal.cache.size).toBe(0);
  await personal.close();
});

test('an address with empty segments is normalised for the gateway and for the renderer', async () => {
  const { status, text, headers } = await sendRequest(gateway.port, { path: '//about///' });
  expect([status, text, headers['cache-control']]).toEqual([
    200,
    'public /about',
    'public, max-age=0, must-revalidate',
  ]);
  expect(recorded.map(({ path }) => path)).toEqual(['/about/']);
});
