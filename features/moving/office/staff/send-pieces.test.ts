import { PIECE_BYTES } from '../upload.rules';
import { sendInPieces } from './send-pieces';

type Call = { address: string; bytes: number; body?: string };

/** Answers of a server, one per call; undefined for a connection that broke. */
function createSender(answers: readonly (object | undefined)[]) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  const queue = [...answers];
  const send = async (address: string, { body }: { body: Blob | string }) => {
    calls.push(typeof body === 'string' ? { address, bytes: body.length, body } : { address, bytes: body.size });
    const answer = queue.shift();
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer);
  };
  const pause = async (ms: number) => pauses.push(ms);
  return { calls, pauses, sender: { fetch: send as unknown as typeof fetch, pause } };
}

const received = { status: true, data: { bytes: 1 } };
const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'export.xml');
const wishes = { as: 'drafts', categoryId: '3' };

test('a file is sent piece by piece, then looked at', async () => {
  const { calls, sender } = createSender([received, received, { status: true, data: { id: 7 } }]);
  const shown: number[] = [];
  const file = aFile(PIECE_BYTES + 10);
  expect(await sendInPieces(file, wishes, (bytes) => shown.push(bytes), sender)).toEqual({ id: 7 });
  expect(shown).toEqual([PIECE_BYTES, PIECE_BYTES + 10]);
  expect(calls.map(({ bytes }) => bytes).slice(0, 2)).toEqual([PIECE_BYTES, 10]);
  const [first, second, last] = calls;
  const key = new URL(first?.address ?? '', 'https://a.test').searchParams.get('key');
  expect(second?.address).toBe(`/api/v1/own-moves/pieces?key=${key}&at=${PIECE_BYTES}`);
  expect(JSON.parse(last?.body ?? '')).toEqual({ ...wishes, key, name: 'export.xml' });
});

test('a piece without an answer is sent again, twice at most; a refusal ends it with its words', async () => {
  const again = createSender([undefined, received, { status: true, data: { id: 7 } }]);
  expect(await sendInPieces(aFile(5), wishes, () => undefined, again.sender)).toEqual({ id: 7 });
  expect(again.pauses).toEqual([1_000]);
  const never = createSender([]);
  expect(await sendInPieces(aFile(5), wishes, () => undefined, never.sender)).toMatchObject({
    problem: expect.stringContaining('ส่งไฟล์ไม่สำเร็จ'),
  });
  expect(never.calls).toHaveLength(3);
  const refused = createSender([{ status: false, message: 'ไฟล์ใหญ่เกิน' }]);
  expect(await sendInPieces(aFile(5), wishes, () => undefined, refused.sender)).toEqual({ problem: 'ไฟล์ใหญ่เกิน' });
  expect(refused.calls).toHaveLength(1);
});
