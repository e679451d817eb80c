import { countRequest } from '@/lib/metrics/counts';
import { renderMetrics } from '@/lib/metrics/metrics';
import { sendRequest } from './gateway.test-support';
import { type ListeningServer, listen } from './listen';
import { openMetricsPort, serveMetrics } from './metrics-endpoint';

const TOKEN = 'a-token-of-at-least-thirty-two-bytes';
const read = () => renderMetrics([]);
const behind = (token: string) => ({ authorization: `Bearer ${token}` });

const opened: { close: () => Promise<void> }[] = [];
const open = async (token: string | undefined): Promise<ListeningServer> => {
  const gateway = await listen([serveMetrics(token, read)], { host: '127.0.0.1', port: 0 });
  opened.push(gateway);
  return gateway;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

test('metrics on the site’s port require the token', async () => {
  countRequest('page', 'GET', 200);
  const { port } = await open(TOKEN);
  const { status, headers, text } = await sendRequest(port, { path: '/metrics', headers: behind(TOKEN) });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(text).toMatch(/^portal_requests_total\{kind="page",method="read",status="2xx"\} \d+$/m);
});

test.each([
  ['none', {}],
  ['a wrong one', behind('another-token-of-thirty-two-bytes-or-so')],
  ['a longer one', behind(`${TOKEN}x`)],
  ['the beginning of it', behind(TOKEN.slice(0, -1))],
  ['it in the wrong way', { authorization: TOKEN }],
  ['two of them', { authorization: `Bearer ${TOKEN}, Bearer ${TOKEN}` }],
])('metrics are 404 with %s', async (_what, headers: Record<string, string>) => {
  const { port } = await open(TOKEN);
  const answer = await sendRequest(port, { path: '/metrics', headers });
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('portal_');
});

test('metrics are 404 without a token in the settings, whatever is sent', async () => {
  const { port } = await open(undefined);
  for (const headers of [{}, behind(''), behind('undefined')]) {
    expect((await sendRequest(port, { path: '/metrics', headers })).status).toBe(404);
  }
});

test('a metrics port serves metrics and nothing else', async () => {
  const own = await openMetricsPort('127.0.0.1', 0, read);
  opened.push(own);
  const { status, text } = await sendRequest(own.port, { path: '/metrics' });
  expect(status).toBe(200);
  expect(text).toContain('process_cpu_seconds_total{process="gateway"}');
  expect((await sendRequest(own.port, { path: '/metrics?x=1', method: 'HEAD' })).text).toBe('');
  for (const path of ['/', '/healthz', '/metrics/']) expect((await sendRequest(own.port, { path })).status).toBe(404);
  expect((await sendRequest(own.port, { path: '/metrics', method: 'POST' })).status).toBe(404);
});

test('a failure to read the metrics is reported', async () => {
  const own = await openMetricsPort('127.0.0.1', 0, () => Promise.reject(new Error('SECRETMARK')));
  opened.push(own);
  expect(await sendRequest(own.port, { path: '/metrics' })).toMatchObject({ status: 500, text: '' });
});
