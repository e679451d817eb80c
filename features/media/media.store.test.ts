import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isOutage } from '@/lib/errors/errors';
import { findFreePort, S3_KEYS as KEYS, openS3Service, type S3Service } from '@/testing/s3-service';
import { createDiskStore } from './disk-store';
import { createS3Store } from './s3-store';
import type { MediaStore } from './store-types';

const BUCKET = 'portal-test';
const NAME = `${'a1'.repeat(32)}-320.webp`;

let folder: string;
let service: S3Service;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  service = await openS3Service(join(folder, 's3'), BUCKET);
  endpoint = service.endpoint;
}, 60_000);
afterAll(async () => {
  service.close();
  await rm(folder, { recursive: true });
});

const stores: Readonly<Record<string, () => MediaStore>> = {
  'a folder': () => createDiskStore(join(folder, 'disk')),
  's3rver on loopback': () =>
    createS3Store({ endpoint, region: 'us-east-1', bucket: BUCKET, pathStyle: true, ...KEYS }),
  'a prefix of a bucket': () =>
    createS3Store({ endpoint, region: 'us-east-1', bucket: BUCKET, pathStyle: true, prefix: 'a/b/', ...KEYS }),
};

async function readAll(store: MediaStore, name: string, start?: number, end?: number): Promise<string | undefined> {
  const file = await store.open(name);
  if (!file) return undefined;
  const bytes = await buffer(await file.read(start ?? 0, end ?? file.bytes - 1));
  await file.close();
  return bytes.toString();
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  test('are read back as written, completely and by range', async () => {
    const store = open();
    await store.write(NAME, Buffer.from('0123456789'));
    const file = await store.open(NAME);
    expect(file?.bytes).toBe(10);
    await file?.close();
    expect(await readAll(store, NAME)).toBe('0123456789');
    expect(await readAll(store, NAME, 2, 4)).toBe('234');
    expect(await readAll(store, NAME, 9, 9)).toBe('9');
  });

  test('can be written from a local file', async () => {
    const store = open();
    const path = join(folder, 'source');
    const large = 'x'.repeat(3_000_000);
    await writeFile(path, large);
    await store.write('large.pdf', { path, bytes: large.length });
    expect((await readAll(store, 'large.pdf'))?.length).toBe(large.length);
  });

  test('can be written twice concurrently', async () => {
    const store = open();
    const bytes = Buffer.from('twice');
    await Promise.all([store.write('twice.webp', bytes), store.write('twice.webp', bytes)]);
    expect(await readAll(store, 'twice.webp')).toBe('twice');
  });

  test('are reported as existing or missing', async () => {
    const store = open();
    await store.write('there.webp', Buffer.from('x'));
    expect([await store.exists('there.webp'), await store.exists('missing.webp')]).toEqual([true, false]);
    expect(await store.open('missing.webp')).toBeUndefined();
  });

  test('are listed by name across several pages, with the time of their last write', async () => {
    const store = open();
    const before = Date.now() - 2_000;
    const names = Array.from({ length: 1_005 }, (_, number) => `listed-${number}.webp`);
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((name) => store.write(name, Buffer.from('x'))));
    }
    const listed = [];
    for await (const name of store.list()) if (name.startsWith('listed-')) listed.push(name);
    expect(listed.sort()).toEqual(names.sort());
    const writtenAt = await store.writtenAt('listed-7.webp');
    expect(writtenAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(await store.writtenAt('missing.webp')).toBeUndefined();
  }, 60_000);

  test('can be removed, and removing them again is not an error', async () => {
    const store = open();
    await store.write('gone.webp', Buffer.from('x'));
    await store.remove('gone.webp');
    await store.remove('gone.webp');
    expect(await store.exists('gone.webp')).toBe(false);
  });
});

test('a folder that does not exist lists no files', async () => {
  const listed = [];
  for await (const name of createDiskStore(join(folder, 'nowhere')).list()) listed.push(name);
  expect(listed).toEqual([]);
});

test('a folder keeps nothing of an interrupted source', async () => {
  const place = join(folder, 'broken');
  const store = createDiskStore(place);
  await expect(store.write('half.pdf', { path: join(folder, 'missing-source'), bytes: 5 })).rejects.toThrow('ENOENT');
  expect(await readdir(place)).toEqual([]);
});

const services: Server[] = [];
afterEach(() => {
  for (const server of services.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service that answers each request as it is told; returns its address. */
async function aService(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  services.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const aStoreAt = (at: string) =>
  createS3Store({ endpoint: at, region: 'x', bucket: BUCKET, pathStyle: true, silenceMs: 300, ...KEYS });

/** Everything that is done with a store, each ending in an error that counts as an outage, or not. */
async function listFailures(at: string): Promise<boolean[]> {
  const store = aStoreAt(at);
  const path = join(folder, 'failing-source');
  await writeFile(path, 'source');
  const works = [
    () => store.write(NAME, Buffer.from('x')),
    () => store.write(NAME, { path, bytes: 6 }),
    () => store.open(NAME),
    () => store.exists(NAME),
    () => store.list()[Symbol.asyncIterator]().next(),
    () => store.remove(NAME),
  ];
  const fails = (work: () => Promise<unknown>) =>
    work().then(
      () => false,
      (error: unknown) => isOutage(error),
    );
  return Promise.all(works.map(fails));
}
const ALL = Array.from({ length: 6 }, () => true);

test('an unreachable remote store fails instead of waiting, as an outage', async () => {
  expect(await listFailures(`http://127.0.0.1:${await findFreePort()}`)).toEqual(ALL);
});

test('a remote store that never answers fails, as an outage', async () => {
  const silent = await aService(() => undefined);
  expect(await listFailures(silent)).toEqual(ALL);
});

test('a remote store that stops in the middle of a file ends it, as an outage', async () => {
  const halting = await aService((ask, answer) => {
    answer.writeHead(200, { 'Content-Length': 10 });
    if (ask.method === 'HEAD') answer.end();
    else answer.write('01');
  });
  const file = await aStoreAt(halting).open(NAME);
  const reading = file?.read(0, 9).then(buffer);
  await expect(reading?.catch((error: unknown) => isOutage(error))).resolves.toBe(true);
});

test.each([
  [503, '<Error><Code>SlowDown</Code></Error>'],
  [503, ''],
  [500, '<html>the proxy in front of the store</html>'],
  [429, ''],
])('a remote store that answers %s %s fails, as an outage', async (status, text) => {
  const refusing = await aService((ask, answer) => {
    ask.resume();
    answer.writeHead(status).end(text);
  });
  expect(await listFailures(refusing)).toEqual(ALL);
});
