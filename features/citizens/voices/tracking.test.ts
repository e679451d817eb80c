import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aVoice } from '@/testing/voices';
import { sendContactMessage } from '../contact/contact.commands';
import { trackDataRequest } from '../data-requests/data-requests.queries';
import { trackSuggestion } from '../suggestions/suggestions.queries';
import { findVoice } from './detail.queries';
import { trackMessage } from './tracking.queries';
import {
  listHandoverLines,
  listReplyLines,
  listStepLines,
  nameOwner,
  readMessageCode,
  sortLines,
} from './tracking.rules';
import { answerVoice, handOverVoice, noteVoice } from './voices.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
}, 60_000);

const readSeen = async (id: number) => (await findVoice(room.administrator, id))?.seen ?? '';
const nameOf = async (organisationId = 0) =>
  (await db.organisation.findUniqueOrThrow({ where: { id: organisationId } })).name;

/** Handed from the agency to the college, which notes and answers. */
async function workOn(id: number) {
  const office = await nameOf(room.college.organisationId);
  const give = { id, office, reason: 'เหตุผลภายใน', seen: await readSeen(id) };
  await handOverVoice(give, room.administrator);
  await noteVoice({ id, body: 'บันทึกลับ' }, room.college);
  await answerVoice({ id, status: 'done', body: 'แก้ไขแล้ว', seen: await readSeen(id) }, room.college);
  return office;
}

test.each(['complaint', 'request'] as const)(
  'the page of a %s shows hand-overs and answers by their offices',
  async (kind) => {
    const { id, sourceId } = await aVoice(kind, null, { body: 'ความลับของผู้ส่ง', name: 'ชื่อผู้ส่ง' });
    const office = await workOn(id);
    const where = { id: sourceId };
    const { trackingCode } =
      kind === 'request'
        ? await db.rightsRequest.findUniqueOrThrow({ where })
        : await db.suggestion.findUniqueOrThrow({ where });
    const track = kind === 'request' ? trackDataRequest : trackSuggestion;
    const found = (await track(trackingCode, anAddress()))?.found;
    if (!found) throw new Error('not found');
    expect(nameOwner(found.voice)).toBe(office);
    const lines = sortLines([...listStepLines(found.steps, (status) => status), ...listHandoverLines(found.voice)]);
    expect(lines).toMatchObject([
      { title: 'new', office: undefined },
      { title: `ส่งต่อจากส่วนกลางไปยัง${office}` },
      { title: 'done', office, note: 'แก้ไขแล้ว' },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/ความลับ|ชื่อผู้ส่ง|เหตุผลภายใน|บันทึกลับ|example/);
  },
);

test('the page of a message shows that it was answered by mail, and by whom', async () => {
  const message = { name: 'วรรณา', email: `${randomUUID()}@example.org`, subject: 'เรื่องลับ', consent: 'on' };
  const { trackingCode } = await sendContactMessage({ ...message, body: 'ข้อความลับของผู้ส่ง' }, makeVisitor());
  const { id } = await db.voice.findFirstOrThrow({ where: { message: { trackingCode } } });
  const office = await workOn(id);
  const answer = await trackMessage(` ${trackingCode.toLowerCase().replaceAll('-', '')}`, anAddress());
  expect(answer?.status).toBe(200);
  const found = answer?.found;
  if (!found) throw new Error('not found');
  expect(
    sortLines([...listReplyLines(found.createdAt, found.replies), ...listHandoverLines(found.voice)]),
  ).toMatchObject([
    { title: 'ได้รับข้อความแล้ว' },
    { title: `ส่งต่อจากส่วนกลางไปยัง${office}` },
    { title: 'ส่งคำตอบทางอีเมลแล้ว', office },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/ลับ|วรรณา|แก้ไขแล้ว|เหตุผล|example/);
});

test('codes of messages are guessed at most 30 times an hour; others are none', async () => {
  const address = anAddress();
  for (let count = 0; count < 30; count += 1)
    expect(await trackMessage('C-2222-2222', address)).toEqual({ status: 404, wrong: 'unknown' });
  expect(await trackMessage('C-2222-2222', address)).toEqual({ status: 429, wrong: 'trackLimited' });
  for (const typed of ['', 'S-22222-22222-22222', 'C-2222-222', 'C-2222-222O', 'C-000001'])
    expect(readMessageCode(typed)).toBeUndefined();
});
