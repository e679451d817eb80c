import { getMediaStore } from '@/features/media/media.store';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getMediaFileName } from '@/lib/files/picture.schema';
import { aStoredDocument } from '@/testing/documents';
import { createExportRequester, readCsvLines, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aDraftNotice, aSentNotice, toOrganisationId } from '@/testing/notices';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerNoticeFiles } from './answers.http';
import { answerNoticeExport } from './export.http';
import { answerNoticeListExport } from './sent.http';

const ADDRESS = 'http://localhost:3000/api/v1/notices/x';
const requestFiles = createExportRequester(ADDRESS, answerNoticeFiles);

let room: Newsroom;
let id: number;
beforeEach(async () => {
  room = await aNewsroom();
  id = await aSentNotice(room.administrator, {
    ...{ answerWanted: true, deadlineAt: new Date(Date.now() + 600_000).toISOString() },
    circles: { organisations: [room.college, room.other, room.unit].map(toOrganisationId) },
  });
});

/** Answers for an office with a file of that name; `contents` undefined for a file that the store has lost. */
async function answerWithFile(viewer: Viewer, originalName: string, contents: string | undefined, late = false) {
  const media = await aStoredDocument({ originalName, organisationId: toOrganisationId(viewer) });
  if (contents !== undefined) await getMediaStore().write(getMediaFileName(media), Buffer.from(contents));
  const { deadlineAt } = await db.notice.findUniqueOrThrow({ where: { id } });
  await db.noticeReceipt.update({
    where: { noticeId_organisationId: { noticeId: id, organisationId: toOrganisationId(viewer) } },
    data: {
      answer: 'ตามแนบ',
      answerMediaId: media.id,
      answeredAt: late ? new Date((deadlineAt?.getTime() ?? 0) + 1_000) : new Date(),
    },
  });
}
const findOffice = (viewer: Viewer) => db.organisation.findUniqueOrThrow({ where: { id: toOrganisationId(viewer) } });

test('the files of all answers are one archive, each named by its office; lost ones are listed', async () => {
  await answerWithFile(room.college, '../../แผน:2569.pdf', 'หนึ่ง');
  await answerWithFile(room.other, 'แผน.pdf', 'สอง');
  await answerWithFile(room.unit, 'หาย.pdf', undefined);
  const answer = await (await requestFiles(await anAdministrator()))(`notice=${id}&format=zip`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="notice-\d+-files-[\d-]+\.zip"/);
  const files = unzip(await answer.bytes());
  const [college, other, unit] = [
    await findOffice(room.college),
    await findOffice(room.other),
    await findOffice(room.unit),
  ];
  const nameOf = ({ code, name }: typeof college, own: string) => `${code} - ${name} - ${own}.pdf`;
  expect(files.get(nameOf(college, 'แผน 2569'))).toBe('หนึ่ง');
  expect(files.get(nameOf(other, 'แผน'))).toBe('สอง');
  expect(files.get('ไฟล์ที่เปิดไม่ได้.txt')).toContain(nameOf(unit, 'หาย'));
  expect(files.size).toBe(3);
  expect(await findLastAuditRow('notice')).toMatchObject({ action: 'notice.files', after: { format: 'zip', rows: 3 } });
});

test('the search and the tab of the table select the files; none and too many bytes are refused in words', async () => {
  await answerWithFile(room.college, 'a.pdf', 'a');
  await answerWithFile(room.other, 'b.pdf', 'b', true);
  const ask = await requestFiles(await anAdministrator());
  const late = unzip(await (await ask(`notice=${id}&format=zip&show=late`)).bytes());
  expect([...late.values()]).toEqual(['b']);
  expect((await ask(`notice=${id}&format=zip&show=unanswered`)).status).toBe(404);
  await db.media.updateMany({ where: { noticeAnswers: { some: { noticeId: id } } }, data: { bytes: 2_000_000_000 } });
  const large = await ask(`notice=${id}&format=zip`);
  expect(large.status).toBe(409);
  expect(JSON.stringify(await large.json())).toContain('2 GB');
});

/** Offices that send notices of their own. */
const senders = ['a college', 'an institute', 'a province', 'a department'];

test.each(nonAdministrators)('%s gets neither the files nor the line of a notice of the agency', async (role, make) => {
  await answerWithFile(room.college, 'a.pdf', 'a');
  const person = await make();
  const sends = senders.includes(role);
  expect((await (await requestFiles(person))(`notice=${id}&format=zip`)).status).toBe(sends ? 404 : 403);
  const list = await createExportRequester(ADDRESS, answerNoticeListExport)(person);
  const answer = await list('format=csv&status=sent');
  expect(answer.status).toBe(sends ? 200 : 403);
  if (sends) expect(await readCsvLines(answer)).toHaveLength(1);
});

test('a visitor, an unknown notice, a draft and another format are refused', async () => {
  const draft = await aDraftNotice(room.administrator);
  expect((await (await requestFiles())(`notice=${id}&format=zip`)).status).toBe(401);
  const ask = await requestFiles(await anAdministrator());
  for (const notice of ['2000000000', 'x', '', String(draft)])
    expect((await ask(`notice=${notice}&format=zip`)).status).toBe(404);
  expect((await ask(`notice=${id}&format=csv`)).status).toBe(422);
});

test('the answers are one sheet: office, times, text, file, and in time or late', async () => {
  await answerWithFile(room.college, 'แผน.pdf', 'a');
  await answerWithFile(room.other, 'แผน.pdf', 'b', true);
  const ask = await createExportRequester(ADDRESS, answerNoticeExport)(await anAdministrator());
  const { table, facts } = await readCsvParts(await ask(`notice=${id}&format=csv&show=answered`));
  const line = (viewer: Viewer) => table.find((row) => row.includes(viewer.name ?? '-')) ?? '';
  expect(line(room.college)).toMatch(/,ทัน,ตามแนบ,[^,]*แผน\.pdf,http/);
  expect(line(room.other)).toMatch(/,ล่าช้า,ตามแนบ,[^,]*แผน\.pdf,http/);
  expect(table).toHaveLength(3);
  expect(facts.join()).toMatch(/ชื่อประกาศ,.*กำหนดภายใน,.*ตัวกรองผู้รับ,ตอบแล้ว/);
});

test('the list of notices is a file with state and figures, by tab and search', async () => {
  const draft = await aDraftNotice(room.administrator, { title: 'ร่างที่ยังไม่ส่ง' });
  const { title } = await db.notice.findUniqueOrThrow({ where: { id } });
  const ask = await createExportRequester(ADDRESS, answerNoticeListExport)(await anAdministrator());
  const all = await readCsvParts(await ask('format=csv'));
  expect(all.table.find((row) => row.includes(title))).toMatch(/,ส่งแล้ว,.*,3,0,–,0$/);
  expect(all.table.find((row) => row.includes('ร่างที่ยังไม่ส่ง'))).toMatch(/,ร่าง,,,–,–,–,–$/);
  expect(draft).toBeGreaterThan(0);
  const sent = await readCsvParts(await ask(`format=csv&status=sent&search=${encodeURIComponent(title)}`));
  expect(sent.table).toHaveLength(2);
  expect(sent.facts.map((row) => row.replace(/,+$/, ''))).toEqual(
    expect.arrayContaining(['สถานะ,ส่งแล้ว', `คำค้น,${title}`, 'จำนวนแถว,1']),
  );
});
