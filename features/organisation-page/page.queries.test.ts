import { summarizeLogins } from '@/features/audit/log/organisation.queries';
import { summarizeVoices } from '@/features/citizens/voices/organisation.queries';
import { summarizeNews } from '@/features/newsroom/list/organisation.queries';
import { summarizeNotices } from '@/features/notices/organisation.queries';
import { refreshHealth } from '@/features/organisations/health/health.commands';
import { findHealth, listSupervisedHealth } from '@/features/organisations/health/health.queries';
import { summarizePeople } from '@/features/people/list/organisation.queries';
import { listOrganisationReports } from '@/features/reports/organisation.queries';
import { summarizeFigures } from '@/features/statistics/organisation.queries';
import { flushBlockedLogins, recordBlockedLogin } from '@/lib/auth/blocked-logins';
import { roleTable } from '@/lib/auth/role-table';
import { type StaffRole, staffRoles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aNews, anOrganisation } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aSentNotice } from '@/testing/notices';
import { toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport } from '@/testing/reports';
import { countStatements } from '@/testing/statements';
import { aVoice } from '@/testing/voices';
import { findOverviewed } from './page.queries';
import { listPageTabs } from './page.rules';
import type { PageTab } from './page.schema';

const now = new Date();

/** One office of each role, with what it supervises: a college of the institute and province, a unit of the department. */
async function aChain() {
  const [iven, VecProvince] = [await aStaffOffice('iven'), await aStaffOffice('VecProvince')];
  const veccentraldep = await aStaffOffice('veccentraldep');
  const provinceId = VecProvince.organisation.provinceId ?? 0;
  return {
    ...{ iven, VecProvince, veccentraldep },
    college: await aStaffOffice('college', { organisation: { provinceId, instituteId: iven.organisation.id } }),
    veccentral: await aStaffOffice('veccentral', { organisation: { departmentId: veccentraldep.organisation.id } }),
    newseditors: await aStaffOffice('newseditors'),
    VecAdmin: await anAdministrator(),
  };
}
type Chain = Awaited<ReturnType<typeof aChain>>;

/** Something for every tab to tell of an organisation. */
async function fill(id: number, kind: string) {
  const administrator = toOfficeViewer(await anAdministrator());
  await aNews({ organisationId: id });
  await aSentNotice(administrator, { circles: { organisations: [id] }, mustRead: true });
  await aVoice('message', id);
  const period = await aPeriod();
  if (['college', 'institute', 'province'].includes(kind)) await aReport({ periodId: period.id, organisationId: id });
  if (kind === 'college') await aCollegeUser({ college: id });
}

/** True for each tab whose read tells the viewer something of the organisation. */
async function listTelling(viewer: Viewer, id: number): Promise<PageTab[]> {
  const told: Readonly<Record<Exclude<PageTab, 'members'>, () => Promise<boolean>>> = {
    overview: async () => (await findHealth(viewer, id)) !== undefined,
    people: async () => (await summarizePeople(viewer, id, now)).counts.all > 0,
    news: async () => (await summarizeNews(viewer, id)).rows.length > 0,
    notices: async () => (await summarizeNotices(viewer, id)).counts.received > 0,
    reports: async () => (await listOrganisationReports(viewer, id, now)).length > 0,
    voices: async () => (await summarizeVoices(viewer, id, now)) !== undefined,
    logins: async () => (await summarizeLogins(viewer, id, now)) !== undefined,
    statistics: async () => (await summarizeFigures(viewer, id, now)) !== undefined,
  };
  const found = await Promise.all(Object.entries(told).map(async ([tab, tells]) => ((await tells()) ? [tab] : [])));
  return found.flat() as PageTab[];
}

/** The organisation's id and relation to a viewer, from the role table alone. */
function supervises(chain: Chain, viewer: StaffRole, owner: StaffRole): boolean {
  if (viewer === 'VecAdmin') return true;
  if (viewer === 'iven' || viewer === 'VecProvince') return owner === 'college';
  return viewer === 'veccentraldep' && owner === 'veccentral' && chain.veccentral.organisation.departmentId !== null;
}

describe('the tabs of an organisation of each kind', () => {
  const owners = staffRoles.filter((role) => roleTable[role].kind !== 'agency');

  test.each(owners)('of a %s tell each role what its tabs show, and nothing of others', async (owner) => {
    const chain = await aChain();
    const { id, kind } = chain[owner].organisation;
    await fill(id, kind);
    await refreshHealth(id);
    for (const role of staffRoles) {
      const viewer = toOfficeViewer(chain[role]);
      const found = await findOverviewed(viewer, id);
      const mayOpen = role !== 'newseditors' && (role === owner || supervises(chain, role, owner));
      expect([role, found?.id]).toEqual([role, mayOpen ? id : undefined]);
      const tabs = found ? listPageTabs(viewer, found).filter((tab) => tab !== 'members') : [];
      const telling = await listTelling(viewer, id);
      // The editors read the news and figures of everybody in their own lists.
      if (role === 'newseditors') expect(telling).toEqual(['news', 'statistics']);
      else expect([role, telling.toSorted()]).toEqual([role, tabs.toSorted()]);
      // A stranger of the same role is told nothing.
      if (role === 'newseditors' || role === 'VecAdmin') continue;
      const stranger = toOfficeViewer(await aStaffOffice(role));
      expect(await findOverviewed(stranger, id)).toBeUndefined();
      expect(await listTelling(stranger, id)).toEqual([]);
    }
  });

  test('college users, the agency and ids of nobody have no such page', async () => {
    const { college, VecAdmin } = await aChain();
    const user = await aCollegeUser({ college: college.organisation.id });
    const { account } = user;
    const viewer: Viewer = { role: 'usercollege', accountId: account.id, organisationId: college.organisation.id };
    expect(await findOverviewed(viewer, college.organisation.id)).toBeUndefined();
    const administrator = toOfficeViewer(VecAdmin);
    expect(await findOverviewed(administrator, VecAdmin.organisation.id)).toBeUndefined();
    expect(await findOverviewed(administrator, 2_000_000_000)).toBeUndefined();
  });
});

test('the header has the place of a college and the offices above it', async () => {
  const { college, VecProvince, iven } = await aChain();
  const found = await findOverviewed(toOfficeViewer(college), college.organisation.id);
  expect(found).toMatchObject({ own: true, code: college.organisation.code, userName: college.name, status: 'open' });
  expect(found?.above.map(({ id }) => id)).toEqual([VecProvince.organisation.id, iven.organisation.id]);
  expect(found?.province).toBeTruthy();
});

describe('what the tabs count', () => {
  test('accounts by state, those used least first', async () => {
    const { college, VecProvince } = await aChain();
    const { id } = college.organisation;
    const [user, other] = [await aCollegeUser({ college: id }), await aCollegeUser({ college: id })];
    await db.account.update({ where: { id: user.account.id }, data: { passwordHash: null } });
    await db.account.update({ where: { id: other.account.id }, data: { status: 'closed', lastLoginAt: now } });
    await db.account.update({ where: { id: college.account.id }, data: { lastLoginAt: now } });
    const { counts, rows } = await summarizePeople(toOfficeViewer(VecProvince), id, now);
    expect(counts).toEqual({ all: 3, open: 2, closed: 1, noPassword: 1, never: 1 });
    expect(rows.map(({ id: account, hasPassword }) => [account, hasPassword])).toEqual([
      [user.account.id, false],
      [college.account.id, true],
      [other.account.id, true],
    ]);
    const own = await summarizePeople(toOfficeViewer(college), id, now);
    expect(own.rows.map(({ kind }) => kind)).toEqual(['users', 'users']);
  });

  test('items by status without the drafts of others', async () => {
    const { college, VecProvince } = await aChain();
    const organisationId = college.organisation.id;
    await aNews({ organisationId });
    await aNews({ organisationId, status: 'wait', approveLevel: 0 });
    await aNews({ organisationId, status: 'draft', approveLevel: 0, systemUserId: college.systemUser.id });
    await aNews({ organisationId, deletedAt: now });
    const counts = async (office: typeof college) =>
      (await summarizeNews(toOfficeViewer(office), organisationId)).counts;
    expect(await counts(college)).toEqual({ wait: 1, return: 0, draft: 1, allow: 1, hide: 0 });
    expect(await counts(VecProvince)).toMatchObject({ wait: 1, draft: 0, allow: 1 });
  });

  test('notices by what is not done; a province sees the agency’s and its own, not those of others', async () => {
    const { college, VecProvince, iven, VecAdmin } = await aChain();
    const { id } = college.organisation;
    const circles = { organisations: [id] };
    const late = await aSentNotice(toOfficeViewer(VecAdmin), { circles, mustRead: true, answerWanted: true });
    await db.notice.update({ where: { id: late }, data: { deadlineAt: new Date(Date.now() - DAY_MS) } });
    await aSentNotice(toOfficeViewer(VecProvince), { circles });
    await aSentNotice(toOfficeViewer(iven), { circles, mustRead: true });
    const summary = async (office: typeof college) => summarizeNotices(toOfficeViewer(office), id);
    const own = await summary(college);
    expect([own.counts, own.sent]).toEqual([{ received: 3, unread: 3, confirm: 2, answer: 1, late: 1 }, 0]);
    const above = await summary(VecProvince);
    expect([above.counts.received, above.sent]).toEqual([2, undefined]);
    expect(above.rows[0]).toMatchObject({ id: late, late: true, confirmedAt: null });
    expect((await summary(VecAdmin)).rows.map((row) => row.id)).toEqual([late]);
  });

  test('voices open, overdue and closed, and log-ins done and refused', async () => {
    const { college, VecAdmin } = await aChain();
    const { id } = college.organisation;
    const [, , closed] = [
      await aVoice('message', id, { dueAt: new Date(Date.now() - DAY_MS) }),
      await aVoice('suggestion', id, { dueAt: new Date(Date.now() + DAY_MS) }),
      await aVoice('message', id, { dueAt: new Date(Date.now() - DAY_MS) }),
    ];
    await db.voice.update({ where: { id: closed.id }, data: { status: 'done', closedAt: now } });
    const viewer = toOfficeViewer(VecAdmin);
    expect((await summarizeVoices(viewer, id, now))?.counts).toEqual({ open: 2, overdue: 1, answered: 1, late: 1 });
    await logInPerson(college);
    await expect(logInPerson(college, 'wrong')).rejects.toThrow();
    const logins = await summarizeLogins(viewer, id);
    expect(logins?.counts).toEqual({ done: 1, refused: 1, closed: 0 });
    expect(logins?.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
    recordBlockedLogin(college.account.id, '198.51.100.7');
    await flushBlockedLogins();
    expect((await summarizeLogins(viewer, id))?.counts).toMatchObject({ done: 1, refused: 2 });
  });

  test('figures beside the median of the kind, which few organisations have not', async () => {
    const { college, VecProvince } = await aChain();
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
    const figure = (organisationId: number, published: number) =>
      db.figureMonth.create({
        data: {
          ...{ grain: 3, at, organisationId, categoryId: 0, authorId: 0, section: 'news' },
          ...{ published, reads: published * 10, shares: 0 },
        },
      });
    await figure(college.organisation.id, 7);
    for (let more = 0; more < 5; more += 1)
      await anOrganisation({ kind: 'college', provinceId: college.organisation.provinceId });
    const figures = await summarizeFigures(toOfficeViewer(VecProvince), college.organisation.id, now);
    expect(figures?.own).toEqual({ published: 7, reads: 70 });
    expect(figures?.median).toEqual({ published: expect.any(Number), reads: expect.any(Number) });
    expect(figures?.rows).toHaveLength(12);
  });
});

test('the list of supervised organisations begins with the lowest score and names what gains most', async () => {
  const { college, VecProvince } = await aChain();
  const { provinceId } = college.organisation;
  const better = await aStaffOffice('college', { organisation: { provinceId, phone: '02', address: 'ก', about: 'ข' } });
  const ids = [better, college].map(({ organisation }) => organisation.id);
  for (const id of ids) await refreshHealth(id);
  const rows = await listSupervisedHealth(toOfficeViewer(VecProvince));
  expect(rows.map(({ id, first }) => [id, first])).toEqual(ids.toReversed().map((id) => [id, 'login']));
  expect(await listSupervisedHealth(toOfficeViewer(college))).toEqual([]);
});

test('each tab needs few statements, however much there is', async () => {
  const { college, VecAdmin } = await aChain();
  const { id } = college.organisation;
  const viewer = toOfficeViewer(VecAdmin);
  await fill(id, 'college');
  const reads = {
    people: () => summarizePeople(viewer, id, now),
    news: () => summarizeNews(viewer, id),
    notices: () => summarizeNotices(viewer, id),
    reports: () => listOrganisationReports(viewer, id, now),
    voices: () => summarizeVoices(viewer, id, now),
    logins: () => summarizeLogins(viewer, id, now),
    statistics: () => summarizeFigures(viewer, id, now),
  };
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [tab, read] of Object.entries(reads)) counts[tab] = await countStatements(read);
    return counts;
  };
  const before = await count();
  for (const statements of Object.values(before)) expect(statements).toBeLessThanOrEqual(12);
  for (let more = 0; more < 4; more += 1) await fill(id, 'college');
  expect(await count()).toEqual(before);
});
