import { parse } from 'csv-parse/sync';
import { readSheet as readExcel } from 'read-excel-file/node';
import { db } from '@/lib/db/db';
import { anIdCard } from '@/testing/id-card';
import { anExcelFile, toViewer, waitForImport } from '@/testing/imports';
import { aCollege, aCollegeUser, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { confirmImport } from './imports.commands';
import { listImportRows } from './imports.queries';
import type { ImportKind } from './imports.schema';
import { answerRefused } from './refused.http';
import { uploadImport } from './upload';

/** Every file is read by a child process, which takes time to start. */
jest.setTimeout(60_000);

type Viewer = ReturnType<typeof toViewer>;
const FIRST_PAGE = { page: 1, per: 48 };

const send = async (viewer: Viewer, file: string | Buffer, kind: ImportKind = 'collegeUsers') =>
  waitForImport(await uploadImport({ kind, fileName: 'people.csv', file: Buffer.from(file) }, viewer));

async function confirm(viewer: Viewer, id: number) {
  await confirmImport({ id, skip: 'on' }, viewer);
  return waitForImport(id);
}

const REASON = 'เหตุผลที่นำเข้าไม่ได้';

test('a CSV file of refused rows has their cells as they came, and is taken once they are mended', async () => {
  const viewer = toViewer('college', await aCollege());
  const [good, other] = [anIdCard(), anIdCard()];
  const file = [
    'หมายเหตุ;เลขประจำตัวประชาชน * ;ชื่อ;นามสกุล;รหัสเดิม',
    `ก;${good};มานะ;ใจดี;0001`,
    `" เว้น ";'${other.slice(0, 12)};"มา""นี";ใจ ดี;0042`,
    `"=1+1;\nสอง";${other};ก;ดีใจ; 007`,
  ].join('\r\n');
  const checked = await send(viewer, file);
  expect(checked.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 });
  const before = await answerRefused(viewer, checked.id);
  await confirm(viewer, checked.id);
  const after = await answerRefused(viewer, checked.id);
  const bytes = Buffer.from(await after.arrayBuffer());
  expect(bytes.equals(Buffer.from(await before.arrayBuffer()))).toBe(true);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(after.headers.get('content-type')).toContain('text/csv');
  const [heading, first = [], second = []]: string[][] = parse(text, { bom: true, delimiter: ';' });
  expect(heading).toEqual(['หมายเหตุ', 'เลขประจำตัวประชาชน * ', 'ชื่อ', 'นามสกุล', 'รหัสเดิม', REASON]);
  expect(first.slice(0, -1)).toEqual([' เว้น ', `'${other.slice(0, 12)}`, 'มา"นี', 'ใจ ดี', '0042']);
  expect(first.at(-1)).toContain('เลขประจำตัวประชาชน: ');
  expect(second.slice(0, -1)).toEqual(['=1+1;\nสอง', other, 'ก', 'ดีใจ', ' 007']);
  expect(second.at(-1)).toBe('ชื่อ: ชื่อต้องยาวอย่างน้อย 2 ตัวอักษร');

  const mended = text
    .replace(`'${other.slice(0, 12)}`, anIdCard())
    .replace('มา""นี', 'มานี')
    .replace(';ก;', ';มานพ;');
  const again = await send(viewer, mended);
  expect(again).toMatchObject({ counts: { new: 2, changed: 0, same: 0, wrong: 0 }, unknown: ['หมายเหตุ', 'รหัสเดิม'] });
});

test('an Excel file of refused rows keeps texts as texts and numbers as numbers, and can be refused again', async () => {
  const viewer = toViewer('college', await aCollege());
  const file = await anExcelFile([
    ['ลำดับ', 'เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล', 'รหัส'],
    [1, anIdCard(), 'มานะ', 'ใจดี', '0001'],
    [2.5, 1101700203450, ' มานี ', '<b>', '0002'],
  ]);
  const checked = await send(viewer, file);
  const answer = await answerRefused(viewer, checked.id);
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const rows = await readExcel(bytes, { trim: false });
  expect(rows).toEqual([
    ['ลำดับ', 'เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล', 'รหัส', REASON],
    [2.5, 1101700203450, ' มานี ', '<b>', '0002', expect.stringContaining('นามสกุล')],
  ]);
  const again = await send(viewer, bytes);
  expect(again).toMatchObject({ unknown: ['ลำดับ', 'รหัส'], counts: { new: 0, changed: 0, same: 0, wrong: 1 } });
  const second = await readExcel(Buffer.from(await (await answerRefused(viewer, again.id)).arrayBuffer()));
  expect(second[0]?.filter((title) => title === REASON)).toHaveLength(1);
});

test('nobody else gets the file, and cells as they came are sealed and kept of refused rows only', async () => {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const [good, bad] = [anIdCard(), '1234567890123'];
  const job = await send(viewer, `เลขประจำตัวประชาชน,ชื่อ,นามสกุล\n${good},มานะ,ใจดี\n${bad},มานี,ใจดี`);
  await expect(answerRefused(toViewer('VecAdmin', await anAdministrator()), job.id)).rejects.toMatchObject({
    kind: 'missing',
  });
  const stored = await db.importRow.findMany({ where: { jobId: job.id } });
  expect(stored.every(({ original }) => original !== null)).toBe(true);
  expect(JSON.stringify(stored.map(({ original }) => original))).not.toContain(bad);
  await confirm(viewer, job.id);
  const kept = await db.importRow.findMany({ where: { jobId: job.id }, orderBy: { number: 'asc' } });
  expect(kept.map(({ original }) => original !== null)).toEqual([false, true]);
  const all = await send(viewer, `เลขประจำตัวประชาชน,ชื่อ,นามสกุล\n${anIdCard()},มานะ,ใจดี`);
  await expect(answerRefused(viewer, all.id)).rejects.toMatchObject({ kind: 'missing' });
});

describe('changes', () => {
  test('of a college user: only the fields that differ, from the old to the new value', async () => {
    const college = await aCollege();
    const viewer = toViewer('college', college);
    const [one, two] = [
      await aCollegeUser({ college: college.organisation.id, account: { email: 'old@example.org' } }),
      await aCollegeUser({ college: college.organisation.id }),
    ];
    const heading = 'เลขประจำตัวประชาชน,ชื่อ,นามสกุล,อีเมล';
    const job = await send(
      viewer,
      [heading, `${one.name},สมชาย,ใจกล้า,new@example.org`, `${two.name},สมชาย,ใจดี,`].join('\n'),
    );
    const rows = await listImportRows(job.id, FIRST_PAGE);
    expect(rows.map(({ verdict, changes }) => ({ verdict, changes }))).toEqual([
      {
        verdict: 'changed',
        changes: [
          { column: 'lastName', from: 'ใจดี', to: 'ใจกล้า' },
          { column: 'email', from: 'old@example.org', to: 'new@example.org' },
        ],
      },
      { verdict: 'same', changes: [] },
    ]);
  });

  test('of a college: an affiliation by its name', async () => {
    const administrator = toViewer('VecAdmin', await anAdministrator());
    const [from, to] = [await aProvince(), await aProvince()];
    const { organisation } = await aCollege({ organisation: { provinceId: from.id, phone: '053111111' } });
    const heading = 'รหัส,ชื่อ,จังหวัด,โทรศัพท์';
    const job = await send(
      administrator,
      `${heading}\n${organisation.code},${organisation.name},${to.name},053222222`,
      'college',
    );
    const [row] = await listImportRows(job.id, FIRST_PAGE);
    expect(row?.changes).toEqual([
      { column: 'phone', from: '053111111', to: '053222222' },
      { column: 'province', from: from.name, to: to.name },
    ]);
  });

  test('of a staff account: the organisation by its name', async () => {
    const administrator = toViewer('VecAdmin', await anAdministrator());
    const [old, next] = [await aStaffOffice('iven'), await aStaffOffice('iven')];
    const login = await db.systemUser.create({
      data: {
        ...{ userName: `pr.${anIdCard()}`, organisation: { connect: { id: old.organisation.id } } },
        account: { create: { role: 'iven' as const, displayName: 'สมหญิง ใจดี' } },
      },
    });
    const job = await send(
      administrator,
      `หน่วยงาน,ชื่อผู้ใช้,ชื่อที่แสดง\n${next.organisation.code},${login.userName},สมหญิง ใจงาม`,
      'staff',
    );
    const [row] = await listImportRows(job.id, FIRST_PAGE);
    expect(row?.changes).toEqual([
      { column: 'organisation', from: old.organisation.name, to: next.organisation.name },
      { column: 'displayName', from: 'สมหญิง ใจดี', to: 'สมหญิง ใจงาม' },
    ]);
  });
});

test('an account that a file added is kept with its row, and is marked as imported', async () => {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const known = await aCollegeUser({ college: college.organisation.id });
  const heading = 'เลขประจำตัวประชาชน,ชื่อ,นามสกุล';
  const job = await send(viewer, `${heading}\n${anIdCard()},มานะ,ใจดี\n${known.name},สมชาย,ใจกล้า`);
  await confirm(viewer, job.id);
  const rows = await db.importRow.findMany({
    where: { jobId: job.id },
    select: { account: { select: { displayName: true, importedAt: true } } },
    orderBy: { number: 'asc' },
  });
  expect(rows.map(({ account }) => account)).toEqual([
    { displayName: 'มานะ ใจดี', importedAt: expect.any(Date) },
    { displayName: 'สมชาย ใจกล้า', importedAt: null },
  ]);
  const administrator = toViewer('VecAdmin', await anAdministrator());
  const { name } = await aProvince();
  const code = anIdCard();
  const offices = await send(administrator, `รหัส,ชื่อ,จังหวัด\n${code},วิทยาลัย ${code},${name}`, 'college');
  await confirm(administrator, offices.id);
  const office = await db.systemUser.findUniqueOrThrow({ where: { userName: code }, include: { account: true } });
  expect(office.account.importedAt).not.toBeNull();
  expect(await db.importRow.count({ where: { jobId: offices.id, accountId: office.accountId } })).toBe(1);
});
