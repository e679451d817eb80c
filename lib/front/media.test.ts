/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listening } from './listen';
import { openTrial, send } from './trial';

let front: Listening;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const mediaFolder = join(folder, 'media');
  await mkdir(mediaFolder);
  await writeFile(join(folder, 'secret.png'), 'SECRETMARK');
  await writeFile(join(mediaFolder, '0a1b2c-640.webp'), '0123456789');
  await writeFile(join(mediaFolder, '0a1b2c.pdf'), '%PDF');
  await writeFile(join(mediaFolder, '0a1b2c.html'), '<script>SECRETMARK</script>');
  await writeFile(join(mediaFolder, 'empty.png'), '');
  front = await openTrial(async (_ask, answer) => void answer.writeHead(200).end('next'), { mediaFolder });
});
afterAll(async () => {
  await front.close();
  await rm(folder, { recursive: true });
});

const PICTURE = '/media/0a1b2c-640.webp';

describe('a stored picture', () => {
  test('is served for ever, as what it is', async () => {
    const { status, headers, text } = await send(front.port, { path: PICTURE });
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toBeUndefined();
  });

  test('is not sent again to a reader who has it', async () => {
    const { headers } = await send(front.port, { path: PICTURE });
    const again = await send(front.port, { path: PICTURE, headers: { 'if-none-match': `W/"x", ${headers.etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('answers HEAD without its bytes', async () => {
    const { status, headers, text } = await send(front.port, { path: PICTURE, method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, '10', '']);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('range %s answers %d', async (range, status, text, contentRange) => {
    const reply = await send(front.port, { path: PICTURE, headers: { range } });
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  test('comes whole when the part asked for is of another version', async () => {
    const { status } = await send(front.port, { path: PICTURE, headers: { range: 'bytes=1-2', 'if-range': '"old"' } });
    expect(status).toBe(200);
  });

  test('may be empty', async () => {
    const { status, text } = await send(front.port, { path: '/media/empty.png' });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('a document', () => {
  test('is saved, not shown', async () => {
    const { headers } = await send(front.port, { path: '/media/0a1b2c.pdf' });
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-type']).toBe('application/pdf');
  });
});

describe('nothing else is served', () => {
  test.each([
    '/media/../secret.png',
    '/media/..%2fsecret.png',
    '/media/%2e%2e/secret.png',
    '/media/..\\secret.png',
    '/media//secret.png',
    '/media/./0a1b2c-640.webp',
    '/media/0a1b2c.html',
    '/media/0A1B2C-640.webp',
    '/media/.htaccess',
    '/media/missing.png',
    '/media/',
    `/media/${'a'.repeat(129)}.png`,
  ])('%s answers 404', async (path) => {
    const { status, text, headers } = await send(front.port, { path });
    expect(status).toBe(404);
    expect(text).not.toContain('SECRETMARK');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('and nothing is written', async () => {
    const { status, headers } = await send(front.port, { path: PICTURE, method: 'PUT', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
