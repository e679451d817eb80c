import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getMediaStore } from '@/features/media/media.store';
import { serveLegacyCall } from '@/lib/legacy-api/serve';

/** This portal's own old calls and media files over HTTP, with the key `k`. It prints its address, until its input ends. */
const settings = { API_KEYS: ['k'], CORS_ORIGINS: [], LEGACY_ALIASES: new Map(), LEGACY_STATUS_200: false };

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  const file = pathname.split('/').at(-1) ?? '';
  if (request.method === 'GET') {
    const stored = await getMediaStore().open(file);
    response.writeHead(stored ? 200 : 404);
    if (!stored) return response.end();
    return pipeline(await stored.read(0, stored.bytes - 1), response).finally(stored.close);
  }
  const body = new Uint8Array(await buffer(request));
  const headers = new Headers({ 'Content-Type': request.headers['content-type'] ?? '' });
  const call = { method: 'POST', endpoint: file, query: searchParams, address: '203.0.113.7', headers, body };
  const reply = await serveLegacyCall(call, settings);
  return response.writeHead(reply.status, reply.headers).end(reply.body ?? '');
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.stdin.resume().on('end', () => process.exit(0));
