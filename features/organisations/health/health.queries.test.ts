import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aSentNotice } from '@/testing/notices';
import { aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator, anEditor } from '@/testing/people';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { aPeriod, aReport, buildPastPeriod } from '@/testing/reports';
import { countStatements } from '@/testing/statements';
import { aVoice } from '@/testing/voices';
import { countHealthFacts } from './facts.queries';
import { refreshHealth, updateHealth } from './health.commands';
import { findHealth, listSupervisedHealth } from './health.queries';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function countFacts(id: number, now = new Date()) {
  const [found] = await countHealthFacts([id], now);
  if (!found) throw new Error('nothing was counted');
  return found;
}

describe('the counted values', () => {
  test('of a new college: its account and the empty parts of its profile', async () => {
    const { college } = await aNeighbourhood();
    expect(await countFacts(college.organisation.id)).toEqual({
      id: college.organisation.id,
      ...{ accounts: 1, activeAccounts: 0, waiting: 0, waitingInTime: 0, decides: false, notices: 0, noticesInTime: 0 },
      ...{ reports: 0, reportsInTime: 0, voices: 0, voicesInTime: 0, parts: 8, partsFilled: 0 },
      ...{ published: 0, publishedBefore: 0 },
    });
  });

  test('accounts: open ones, and logins of the last 30 days', async () => {
    const { college } = await aNeighbourhood();
    const { id } = college.organisation;
    const [user, closed] = [await aCollegeUser({ college: id }), await aCollegeUser({ college: id })];
    const setAccount = (account: number, data: { lastLoginAt?: Date; status?: 'closed' }) =>
      db.account.update({ where: { id: account }, data });
    await setAccount(user.account.id, { lastLoginAt: daysAgo(29) });
    await setAccount(college.account.id, { lastLoginAt: daysAgo(31) });
    await setAccount(closed.account.id, { lastLoginAt: daysAgo(1), status: 'closed' });
    expect(await countFacts(id)).toMatchObject({ accounts: 2, activeAccounts: 1 });
  });

  test('waiting items lie with the college for its users, and with the offices above for its own', async () => {
    const { college, province, institute, stranger } = await aNeighbourhood();
    const organisationId = college.organisation.id;
    const user = await aCollegeUser({ college: organisationId });
    const wait = { organisationId, status: 'wait', approveLevel: 0 } as const;
    const late = await aNews({ ...wait, collegeUserId: user.id });
    await aNews({ ...wait, systemUserId: college.systemUser.id });
    await db.news.update({ where: { id: late.id }, data: { waitsSince: daysAgo(20) } });
    expect(await countFacts(organisationId)).toMatchObject({ waiting: 1, waitingInTime: 0 });
    for (const office of [province, institute]) {
      expect(await countFacts(office.organisation.id)).toMatchObject({ waiting: 1, waitingInTime: 1 });
    }
    expect(await countFacts(stranger.organisation.id)).toMatchObject({ waiting: 0 });
  });

  test('notices with a duty count once they are due, and in time if all duties were', async () => {
    const { college } = await aNeighbourhood();
    const { id } = college.organisation;
    const sender = toOfficeViewer(await anAdministrator());
    const audience = { circles: { organisations: [id] } };
    const deadlineAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const [both, late] = [
      await aSentNotice(sender, { ...audience, mustRead: true, answerWanted: true, deadlineAt }),
      await aSentNotice(sender, { ...audience, mustRead: true }),
    ];
    await aSentNotice(sender, audience);
    expect(await countFacts(id)).toMatchObject({ notices: 0 });
    const receipt = (noticeId: number) => ({ noticeId_organisationId: { noticeId, organisationId: id } });
    await db.noticeReceipt.update({ where: receipt(both), data: { confirmedAt: new Date(), answeredAt: new Date() } });
    const soon = new Date(Date.now() + 9 * DAY_MS);
    await db.noticeReceipt.update({ where: receipt(late), data: { confirmedAt: soon } });
    expect(await countFacts(id, soon)).toMatchObject({ notices: 2, noticesInTime: 1 });
    await db.noticeReceipt.update({ where: receipt(both), data: { answeredAt: null } });
    expect(await countFacts(id, soon)).toMatchObject({ notices: 2, noticesInTime: 0 });
  });

  test('reports of closed periods count if begun or if the college existed then', async () => {
    const { college } = await aNeighbourhood();
    const { id } = college.organisation;
    const [handedIn, begun] = [await aPeriod(buildPastPeriod()), await aPeriod(buildPastPeriod())];
    await aPeriod();
    const before = await countFacts(id);
    await aReport({ periodId: handedIn.id, organisationId: id, status: 'returned' });
    await aReport({ periodId: begun.id, organisationId: id, status: 'open', submittedAt: null });
    const { reports, reportsInTime } = await countFacts(id);
    expect(before).toMatchObject({ reports: 0, reportsInTime: 0 });
    expect(reports).toBeGreaterThanOrEqual(1);
    expect(reportsInTime).toBe(1);
    await db.organisation.update({ where: { id }, data: { createdAt: daysAgo(300) } });
    expect((await countFacts(id)).reports).toBeGreaterThanOrEqual(2);
  });

  test('voices count when closed or due', async () => {
    const { college } = await aNeighbourhood();
    const { id } = college.organisation;
    const [inTime, , overdue] = [
      await aVoice('message', id, { dueAt: new Date(Date.now() + DAY_MS) }),
      await aVoice('message', id, { dueAt: new Date(Date.now() + DAY_MS) }),
      await aVoice('suggestion', id, { dueAt: daysAgo(1) }),
    ];
    await db.voice.update({ where: { id: inTime.id }, data: { status: 'done', closedAt: new Date() } });
    expect(await countFacts(id)).toMatchObject({ voices: 2, voicesInTime: 1 });
    await db.voice.update({ where: { id: overdue.id }, data: { status: 'done', closedAt: new Date() } });
    expect(await countFacts(id)).toMatchObject({ voices: 2, voicesInTime: 1 });
  });

  test('the profile and the items of 30 days beside the usual number', async () => {
    const { college, province } = await aNeighbourhood();
    const { id } = college.organisation;
    await db.organisation.update({ where: { id }, data: { phone: '02', programmeSearch: 'ช่างยนต์', about: '' } });
    const aDay = (days: number, published: number) =>
      db.figureDay.create({
        data: {
          ...{ grain: 3, at: daysAgo(days), organisationId: id, categoryId: 0, authorId: 0, section: 'news' },
          ...{ published, reads: 0, shares: 0 },
        },
      });
    await Promise.all([aDay(2, 3), aDay(40, 5), aDay(200, 7), aDay(230, 100)]);
    expect(await countFacts(id)).toMatchObject({ parts: 8, partsFilled: 2, published: 3, publishedBefore: 12 });
    expect(await countFacts(province.organisation.id)).toMatchObject({ parts: 7 });
  });
});

describe('the stored score', () => {
  test('is counted by the job once a day, in few statements, and not for the agency', async () => {
    const { college, stranger, institute } = await aNeighbourhood();
    const ids = [college, stranger, institute].map(({ organisation }) => organisation.id);
    const agency = await anAdministrator();
    const now = new Date();
    while ((await updateHealth(now)) > 0);
    const stored = await db.organisationHealth.findMany({ where: { organisationId: { in: ids } } });
    expect(stored.map(({ score }) => score)).toEqual([0, 0, 0]);
    expect(await db.organisationHealth.count({ where: { organisationId: agency.organisation.id } })).toBe(0);
    expect(await updateHealth(new Date(now.getTime() + DAY_MS / 2))).toBe(0);
    const later = new Date(now.getTime() + DAY_MS);
    expect(await countStatements(() => updateHealth(later))).toBeLessThan(25);
    expect(await db.organisationHealth.count({ where: { organisationId: { in: ids }, countedAt: later } })).toBe(3);
  });

  test('is counted again on opening if it is older than an hour', async () => {
    const { id } = (await aNeighbourhood()).college.organisation;
    const now = new Date();
    const readTime = async () =>
      (await db.organisationHealth.findUniqueOrThrow({ where: { organisationId: id } })).countedAt.getTime();
    await refreshHealth(id, now);
    await refreshHealth(id, new Date(now.getTime() + DAY_MS / 48));
    expect(await readTime()).toBe(now.getTime());
    await refreshHealth(id, new Date(now.getTime() + DAY_MS / 24));
    expect(await readTime()).toBe(now.getTime() + DAY_MS / 24);
  });

  test('is read by the office itself and those that supervise it, by nobody else', async () => {
    const { college, province, institute, stranger } = await aNeighbourhood();
    const { id } = college.organisation;
    await refreshHealth(id);
    for (const office of [college, province, institute, await anAdministrator()]) {
      const health = await findHealth(toOfficeViewer(office), id);
      expect(health?.signs.find(({ sign }) => sign === 'profile')?.counted).toEqual({ done: 0, of: 8 });
    }
    for (const office of [stranger, await anEditor()]) {
      expect(await findHealth(toOfficeViewer(office), id)).toBeUndefined();
    }
  });

  test('facts of an older version are no health', async () => {
    const { college } = await aNeighbourhood();
    const { id } = college.organisation;
    await db.organisationHealth.create({ data: { organisationId: id, score: 5, facts: {}, countedAt: new Date() } });
    expect(await findHealth(toOfficeViewer(college), id)).toBeUndefined();
  });
});

test('the lowest scores of the whole country are read by one walk over both tables', async () => {
  const { college } = await aNeighbourhood();
  const { provinceId } = college.organisation;
  await db.$executeRaw`
    INSERT INTO organisation (kind, code, name, name_search, short_name, province_id, updated_at)
    SELECT 'college', 'walk-' || i, 'วิทยาลัยที่ ' || i, 'วิทยาลัยที่ ' || i, 'ว ' || i, ${provinceId}, now()
    FROM generate_series(1, 900) i`;
  await db.$executeRaw`
    INSERT INTO organisation_health (organisation_id, score, facts, counted_at)
    SELECT id, id % 101, '{}', now() FROM organisation WHERE code LIKE 'walk-%'`;
  await db.$executeRawUnsafe('VACUUM ANALYZE organisation, organisation_health');
  const viewer = toOfficeViewer(await anAdministrator());
  const costs = await explainQueries(await recordQueries(() => listSupervisedHealth(viewer)));
  expect(costs).toHaveLength(1);
  // A look-up for each organisation visits two pages or more of it: 1,800.
  expect(costs[0]?.pages).toBeLessThan(300);
  const rows = await listSupervisedHealth(viewer);
  expect(rows.slice(0, 5).map(({ score }) => score)).toEqual([0, 0, 0, 0, 0]);
});
