import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getHostKey, type OutboundRequest, sendOutbound } from './outbound-request';
import { createPoliteClient, readRetryAfter } from './polite-client';
import { isPublicAddress } from './public-address';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(handle: Handle): Promise<URL> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const limits = { maxBytes: 1_000, totalMs: 60_000, idleMs: 60_000 };
const send = (url: URL, more: Partial<OutboundRequest> = {}) =>
  sendOutbound({ url, ...limits, privateHosts: new Set([getHostKey(url)]), ...more });

test.each(['8.8.8.8', '203.0.112.1', '2606:4700::1111', '172.32.0.1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'x'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('private addresses are refused by number and by name, in every spelling', async () => {
  const url = await serve((_, response) => response.end('secret'));
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433', '127.1']) {
    const refused = sendOutbound({ url: new URL(`http://${host}:${url.port}/`), ...limits });
    await expect(refused).rejects.toMatchObject({ problem: 'address' });
  }
  for (const address of ['ftp://example.org/', 'http://a:b@example.org/'])
    await expect(sendOutbound({ url: new URL(address), ...limits })).rejects.toMatchObject({ problem: 'address' });
});

test('a redirect into a private range is refused, also from an allowed host; a circle ends', async () => {
  const other = await serve((_, response) => response.end('secret'));
  const url = await serve((request, response) => {
    const target = { '/': other.href, '/circle': '/circle', '/here': '/end', '/file': 'file:///etc/passwd' }[
      request.url ?? ''
    ];
    response.writeHead(target ? 302 : 200, target ? { Location: target } : {}).end('end');
  });
  await expect(send(url)).rejects.toMatchObject({ problem: 'address' });
  await expect(send(new URL('/circle', url))).rejects.toMatchObject({ problem: 'redirect' });
  await expect(send(new URL('/file', url))).rejects.toMatchObject({ problem: 'address' });
  expect(String((await send(new URL('/here', url))).body)).toBe('end');
  const there = new Set([getHostKey(url), getHostKey(other)]);
  await expect(
    send(new URL(`http://localhost:${url.port}/`), {
      method: 'POST',
      body: 'x',
      privateHosts: new Set([...there, `localhost:${url.port}`]),
    }),
  ).rejects.toMatchObject({ problem: 'redirect' });
});

test('an address that moved for good is told, as far as every redirect to it says so', async () => {
  const redirects: Record<string, [number, string]> = {
    ...{ '/a': [301, '/b'], '/b': [308, '/end'], '/c': [301, '/d'], '/d': [302, '/end'], '/e': [307, '/b'] },
  };
  const url = await serve((request, response) => {
    const [status, Location] = redirects[request.url ?? ''] ?? [];
    response.writeHead(status ?? 200, Location ? { Location } : {}).end('end');
  });
  const movedTo = async (path: string) => (await send(new URL(path, url))).movedTo?.pathname;
  expect(await Promise.all(['/a', '/c', '/e', '/end'].map(movedTo))).toEqual(['/end', '/d', undefined, undefined]);
});

test('answers have limits of size and time; broken and compressed ones are failures', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/long') response.end('x'.repeat(1_001));
    else if (request.url === '/said') response.writeHead(200, { 'Content-Length': '99999' }).end();
    else if (request.url === '/short') {
      response.writeHead(200, { 'Content-Length': '50' }).write('x');
      setImmediate(() => response.destroy());
    } else if (request.url === '/gzip') response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x');
    else response.write('x');
  });
  const problemOf = (path: string, more = {}) => send(new URL(path, url), more).catch(({ problem }) => problem);
  expect(await problemOf('/long')).toBe('size');
  expect(await problemOf('/said')).toBe('size');
  expect(await problemOf('/short')).toBe('network');
  expect(await problemOf('/gzip')).toBe('network');
  expect(await problemOf('/never', { idleMs: 50 })).toBe('time');
  expect(await problemOf('/never', { totalMs: 50 })).toBe('time');
});

test('a polite client waits as asked, tries again, and gives up', async () => {
  const answers = [429, 503, 500, 200, 404, ...Array.from({ length: 9 }, () => 500)];
  const url = await serve((_, response) => {
    const status = answers.shift() ?? 200;
    response.writeHead(status, status === 429 ? { 'Retry-After': '7' } : {}).end('x');
  });
  const slept: number[] = [];
  const client = createPoliteClient({
    ...{ paceMs: 0, retries: 3, backoffMs: 100, privateHosts: new Set([getHostKey(url)]) },
    sleep: async (ms) => slept.push(ms),
  });
  expect((await client.send({ url, ...limits })).status).toBe(200);
  expect(slept.slice(0, 3)).toEqual([7_000, 200, 400]);
  await expect(client.send({ url, ...limits })).rejects.toMatchObject({ problem: 'status', status: 404 });
  await expect(client.send({ url, ...limits })).rejects.toMatchObject({ problem: 'status', status: 500 });
  expect(answers).toHaveLength(5);
  client.close();
});

test('requests of a polite client never overlap', async () => {
  let open = 0;
  let most = 0;
  const url = await serve((_, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end('x');
    });
  });
  const client = createPoliteClient({ paceMs: 0, retries: 0, backoffMs: 0, privateHosts: new Set([getHostKey(url)]) });
  await Promise.all(Array.from({ length: 5 }, () => client.send({ url, ...limits })));
  expect(most).toBe(1);
  client.close();
});

test.each([
  ['3', 3_000],
  ['86400', 300_000],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 8_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %s is %s ms', (header, ms) => {
  expect(readRetryAfter(header, 1_000)).toBe(ms);
});
