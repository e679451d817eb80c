import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import type { AreaRole } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { aNews } from '@/testing/builders';
import { aSentNotice } from '@/testing/notices';
import { aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport } from '@/testing/reports';
import { aVoice } from '@/testing/voices';
import { OrganisationPageScreen } from './organisation-page-screen';

type Address = { id?: number; tab?: string };

/** The HTML and the status of the screen in the viewer's area. */
async function render(viewer: Viewer, { id, tab }: Address = {}) {
  const area = areas[viewer.role as AreaRole];
  const row = area.rows.find(({ screen }) => screen === 'organisation');
  if (!row) throw new Error('the area has no such screen');
  const props = { row, params: { tab }, path: buildRowHref(area, row), rest: id ? [String(id)] : [], viewer };
  const context: Partial<RequestContext> = {};
  const html = await requestContext.run(context as RequestContext, async () => {
    const stream = await renderToReadableStream(createElement(OrganisationPageScreen, props));
    await stream.allReady;
    return new Response(stream).text();
  });
  return { html, status: context.status ?? 200 };
}

test('every tab of a college shows what is in it, with links to the lists', async () => {
  const { college, province } = await aNeighbourhood();
  const { id } = college.organisation;
  const administrator = toOfficeViewer(await anAdministrator());
  const user = await aCollegeUser({ college: id });
  const [news, period] = [await aNews({ organisationId: id }), await aPeriod()];
  const notice = await aSentNotice(administrator, { circles: { organisations: [id] }, mustRead: true });
  const report = await aReport({ periodId: period.id, organisationId: id });
  const voice = await aVoice('message', id);
  const expected = {
    overview: ['สุขภาพหน่วยงาน', 'วิธีคิด', '0 จาก 8 ส่วน', college.organisation.code],
    people: [user.account.displayName, `/provincealcentral/procentral_user?kind=users&amp;organisation=${id}`],
    news: [`/provincealcentral/procentral_Mnews/${news.id}`, `?organisation=${id}`],
    notices: [`/provincealcentral/sent_notices/${notice}`, 'ยังไม่ยืนยัน'],
    reports: [period.name, `/provincealcentral/reports?report=${report.id}`],
    voices: [`/provincealcentral/voices/${voice.id}`, `organisation=${id}`],
    statistics: ['ค่ากลางของประเภท', 'ข่าวที่เผยแพร่ รายเดือน', `organisation=${id}`],
  };
  for (const [tab, texts] of Object.entries(expected)) {
    const { html, status } = await render(toOfficeViewer(province), { id, tab });
    expect([tab, status]).toEqual([tab, 200]);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain(`aria-current="page"`);
  }
  const logins = await render(administrator, { id, tab: 'logins' });
  expect(logins.html).toContain('/administrator/audit?action=session.open');
  const own = await render(toOfficeViewer(college), { tab: 'reports' });
  expect(own.html).toContain(`/colleges/reports/${period.id}`);
});

test('a foreign organisation, a tab that one lacks and an id of nobody are not found and tell nothing', async () => {
  const { college, province, stranger } = await aNeighbourhood();
  const addresses: Address[] = [
    { id: stranger.organisation.id },
    { id: stranger.organisation.id, tab: 'news' },
    { id: college.organisation.id, tab: 'logins' },
    { id: college.organisation.id, tab: 'members' },
    { id: 2_000_000_000 },
    { tab: 'logins' },
  ];
  for (const address of addresses) {
    const { html, status } = await render(toOfficeViewer(province), address);
    expect([address, status]).toEqual([address, 404]);
    for (const { organisation } of [college, stranger]) expect(html).not.toContain(organisation.name);
  }
});

test('an administrator without an id gets all, a supervising office its own page with its members', async () => {
  const { college, province } = await aNeighbourhood();
  const list = await render(toOfficeViewer(await anAdministrator()));
  expect([list.status, list.html.includes('/administrator/college?sort=health')]).toEqual([200, true]);
  const own = await render(toOfficeViewer(province));
  expect(own.html).toContain(province.organisation.name);
  const members = await render(toOfficeViewer(province), { tab: 'members' });
  expect(members.html).toContain(`/provincealcentral/organisation/${college.organisation.id}`);
  const unit = await render(toOfficeViewer(await aStaffOffice('veccentral')));
  expect([unit.status, unit.html.includes('?tab=reports')]).toEqual([200, false]);
});
