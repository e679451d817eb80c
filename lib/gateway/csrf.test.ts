/** @jest-environment node */
import { env } from '@/lib/env/env';
import { sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';

let gateway: ListeningServer;
beforeAll(async () => {
  gateway = await startTestGateway(async (ask, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(ask.headers));
  });
});
afterAll(() => gateway.close());

const post = (path: string, headers: Record<string, string>) =>
  sendRequest(gateway.port, { method: 'POST', path, headers });

test.each([
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
])('a form with %s: %s is refused', async (name, value) => {
  expect((await post('/login/', { [name]: value })).status).toBe(403);
});

test('our own forms pass, whatever host they name', async () => {
  const { status, text } = await post('/login/', { origin: env.SITE_URL, 'X-Forwarded-Host': 'evil.example' });
  expect(status).toBe(200);
  expect(JSON.parse(text)['x-forwarded-host']).toBe(new URL(env.SITE_URL).host);
});

test('calls check the origin themselves', async () => {
  expect((await post('/api/links.php', { origin: 'https://evil.example' })).status).toBe(200);
});
