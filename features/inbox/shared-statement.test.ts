import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { requestContext } from '@/lib/request/context';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { recordQueries } from '@/testing/query-plans';
import { findInbox, findInboxPage, listInbox } from './inbox.queries';
import { countThings, inboxList } from './inbox.rules';
import { fillInboxes } from './inbox.test-support';

jest.setTimeout(60_000);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
  await fillInboxes(room);
}, 60_000);

const readAt = <T>(address: string, read: () => Promise<T>): Promise<T> =>
  requestContext.run({ tags: new Set(), address }, read);

const isTime = (value: unknown): boolean => value instanceof Date || /^\d{4}-\d\d-\d\d/.test(String(value));

/** Statements with their values, without the times of reading, which differ. */
async function listSent(read: () => Promise<unknown>) {
  const sent = await recordQueries(read);
  return sent.map(({ text, values }) => [text, values.filter((value) => !isTime(value))]);
}

const names = ['college', 'user', 'province', 'institute', 'editor', 'administrator'] as const;
const queries = ['', 'kind=news', 'tab=snoozed&per=12', `search=${encodeURIComponent('ข่าว')}&page=2`, '%E0%A4%A=1?&x'];

describe.each(names)('for %s', (name) => {
  const getHref = (viewer: Viewer) => findScreenHref(viewer, 'inbox') ?? '';

  test.each(queries)('the frame of the inbox at “%s” sends the statement of the page, and no other', async (query) => {
    const viewer = { ...room[name] };
    const choice = inboxList.read(Object.fromEntries(new URLSearchParams(query)));
    const address = `${getHref(viewer)}?${query}`;
    const frame = await listSent(() => readAt(address, () => findInbox(viewer)));
    expect(frame).toHaveLength(1);
    expect(frame).toEqual(await listSent(() => findInboxPage(viewer, choice)));
  });

  test('the shared statement has the numbers and rows of both', async () => {
    const viewer = { ...room[name] };
    for (const params of [{}, { kind: 'news' }, { search: 'ข่าว' }, { search: 'ไม่มีคำนี้' }, { tab: 'given' }]) {
      const choice = inboxList.read(params);
      const { head, page } = await findInboxPage(viewer, choice);
      const [alone, listed] = [await findInbox(viewer), await listInbox(viewer, choice)];
      expect(head.entries).toEqual(alone.entries);
      expect(page.entries).toEqual(listed.entries);
      expect([countThings(head.counts), countThings(page.counts)]).toEqual([
        countThings(alone.counts),
        countThings(listed.counts),
      ]);
      const framed = await readAt(`${getHref(viewer)}?${inboxList.href('', choice)}`, () => findInbox(viewer));
      expect(framed.entries).toEqual(alone.entries);
    }
  });

  test('other addresses read the head alone', async () => {
    const viewer = { ...room[name] };
    const alone = await listSent(() => findInbox(viewer));
    for (const address of ['/', '', '//', `${getHref(viewer)}/1`, `${getHref(viewer)}s?kind=news`, '/%E0%A4%A?x']) {
      expect(await listSent(() => readAt(address, () => findInbox(viewer)))).toEqual(alone);
    }
  });
});
