/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { PackedStore } from './packed-store';
import { openTrial, send } from './trial';

describe('scripts of the build', () => {
  test('are made once for each encoding and then come from memory', async () => {
    let made = 0;
    const script = 'let x = 1;\n'.repeat(500);
    const front = await openTrial(async (_ask, answer) => {
      made += 1;
      answer.writeHead(200, {
        'Content-Type': 'application/javascript',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      answer.end(script);
    });
    const wish = { path: '/_next/static/chunks/a.js', headers: { 'accept-encoding': 'br' } };
    const first = await send(front.port, wish);
    const second = await send(front.port, wish);
    const plain = await send(front.port, { path: wish.path });
    const fresh = await send(front.port, {
      ...wish,
      headers: { ...wish.headers, 'if-none-match': String(first.headers.etag) },
    });
    await front.close();
    expect(made).toBe(2);
    expect(brotliDecompressSync(second.body).toString()).toBe(script);
    expect(plain.text).toBe(script);
    expect(second.headers['cache-control']).toContain('immutable');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(fresh.status).toBe(304);
  });
});

describe('the store', () => {
  const packed = (bytes: number) => ({ headers: {}, body: Buffer.alloc(bytes) });

  test('lets the least recently used go when it is full', () => {
    const store = new PackedStore(100);
    store.keep('a', packed(40));
    store.keep('b', packed(40));
    store.find('a');
    store.keep('c', packed(40));
    expect(store.find('b')).toBeUndefined();
    expect(store.find('a')).toBeDefined();
    expect(store.find('c')).toBeDefined();
  });

  test('keeps nothing larger than itself', () => {
    const store = new PackedStore(100);
    store.keep('a', packed(101));
    expect(store.find('a')).toBeUndefined();
  });
});
