import { linksOf, mineHref } from '@/features/alerts/alerts.queries';
import { type Trace, trace } from '@/lib/request/context';
import { anAlert } from '@/testing/alerts';
import ConfirmPage from './confirm/page';
import MinePage from './mine/page';
import StopPage from './stop/page';

const pages = { confirm: ConfirmPage, mine: MinePage, stop: StopPage };

/** The status that a page sets while it is drawn; undefined for 200. */
async function statusOf(name: keyof typeof pages, token: string): Promise<number | undefined> {
  const open: Trace = { tags: new Set() };
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ token }) };
  await trace.run(open, () => pages[name](props));
  return open.status;
}

test.each(['confirm', 'mine', 'stop'] as const)('a dead link to %s answers 404, not 200', async (name) => {
  expect(await statusOf(name, 'x')).toBe(404);
  expect(await statusOf(name, '')).toBe(404);
});

test('a link that opens something answers 200', async () => {
  const alert = await anAlert();
  const tokenOf = (href: string) => new URL(href, 'http://localhost').searchParams.get('token') ?? '';
  expect(await statusOf('mine', tokenOf(mineHref(alert.address)))).toBeUndefined();
  expect(await statusOf('stop', tokenOf(linksOf(alert.id, alert.address).stopLink))).toBeUndefined();
});
