import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aCollege } from '@/testing/people';
import { aPeriod, aReport, buildComingPeriod, buildPastPeriod, toTimeInDays } from '@/testing/reports';
import { correctPeriod, deletePeriod, restorePeriod, savePeriod } from './periods.commands';
import { periodsMessages } from './periods.messages';
import { findCurrentPeriod, listPeriodChanges, listPeriodEntries } from './periods.queries';

const aForm = (given: Record<string, unknown> = {}) => ({
  name: makeUnique('ไตรมาส'),
  fiscalYear: '2570',
  startsOn: '1/10/2569',
  endsOn: '31/12/2569',
  opensAt: toTimeInDays(1).toISOString(),
  closesAt: toTimeInDays(20).toISOString(),
  ...given,
});
const toForm = ({ id, version, name, opensAt, closesAt }: Awaited<ReturnType<typeof aPeriod>>) => ({
  ...{ id, version, name, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
  ...{ fiscalYear: 2569, startsOn: '2026-01-01', endsOn: '2026-01-31' },
});
const wrong = (fields: Record<string, string>) => ({ kind: 'invalid', fields });
const save = (form: object) => savePeriod(form, administrator);

test('a period with Buddhist-era days is saved in the common era, and logged', async () => {
  const form = aForm();
  const { after } = await save(form);
  expect(after).toMatchObject({ name: form.name, fiscalYear: 2570, startsOn: '2026-10-01', endsOn: '2026-12-31' });
  expect(await db.period.findUnique({ where: { id: after.id } })).toMatchObject({ startsOn: new Date('2026-10-01') });
  expect(await findLastAuditRow('period')).toMatchObject({ action: 'period.add', nounId: String(after.id) });
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['no name', { name: ' ' }, { name: periodsMessages['periods.nameMissing'] }],
  ['a day that is none', { startsOn: '31/2/2569' }, { startsOn: periodsMessages['periods.badDay'] }],
  ['a year of the common era', { startsOn: '1/10/2026' }, { startsOn: periodsMessages['periods.badDay'] }],
  [
    'days in reverse',
    { startsOn: '1/12/2569', endsOn: '1/11/2569' },
    { endsOn: periodsMessages['periods.daysReversed'] },
  ],
  ['days outside the fiscal year', { startsOn: '30/9/2569' }, { startsOn: periodsMessages['periods.outsideYear'] }],
  [
    'an end before its beginning',
    { closesAt: toTimeInDays(0.5).toISOString() },
    { closesAt: periodsMessages['periods.momentsReversed'] },
  ],
  ['no end', { closesAt: '' }, { closesAt: periodsMessages['periods.momentMissing'] }],
  [
    'an end that is past',
    { opensAt: toTimeInDays(-3).toISOString(), closesAt: toTimeInDays(-1).toISOString() },
    { closesAt: periodsMessages['periods.closesPast'] },
  ],
  ['a fiscal year that is none', { fiscalYear: 'x' }, { fiscalYear: periodsMessages['periods.badYear'] }],
])('a period with %s is refused with an error at its field', async (_, given, fields) => {
  const before = await db.period.count();
  await expect(save(aForm(given))).rejects.toMatchObject({ fields: expect.objectContaining(fields) });
  expect(await db.period.count()).toBe(before);
});

test('a name is unique regardless of case', async () => {
  const { name } = await aPeriod({ name: makeUnique('Round') });
  await expect(save(aForm({ name: name.toUpperCase() }))).rejects.toMatchObject(
    wrong({ name: periodsMessages['periods.nameTaken'] }),
  );
});

test('overlapping days are allowed and reported', async () => {
  const year = { fiscalYear: 2575 };
  const [first, second] = [
    await save(aForm({ ...year, startsOn: '1/10/2574', endsOn: '31/12/2574' })),
    await save(aForm({ ...year, startsOn: '31/12/2574', endsOn: '31/1/2575' })),
  ];
  expect(first.overlaps).toEqual([]);
  expect(second.overlaps).toEqual([first.after.name]);
  const third = await save(aForm({ ...year, startsOn: '1/2/2575', endsOn: '28/2/2575' }));
  expect(third.overlaps).toEqual([]);
  const entries = await listPeriodEntries(2575);
  expect(entries.map(({ name, overlaps }) => [name, overlaps])).toEqual([
    [third.after.name, []],
    [second.after.name, [first.after.name]],
    [first.after.name, [second.after.name]],
  ]);
});

describe('a period that is open', () => {
  test('keeps its days and its opening once a report was handed in, but its end can be moved', async () => {
    const period = await aPeriod();
    const moved = { ...toForm(period), startsOn: '2026-01-02', opensAt: toTimeInDays(-2).toISOString() };
    await aReport({ periodId: period.id, organisationId: (await aCollege()).organisation.id });
    await expect(save(moved)).rejects.toMatchObject(
      wrong({ startsOn: periodsMessages['periods.daysFixed'], opensAt: periodsMessages['periods.openingFixed'] }),
    );
    const closesAt = toTimeInDays(5);
    const { after } = await save({ ...toForm(period), closesAt: closesAt.toISOString() });
    expect(after).toMatchObject({ closesAt, version: 2 });
  });

  test('may still change its days while nothing is handed in', async () => {
    const period = await aPeriod();
    await aReport({
      periodId: period.id,
      organisationId: (await aCollege()).organisation.id,
      status: 'open',
      submittedAt: null,
    });
    const { after } = await save({ ...toForm(period), startsOn: '2026-01-02' });
    expect(after.startsOn).toBe('2026-01-02');
  });

  test('is not overwritten from an older version', async () => {
    const period = await aPeriod();
    await save({ ...toForm(period), name: makeUnique('ใหม่') });
    await expect(save({ ...toForm(period), name: makeUnique('เก่า') })).rejects.toMatchObject({
      kind: 'conflict',
      key: 'periods.conflict',
    });
  });

  test('cannot be corrected like a closed one', async () => {
    const period = await aPeriod();
    const form = { ...toForm(period), name: makeUnique('x'), note: 'x' };
    await expect(correctPeriod(form, administrator)).rejects.toMatchObject({ key: 'periods.notClosed' });
  });
});

describe('a period that has closed', () => {
  test('can’t be edited', async () => {
    const period = await aPeriod(buildPastPeriod());
    const form = { ...toForm(period), closesAt: toTimeInDays(3).toISOString() };
    await expect(save(form)).rejects.toMatchObject({ kind: 'conflict', key: 'periods.closed' });
  });

  test('is extended with a reason, which appears in the audit log and beside the period', async () => {
    const period = await aPeriod(buildPastPeriod());
    const closesAt = toTimeInDays(3);
    const form = { id: period.id, version: 1, name: period.name, closesAt: closesAt.toISOString() };
    await expect(correctPeriod({ ...form, note: ' ' }, administrator)).rejects.toMatchObject(
      wrong({ note: periodsMessages['periods.noteMissing'] }),
    );
    await correctPeriod({ ...form, note: 'น้ำท่วม' }, administrator);
    expect(await db.period.findUnique({ where: { id: period.id } })).toMatchObject({ closesAt, version: 2 });
    expect(await findLastAuditRow('period')).toMatchObject({
      action: 'period.correct',
      before: { closesAt: period.closesAt.toISOString() },
      after: { closesAt: closesAt.toISOString(), note: 'น้ำท่วม' },
    });
    expect((await listPeriodChanges([period.id])).get(period.id)).toEqual([
      expect.objectContaining({ note: 'น้ำท่วม', closesAt, previousClosesAt: period.closesAt, by: 'ผู้ดูแล' }),
    ]);
  });

  test('is not extended into the past, nor corrected without a change', async () => {
    const period = await aPeriod(buildPastPeriod());
    const form = { id: period.id, version: 1, name: period.name, note: 'x' };
    const to = (closesAt: Date) => correctPeriod({ ...form, closesAt: closesAt.toISOString() }, administrator);
    await expect(to(toTimeInDays(-1))).rejects.toMatchObject(
      wrong({ closesAt: periodsMessages['periods.closesPast'] }),
    );
    await expect(to(period.closesAt)).rejects.toMatchObject(wrong({ closesAt: periodsMessages['periods.unchanged'] }));
  });
});

describe('deleting', () => {
  test('a period without reports can be undone, restoring its old id', async () => {
    const period = await aPeriod(buildComingPeriod());
    await deletePeriod({ id: period.id }, administrator);
    expect(await db.period.findUnique({ where: { id: period.id } })).toBeNull();
    await restorePeriod({ id: period.id }, administrator);
    expect(await db.period.findUnique({ where: { id: period.id } })).toEqual({
      ...period,
      createdAt: expect.any(Date),
    });
  });

  test('a period with a report, even one only begun, is refused', async () => {
    const { id } = await aPeriod();
    await aReport({
      periodId: id,
      organisationId: (await aCollege()).organisation.id,
      status: 'open',
      submittedAt: null,
    });
    await expect(deletePeriod({ id }, administrator)).rejects.toMatchObject({ key: 'periods.hasReports' });
  });

  test('an unknown period is reported as missing', async () => {
    await expect(deletePeriod({ id: 2_000_000_000 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('cannot change periods', async () => {
    const { id } = await aPeriod(buildComingPeriod());
    for (const write of [savePeriod, correctPeriod, deletePeriod, restorePeriod]) {
      await expect(write({ ...aForm(), id }, createRoleViewer(role))).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});

test('the current period is the open one that closes first, otherwise the one that closed last', async () => {
  await db.performanceReport.deleteMany();
  await db.period.deleteMany();
  expect(await findCurrentPeriod()).toBeUndefined();
  const later = await aPeriod(buildComingPeriod());
  expect(await findCurrentPeriod()).toMatchObject({ id: later.id });
  const closed = await aPeriod(buildPastPeriod());
  expect(await findCurrentPeriod()).toMatchObject({ id: closed.id });
  const [long, soon] = [await aPeriod({ closesAt: toTimeInDays(9) }), await aPeriod({ closesAt: toTimeInDays(1) })];
  expect(await findCurrentPeriod()).toMatchObject({ id: soon.id });
  expect((await listPeriodEntries(2569)).map(({ id, state }) => [id, state])).toEqual(
    expect.arrayContaining([
      [later.id, 'upcoming'],
      [closed.id, 'closed'],
      [long.id, 'open'],
    ]),
  );
});
