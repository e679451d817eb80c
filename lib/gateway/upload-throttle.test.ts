import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCookieName } from '@/lib/auth/cookies';
import { HOUR_MS } from '@/lib/time/units';
import { logInPerson } from '@/testing/log-in';
import { aCollegeUser, aMember } from '@/testing/people';
import { BodyRateMonitor } from './body-rate';
import { sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';
import { callInternal } from './internal-call';
import { serveInternal } from './internal-routes';
import { listen } from './listen';
import { connectToWorker, INTERNAL_PATHS } from './render-worker-client';
import { UploadQueue } from './upload-queue';

const MIB = 1_048_576;
const PATH = '/api/v1/media?name=x.jpg';
const uploads = () => ({
  queue: new UploadQueue({ atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: HOUR_MS }),
  findUploader: async (cookie: string) => (cookie === 'visitor' ? undefined : cookie),
});
let uploadAccess = uploads();
let pace = new BodyRateMonitor({ windowMs: HOUR_MS, bytesASecond: 1 });
let gateway: TestGateway;
let sockets: Socket[] = [];
let mayRead = Promise.resolve();

beforeEach(async () => {
  [uploadAccess, sockets] = [uploads(), []];
  // A window lasts an hour, as the tests end it themselves; its minimum is 3,600 bytes.
  pace = new BodyRateMonitor({ windowMs: HOUR_MS, bytesASecond: 1 });
  gateway = await startTestGateway(
    async (ask, answer) => {
      if (ask.headers.cookie === 'visitor') return void answer.writeHead(401).end();
      await mayRead;
      const body = await text(ask).catch(() => undefined);
      if (body !== undefined) answer.end(`took ${body.length}`);
    },
    { uploads: uploadAccess, bodyRate: pace },
  );
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.close();
});

/** Starts an upload, sends only its first part, and returns what comes back. */
function begin(account: string, first: string | Buffer = 'x', length = MIB): { socket: Socket; words: () => string } {
  const socket = connect(gateway.port, '127.0.0.1');
  sockets.push(socket);
  let words = '';
  socket.on('data', (chunk) => {
    words += chunk.toString('utf8');
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\nCookie: ${account}\r\nContent-Length: ${length}\r\n\r\n`);
  socket.write(first);
  return { socket, words: () => words };
}

const upload = (account: string) =>
  sendRequest(gateway.port, { method: 'POST', path: PATH, headers: { cookie: account }, body: 'x'.repeat(5_000) });

const counts = () => [uploadAccess.queue.open, uploadAccess.queue.waiting];

/** Waits until a condition holds; a test that waits for ever fails by its timeout. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('64 uploads of one account at a byte a time leave the places of others free', async () => {
  const slow = Array.from({ length: 64 }, () => begin('one'));
  await until(() => slow.filter(({ words }) => words().includes(' 503 ')).length === 50);
  expect(counts()).toEqual([2, 12]);
  for (let times = 0; times < 5; times += 1) expect((await upload('two')).text).toBe('took 5000');
  expect(counts()).toEqual([2, 12]);
});

test('clients that disconnect free their places at once, also while they wait', async () => {
  const slow = Array.from({ length: 14 }, () => begin('one'));
  await until(() => uploadAccess.queue.waiting === 12);
  for (const { socket } of slow.slice(2)) socket.destroy();
  await until(() => uploadAccess.queue.waiting === 0);
  expect(counts()).toEqual([2, 0]);
  for (const { socket } of slow) socket.destroy();
  await until(() => uploadAccess.queue.open === 0);
});

test('clients that disconnect with unread data keep nobody waiting', async () => {
  const [first, second] = [begin('one'), begin('one')];
  await until(() => uploadAccess.queue.open === 2);
  const gone = Array.from({ length: 12 }, () => begin('one', Buffer.alloc(MIB / 2)));
  await until(() => uploadAccess.queue.waiting === 12);
  for (const { socket } of gone) socket.destroy();
  first.socket.destroy();
  second.socket.destroy();
  await until(() => counts().every((count) => count === 0));
  expect((await upload('one')).text).toBe('took 5000');
});

test('a client that may not upload takes no place', async () => {
  const reply = await upload('visitor');
  expect([reply.status, ...counts()]).toEqual([401, 0, 0]);
});

describe('at the end of a window', () => {
  test('a body that was too slow is rejected and closed, and its place is passed on; a fast one is not', async () => {
    const [slow, , waiting] = [begin('one'), begin('one'), begin('one', 'x'.repeat(5_000), 5_000)];
    const well = begin('two');
    await until(() => uploadAccess.queue.open === 3 && uploadAccess.queue.waiting === 1);
    pace.tick();
    expect(slow.words()).toBe('');
    well.socket.write('x'.repeat(4_000));
    slow.socket.write('x');
    // The response of another upload arrives after what was written before it.
    await upload('three');
    pace.tick();
    await until(() => slow.words().includes('HTTP/1.1 408 ') && slow.socket.readableEnded);
    expect(slow.words()).toMatch(/\r\nConnection: close\r\n/i);
    await until(() => waiting.words().includes('took 5000'));
    expect(well.words()).toBe('');
    expect([uploadAccess.queue.waiting, pace.size]).toEqual([0, 1]);
  });

  test('a body that waits for its turn, or is not read yet, is not judged', async () => {
    let read = () => {};
    mayRead = new Promise((resolve) => {
      read = resolve;
    });
    const held = Array.from({ length: 3 }, () => begin('one', Buffer.alloc(MIB)));
    await until(() => uploadAccess.queue.waiting === 1);
    // Everything buffered between the two has been transferred.
    await until(() => held.every(({ socket }) => socket.bytesWritten > 0));
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let times = 0; times < 5; times += 1) pace.tick();
    read();
    await until(() => held.every(({ words }) => words().includes(`took ${MIB}`)));
  });
});

describe('a render worker looks up the uploader for the gateway', () => {
  test('only an account that may write news', async () => {
    const path = `/tmp/uploader-${process.pid}.sock`;
    const behind = await listen([serveInternal(() => 'render-0')], { path });
    const drawing = connectToWorker(path);
    const ask = (token: string) =>
      callInternal(drawing, INTERNAL_PATHS.uploader, `${getCookieName('session')}=${token}`);
    const [writer, member] = [await logInPerson(await aCollegeUser()), await logInPerson(await aMember())];
    expect(await ask(writer.token)).toBe(writer.viewer.accountId);
    expect([await ask(member.token), await ask('x'.repeat(43))]).toEqual([null, null]);
    drawing.close();
    await behind.close();
  });
});
