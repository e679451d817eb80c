/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOpenMediaAccess, sendRequest, startTestGateway } from './gateway.test-support';
import type { ListeningServer } from './listen';
import { cachePublicAccess } from './media-access';

let gateway: ListeningServer;
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
  gateway = await startTestGateway(async (_ask, answer) => void answer.writeHead(200).end('next'), {
    media: createOpenMediaAccess(mediaFolder),
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const PICTURE = '/media/0a1b2c-640.webp';

describe('a stored picture', () => {
  test('is cached for ever, and served with its own type', async () => {
    const { status, headers, text } = await sendRequest(gateway.port, { path: PICTURE });
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toBeUndefined();
  });

  test('is not sent again to a reader who has it', async () => {
    const { headers } = await sendRequest(gateway.port, { path: PICTURE });
    const again = await sendRequest(gateway.port, {
      path: PICTURE,
      headers: { 'if-none-match': `W/"x", ${headers.etag}` },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('answers HEAD without its bytes', async () => {
    const { status, headers, text } = await sendRequest(gateway.port, { path: PICTURE, method: 'HEAD' });
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
    const reply = await sendRequest(gateway.port, { path: PICTURE, headers: { range } });
    expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  test('is sent whole when the requested range is of another version', async () => {
    const { status } = await sendRequest(gateway.port, {
      path: PICTURE,
      headers: { range: 'bytes=1-2', 'if-range': '"old"' },
    });
    expect(status).toBe(200);
  });

  test('may be empty', async () => {
    const { status, text } = await sendRequest(gateway.port, { path: '/media/empty.png' });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('a document', () => {
  test('is downloaded, not displayed', async () => {
    const { headers } = await sendRequest(gateway.port, { path: '/media/0a1b2c.pdf' });
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''file.pdf");
    expect(headers['content-type']).toBe('application/pdf');
  });
});

describe('nothing else is served', () => {
  test.each([
    ['/media/../secret.png', 400],
    ['/media/..%2fsecret.png', 400],
    ['/media/%2e%2e/secret.png', 400],
    ['/media/..\\secret.png', 400],
    ['/media//secret.png', 404],
    ['/media/./0a1b2c-640.webp', 400],
    ['/media/0a1b2c.html', 404],
    ['/media/0A1B2C-640.webp', 404],
    ['/media/.htaccess', 404],
    ['/media/missing.png', 404],
    ['/media/', 404],
    [`/media/${'a'.repeat(129)}.png`, 404],
  ])('%s answers %d', async (path, expected) => {
    const { status, text, headers } = await sendRequest(gateway.port, { path });
    expect(status).toBe(expected);
    expect(text).not.toContain('SECRETMARK');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('and nothing is written', async () => {
    const { status, headers } = await sendRequest(gateway.port, { path: PICTURE, method: 'PUT', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a private file', () => {
  const SECRET = '/media/0a1b2c-640.webp';
  let door: ListeningServer;
  const asked: Array<readonly [string, string | undefined, string | undefined]> = [];
  beforeAll(async () => {
    const media = {
      ...createOpenMediaAccess(join(folder, 'media')),
      findFileAccess: async (hash: string) => {
        if (hash === '0a1b2c') return { public: false, name: 'คำสั่ง.pdf' };
        if (hash === 'empty') throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        return undefined;
      },
      canOpen: async (...ask: [string, string | undefined, string | undefined]) => {
        asked.push(ask);
        return ask[1] === 'a=1' || ask[2] === 'good key';
      },
    };
    door = await startTestGateway(async (_ask, answer) => void answer.writeHead(200).end('next'), { media });
  });
  afterAll(() => door.close());

  test('P-033 is 404 for a reader', async () => {
    const { status, headers, text } = await sendRequest(door.port, { path: SECRET });
    expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', expect.not.stringContaining('0123')]);
    const head = await sendRequest(door.port, { path: SECRET, method: 'HEAD', headers: { 'if-none-match': '*' } });
    expect([head.status, head.headers.etag]).toEqual([404, undefined]);
  });

  test('opens for those who may, and no cache stores it', async () => {
    const { status, headers } = await sendRequest(door.port, { path: SECRET, headers: { cookie: 'a=1' } });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('opens with a key in the URL', async () => {
    const good = await sendRequest(door.port, { path: `${SECRET}?key=good+key` });
    const bad = await sendRequest(door.port, { path: `${SECRET}?key=bad` });
    expect([good.status, bad.status]).toEqual([200, 404]);
    expect(asked.at(-1)).toEqual(['0a1b2c', undefined, 'bad']);
  });

  test('is saved under its original name', async () => {
    const { headers } = await sendRequest(door.port, { path: '/media/0a1b2c.pdf', headers: { cookie: 'a=1' } });
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('คำสั่ง.pdf')}`);
  });

  test('without a row is 404, even for those who could open others', async () => {
    await writeFile(join(folder, 'media', 'ffff.pdf'), 'orphan');
    expect((await sendRequest(door.port, { path: '/media/ffff.pdf', headers: { cookie: 'a=1' } })).status).toBe(404);
  });

  test('of unknown access is 503 while the database is unavailable', async () => {
    const { status, headers } = await sendRequest(door.port, { path: '/media/empty.png' });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('public access', () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const trial = () => {
    const state = { now: 0, asked: 0, answer: async () => ({ public: true, name: 'x' }) };
    const memory = { cached: new Map(), pending: new Map() };
    const read = cachePublicAccess(
      memory,
      () => {
        state.asked += 1;
        return state.answer();
      },
      () => state.now,
    );
    return { state, memory, read };
  };

  test('is queried once in half a minute, also for concurrent readers', async () => {
    const { state, read } = trial();
    await Promise.all([read('a'), read('a'), read('a')]);
    state.now = 29_999;
    await read('a');
    expect(state.asked).toBe(1);
    state.now = 30_000;
    await read('a');
    expect(state.asked).toBe(2);
  });

  test('ends half a minute after it was withdrawn', async () => {
    const { state, read } = trial();
    await read('a');
    state.answer = async () => ({ public: false, name: 'x' });
    state.now = 30_001;
    expect(await read('a')).toEqual({ public: false, name: 'x' });
  });

  test('continues while the database is unavailable; private files stay unknown', async () => {
    const { state, read } = trial();
    await read('a');
    state.now = 3_600_000;
    state.answer = () => Promise.reject(away);
    expect(await read('a')).toEqual({ public: true, name: 'x' });
    await expect(read('b')).rejects.toBe(away);
  });

  test('is cached for 5,000 files and no more', async () => {
    const { memory, read } = trial();
    for (let at = 0; at < 5_010; at++) await read(String(at));
    expect([memory.cached.size, memory.cached.has('0'), memory.cached.has('5009')]).toEqual([5_000, false, true]);
  });
});
