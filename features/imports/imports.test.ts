import { db } from '@/lib/db/db';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { anIdCard } from '@/testing/id-card';
import { aCsvFile, anExcelFile, listWrongRows, toViewer, waitForImport } from '@/testing/imports';
import { aCollege, aCollegeUser, anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { countStatements } from '@/testing/statements';
import { cancelImport, confirmImport, restartImport } from './imports.commands';
import { importsMessages } from './imports.messages';
import { findImportJob, listStaleJobs } from './imports.queries';
import type { ImportKind } from './imports.schema';
import { resumeImports } from './runner';
import { uploadImport } from './upload';

const HEADINGS = ['อีเมล', 'เลขประจำตัวประชาชน*', 'ชื่อ', 'นามสกุล', 'หมายเหตุ'];
type Rows = (string | number)[][];

const sent = async (viewer: ReturnType<typeof toViewer>, kind: ImportKind, file: Buffer, fileName = 'people.xlsx') =>
  waitForImport(await uploadImport({ kind, fileName, file }, viewer));

async function confirmed(viewer: ReturnType<typeof toViewer>, id: number, skip?: 'on') {
  await confirmImport({ id, skip }, viewer);
  return waitForImport(id);
}

test('2,000 users of a college with 10 invalid rows: each is named, the rest is written at once, and a second import is all "same"', async () => {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const foreign = await aCollegeUser();
  const people: Rows = Array.from({ length: 2_000 }, (_, index) => [
    index % 2 ? `user${index}@example.ac.th` : '',
    anIdCard(),
    'สมชาย',
    `ใจดี${'กขคงจ'[index % 5]}`,
    'x',
  ]);
  const wrongRows: [number, number, string][] = [
    [10, 1, '1234567890123'],
    [20, 1, '110170020345'],
    [30, 1, ''],
    [40, 2, ''],
    [50, 2, 'ก'],
    [60, 3, 'ใจดี9'],
    [70, 0, 'not an address'],
    [80, 1, String(people[0]?.[1])],
    [90, 1, foreign.name],
    [100, 3, '<b>'],
  ];
  for (const [at, column, value] of wrongRows) people[at]?.splice(column, 1, value);
  const file = await anExcelFile([HEADINGS, ...people]);
  const checked = await sent(viewer, 'collegeUsers', file);
  expect(checked).toMatchObject({
    status: 'checked',
    total: 2_000,
    progress: 2_000,
    unknown: ['หมายเหตุ'],
    counts: { new: 1_990, changed: 0, same: 0, wrong: 10 },
  });
  expect(await listWrongRows(checked.id)).toEqual({
    12: [{ column: 'idCard', text: expect.stringContaining('เลขประจำตัวประชาชน') }],
    22: [{ column: 'idCard', text: expect.stringContaining('เลขประจำตัวประชาชน') }],
    32: [{ column: 'idCard', text: expect.stringContaining('กรุณากรอก') }],
    42: [{ column: 'firstName', text: 'กรุณากรอกชื่อ' }],
    52: [{ column: 'firstName', text: 'ชื่อต้องยาวอย่างน้อย 2 ตัวอักษร' }],
    62: [{ column: 'lastName', text: expect.stringContaining('อักษรไทย') }],
    72: [{ column: 'email', text: 'รูปแบบอีเมลไม่ถูกต้อง' }],
    82: [{ column: 'idCard', text: 'ซ้ำกับแถวที่ 2' }],
    92: [{ column: 'idCard', text: expect.stringMatching(/\p{Script=Thai}/u) }],
    102: [{ column: 'lastName', text: expect.stringContaining('อักษรไทย') }],
  });
  const organisationId = college.organisation.id;
  expect(await db.collegeUser.count({ where: { organisationId } })).toBe(0);
  await expect(confirmImport({ id: checked.id }, viewer)).rejects.toMatchObject({
    fields: { skip: importsMessages['imports.skipRequired'] },
  });

  const statements = await countStatements(async () =>
    expect(await confirmed(viewer, checked.id, 'on')).toMatchObject({ status: 'done', progress: 2_000 }),
  );
  // Rows are written by batches: far fewer statements than rows.
  expect(statements).toBeLessThan(1_000);
  expect(await db.collegeUser.count({ where: { organisationId } })).toBe(1_990);
  expect(await db.account.count({ where: { collegeUser: { organisationId }, passwordHash: null } })).toBe(1_990);
  const lines = await db.auditLog.groupBy({
    by: ['action'],
    where: { accountId: viewer.accountId },
    _count: { _all: true },
  });
  expect(Object.fromEntries(lines.map(({ action, _count }) => [action, _count._all]))).toEqual({
    'import.check': 1,
    'import.write': 1,
    'collegeUser.add': 1_990,
  });
  const kept = await db.importRow.findFirstOrThrow({ where: { jobId: checked.id, number: 2 } });
  expect(kept.cells).toMatchObject({ idCard: `*********${String(people[0]?.[1]).slice(-4)}` });

  const again = await sent(viewer, 'collegeUsers', file);
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 1_990, wrong: 10 });
  await expect(confirmImport({ id: again.id, skip: 'on' }, viewer)).rejects.toMatchObject({ key: 'imports.nothing' });
  expect(await db.collegeUser.count({ where: { organisationId } })).toBe(1_990);
}, 180_000);

describe('a college', () => {
  test('changes its own users, keeps the values of empty cells, and touches no other college', async () => {
    const college = await aCollege();
    const viewer = toViewer('college', college);
    const other = await aCollege();
    const user = await aCollegeUser({ college: college.organisation.id, account: { email: 'old@example.org' } });
    const file = aCsvFile([
      ['สถานศึกษา', 'เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล', 'อีเมล'],
      [college.organisation.code, user.name, 'สมชาย', 'เปลี่ยนแล้ว', ''],
      [other.organisation.code, anIdCard(), 'สมชาย', 'ใจดี', ''],
    ]);
    const job = await sent(viewer, 'collegeUsers', file, 'people.csv');
    expect(job.counts).toMatchObject({ changed: 1, wrong: 1 });
    expect(await listWrongRows(job.id)).toEqual({
      3: [{ column: 'college', text: expect.stringContaining('นอกความดูแล') }],
    });
    await confirmed(viewer, job.id, 'on');
    const row = await db.collegeUser.findUniqueOrThrow({ where: { id: user.id }, include: { account: true } });
    expect(row).toMatchObject({ lastName: 'เปลี่ยนแล้ว', account: { email: 'old@example.org' } });
  });

  test('imports no organisations, and sees no jobs of others', async () => {
    const viewer = toViewer('college', await aCollege());
    await expect(
      uploadImport({ kind: 'college', fileName: 'x.csv', file: aCsvFile([['รหัส']]) }, viewer),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    const file = aCsvFile([HEADINGS, ['', anIdCard(), 'สมชาย', 'ใจดี', '']]);
    const job = await sent(viewer, 'collegeUsers', file);
    const stranger = toViewer('college', await aCollege());
    expect(await findImportJob(stranger, job.id)).toBeUndefined();
    for (const run of [confirmImport, cancelImport, restartImport]) {
      await expect(run({ id: job.id }, stranger)).rejects.toMatchObject({ kind: 'missing' });
    }
  });
});

test.each(['iven', 'VecProvince', 'veccentral', 'newseditors'] as const)('%s imports nothing', async (role) => {
  const viewer = toViewer(role, await aStaffOffice(role));
  const upload = { kind: 'collegeUsers', fileName: 'x.csv', file: aCsvFile([HEADINGS]) } as const;
  await expect(uploadImport(upload, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('an administrator', () => {
  test('imports colleges with references by name or code, then changes one; unknown and foreign codes are reported', async () => {
    const viewer = toViewer('VecAdmin', await anAdministrator());
    const [province, institute, office] = [
      await aProvince(),
      await aStaffOffice('iven'),
      await aStaffOffice('veccentraldep'),
    ];
    const [one, two] = [makeUnique('c').replace(' ', '-'), makeUnique('c').replace(' ', '-')];
    const headings = ['รหัสสถานศึกษา', 'ชื่อสถานศึกษา', 'จังหวัด', 'สถาบัน', 'โทรศัพท์'];
    const first = await sent(
      viewer,
      'college',
      await anExcelFile([
        headings,
        [one, 'วิทยาลัยหนึ่ง', province.name, institute.organisation.name, '0530000'],
        [two, 'วิทยาลัยสอง', String(province.id), institute.organisation.code, ''],
        [makeUnique('c').replace(' ', '-'), 'วิทยาลัยสาม', 'ดาวอังคาร', '', ''],
        [office.organisation.code, 'วิทยาลัยสี่', province.name, '', ''],
        ['รหัส', '', province.name, '', ''],
      ]),
    );
    expect(first.counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 3 });
    expect(await listWrongRows(first.id)).toMatchObject({
      4: [{ column: 'province', text: expect.stringContaining('ไม่พบ') }],
      5: [{ column: 'code', text: expect.stringContaining('ประเภทอื่น') }],
      6: expect.arrayContaining([expect.objectContaining({ column: 'name' })]),
    });
    expect(await confirmed(viewer, first.id, 'on')).toMatchObject({ status: 'done' });
    const rows = await db.organisation.findMany({
      where: { code: { in: [one, two] } },
      include: { systemUsers: true },
    });
    for (const row of rows) {
      expect(row).toMatchObject({ provinceId: province.id, instituteId: institute.organisation.id, kind: 'college' });
      expect(row.systemUsers).toMatchObject([{ userName: row.code, isOffice: true }]);
    }
    const second = aCsvFile([
      headings,
      [one.toUpperCase(), 'วิทยาลัยใหม่', province.nameEn, '', ''],
      [two, 'วิทยาลัยสอง', province.name, '', ''],
    ]);
    const job = await sent(viewer, 'college', second);
    expect(job.counts).toEqual({ new: 0, changed: 1, same: 1, wrong: 0 });
    await confirmed(viewer, job.id);
    expect(await db.organisation.findUnique({ where: { code: one } })).toMatchObject({
      ...{ name: 'วิทยาลัยใหม่', phone: '0530000', instituteId: institute.organisation.id },
    });
  });

  test('keeps the public profile of a college that a file changes', async () => {
    const viewer = toViewer('VecAdmin', await anAdministrator());
    const picture = await aStoredPicture();
    const profile = {
      ...{ publicEmail: 'info@c.example', openingHours: 'จันทร์–ศุกร์', pictureId: picture.id },
      ...{ programmes: { certificate: ['ช่างยนต์'] }, programmeSearch: 'ช่างยนต์' },
    };
    const { organisation } = await aCollege({ organisation: profile });
    const file = aCsvFile([
      ['รหัสสถานศึกษา', 'ชื่อสถานศึกษา', 'จังหวัด'],
      [organisation.code, 'วิทยาลัยเทคนิคดอยคำ', String(organisation.provinceId)],
    ]);
    const job = await sent(viewer, 'college', file);
    expect(job.counts).toMatchObject({ changed: 1, wrong: 0 });
    await confirmed(viewer, job.id);
    expect(await db.organisation.findUniqueOrThrow({ where: { id: organisation.id } })).toMatchObject({
      ...profile,
      name: 'วิทยาลัยเทคนิคดอยคำ',
      initial: 'ด',
    });
  });

  test('imports staff accounts but none of the agency; the same file again changes nothing', async () => {
    const administrator = await anAdministrator();
    const viewer = toViewer('VecAdmin', administrator);
    const college = await aCollege();
    const [name, another] = [makeUnique('u').replace(' ', '.'), makeUnique('u').replace(' ', '.')];
    const file = aCsvFile([
      ['หน่วยงาน', 'ชื่อผู้ใช้', 'ชื่อที่แสดง', 'อีเมล'],
      [college.organisation.name, name, 'สมหญิง ใจดี', 'pr@example.org'],
      [administrator.organisation.code, another, 'ใครสักคน', ''],
      [college.organisation.code, 'ชื่อไทย', 'ใครสักคน', ''],
    ]);
    const job = await sent(viewer, 'staff', file);
    expect(job.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 });
    await confirmed(viewer, job.id, 'on');
    const made = await db.systemUser.findUniqueOrThrow({ where: { userName: name }, include: { account: true } });
    expect(made).toMatchObject({ isOffice: false, account: { role: 'college', passwordHash: null } });
    expect((await sent(viewer, 'staff', file)).counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 2 });
  });
});

test('all confirmed rows are written, or none: a number taken meanwhile aborts the import', async () => {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const [first, second] = [anIdCard(), anIdCard()];
  const file = aCsvFile([HEADINGS, ['', first, 'สมชาย', 'ใจดี', ''], ['', second, 'สมหญิง', 'ใจดี', '']]);
  const job = await sent(viewer, 'collegeUsers', file);
  const other = await aCollegeUser();
  await db.collegeUser.update({ where: { id: other.id }, data: { idCard: second } });
  const failed = await confirmed(viewer, job.id);
  expect(failed).toMatchObject({
    status: 'failed',
    problem: 'imports.changedMeanwhile',
    detail: expect.stringContaining('3'),
  });
  expect(await db.collegeUser.count({ where: { organisationId: college.organisation.id } })).toBe(0);
  await restartImport({ id: job.id }, viewer);
  expect(await waitForImport(job.id)).toMatchObject({ status: 'checked', counts: { new: 1, wrong: 1 } });
});

test('a job interrupted by a restart is resumed; one whose owner was closed fails', async () => {
  const college = await aCollege();
  const viewer = toViewer('college', college);
  const file = aCsvFile([HEADINGS, ['', anIdCard(), 'สมชาย', 'ใจดี', '']]);
  const job = await sent(viewer, 'collegeUsers', file);
  const lost = { status: 'writing', aliveAt: new Date(Date.now() - 120_000), attempts: 1 } as const;
  await db.importJob.update({ where: { id: job.id }, data: lost });
  expect(await listStaleJobs()).toContain(job.id);
  await resumeImports();
  expect(await waitForImport(job.id)).toMatchObject({ status: 'done' });
  const next = await sent(viewer, 'collegeUsers', aCsvFile([HEADINGS, ['', anIdCard(), 'สมชาย', 'ใจดี', '']]));
  await db.account.update({ where: { id: viewer.accountId }, data: { status: 'closed' } });
  await db.importJob.update({ where: { id: next.id }, data: lost });
  await resumeImports();
  expect(await waitForImport(next.id)).toMatchObject({ status: 'failed', problem: 'imports.accountClosed' });
  expect(await db.collegeUser.count({ where: { organisationId: college.organisation.id } })).toBe(1);
});

test('a file with a missing or duplicate column is stored with its problem; a cancelled job writes nothing', async () => {
  const viewer = toViewer('college', await aCollege());
  const lacking = await sent(
    viewer,
    'collegeUsers',
    aCsvFile([
      ['ชื่อ', 'เลขบัตรประชาชน'],
      ['ก', '1'],
    ]),
  );
  expect(lacking).toMatchObject({ status: 'failed', problem: 'imports.columnsMissing', detail: 'นามสกุล' });
  const doubled = await sent(
    viewer,
    'collegeUsers',
    aCsvFile([
      [...HEADINGS, 'e-mail'],
      ['', '', '', '', '', ''],
    ]),
  );
  expect(doubled).toMatchObject({ status: 'failed' });
  const job = await sent(viewer, 'collegeUsers', aCsvFile([HEADINGS, ['', anIdCard(), 'สมชาย', 'ใจดี', '']]));
  await cancelImport({ id: job.id }, viewer);
  await expect(confirmImport({ id: job.id }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
});
