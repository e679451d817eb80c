import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Arriving } from './parse.mjs';
import { isIncomplete, writeRequest } from './write.mjs';

/** Timeout of a response, generous for busy machines. */
const DEADLINE_MS = 60_000;
/** Timeout of the response to an incomplete request. */
const PATIENCE_MS = 1_500;
const FOLLOWING = { topic: 'follow', as: 'visitor', method: 'GET', target: '/api/v1/online', headers: [] };
const unpack = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/**
 * Sends a request on a new connection and waits for the result.
 *
 * @param {import('./write.mjs').Request} request
 * @param {{ host: string, port: number, cookie?: string }} to
 * @returns {Promise<{ status?: number, headers: [string, string][], header: (name: string) => string | undefined,
 *   text: string, ms: number, end: 'whole' | 'cut' | 'late', follow?: 'answered' | 'closed' | 'broken' | 'late' }>}
 */
export async function send(request, { host, port, cookie }) {
  const began = performance.now();
  const socket = connect({ host: '127.0.0.1', port });
  // Half of the requests are rejected while they are still being sent.
  socket.on('error', () => undefined);
  const gone = new Promise((resolve) => socket.once('close', resolve));
  const read = (isBodiless, ms = DEADLINE_MS) => readAnswer(socket, gone, { isBodiless, ms });
  const answered = read(request.method === 'HEAD', isIncomplete(request) ? PATIENCE_MS : DEADLINE_MS);
  const { head, body } = writeRequest(request, { host, cookie });
  const sent = write(socket, head, body, request.pace);
  const { answer, end } = await answered;
  const isOver = answer.header('connection') === 'close' || end !== 'whole';
  const follow = request.follow && !isOver ? await sendFollowUp({ socket, sent, read, host }) : undefined;
  socket.destroy();
  return {
    ...{ status: answer.status, headers: answer.headers, header: (name) => answer.header(name) },
    ...{ text: decodeText(answer), ms: performance.now() - began, end, follow },
  };
}

async function write(socket, head, body, pace) {
  socket.write(head);
  if (!pace) return void socket.write(body);
  for (let at = 0; at < body.length && !socket.destroyed; at += pace.bytes) {
    socket.write(body.subarray(at, at + pace.bytes));
    await wait(pace.ms);
  }
}

async function readAnswer(socket, gone, { isBodiless, ms }) {
  const answer = new Arriving(isBodiless);
  const whole = new Promise((resolve) => {
    socket.on('data', (bytes) => {
      answer.take(bytes);
      if (answer.isWhole) resolve('whole');
    });
  });
  const closed = gone.then(() => {
    answer.close();
    return answer.isWhole ? 'whole' : 'cut';
  });
  const late = new AbortController();
  const end = await Promise.race([whole, closed, wait(ms, 'late', { signal: late.signal })]);
  late.abort();
  socket.removeAllListeners('data');
  return { answer, end };
}

/** Sends another request: if the server keeps the connection open, it has to be answered as usual. */
async function sendFollowUp({ socket, sent, read, host }) {
  await sent;
  const answered = read(false);
  socket.write(writeRequest(FOLLOWING, { host }).head);
  const { answer, end } = await answered;
  if (end === 'late') return 'late';
  if (answer.status === undefined) return 'closed';
  return answer.status < 500 ? 'answered' : 'broken';
}

function decodeText(answer) {
  const plain = unpack[answer.header('content-encoding')] ?? ((bytes) => bytes);
  try {
    return plain(answer.body).toString();
  } catch {
    return answer.body.toString('latin1');
  }
}
