import { buildAlertLinks, myAlertsHref } from '@/features/alerts/alerts.queries';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { anAlert } from '@/testing/alerts';
import ConfirmPage from './confirm/page';
import MinePage from './mine/page';
import StopPage from './stop/page';

const pages = { confirm: ConfirmPage, mine: MinePage, stop: StopPage };

/** The status that a page sets while it renders; undefined for 200. */
async function renderStatus(name: keyof typeof pages, token: string): Promise<number | undefined> {
  const open: RequestContext = { tags: new Set() };
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ token }) };
  await requestContext.run(open, () => pages[name](props));
  return open.status;
}

test.each(['confirm', 'mine', 'stop'] as const)('a dead link to %s answers 404, not 200', async (name) => {
  expect(await renderStatus(name, 'x')).toBe(404);
  expect(await renderStatus(name, '')).toBe(404);
});

test('a link that opens something answers 200', async () => {
  const alert = await anAlert();
  const readToken = (href: string) => new URL(href, 'http://localhost').searchParams.get('token') ?? '';
  expect(await renderStatus('mine', readToken(myAlertsHref(alert.address)))).toBeUndefined();
  expect(await renderStatus('stop', readToken(buildAlertLinks(alert.id, alert.address).stopLink))).toBeUndefined();
});
