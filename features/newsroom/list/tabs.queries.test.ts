import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aCategory, aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { recordQueries } from '@/testing/query-plans';
import { hasUndecidedTab } from '../undecided/undecided.rules';
import { listOfficeIds } from './counts.queries';
import { type NewsroomListScope, newsroomTabs } from './counts.schema';
import { buildNewsroomWhere, listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';
import { countTabs } from './tabs.queries';

const people = ['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const;
const scopes = ['self', 'members', 'all', 'kind:college'] as const;
let room: Newsroom;
const days = (count: number) => new Date(Date.now() + count * DAY_MS);

/** Every account has items in every state of each section that it writes. */
beforeAll(async () => {
  room = await aNewsroom();
  const lifestyle = await aCategory({ section: 'lifestyle' });
  for (const name of [...people, 'colleague', 'other'] as const) {
    const { organisationId, ownId, role, accountId } = room[name];
    const author = role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId };
    const sections = [
      { section: 'news' as const, categoryId: room.category.id },
      ...(role === 'usercollege' ? [] : [{ section: 'lifestyle' as const, categoryId: lifestyle.id }]),
    ];
    for (const section of sections) {
      const base = { organisationId, ...author, ...section, topic: `ข่าวทดสอบแท็บ ${name}` };
      for (const status of ['draft', 'wait', 'return', 'hide'] as const) await aNews({ ...base, status });
      const allowed = { ...base, status: 'allow' } as const;
      for (const approveLevel of [1, 2, 3]) await aNews({ ...allowed, approveLevel, publishAt: days(-approveLevel) });
      await aNews({ ...allowed, approveLevel: 1, publishAt: days(-90) });
      await aNews({ ...allowed, approveLevel: 1, publishAt: days(2) });
      await aNews({ ...base, status: 'draft', deletedAt: days(-1) });
      const { id: newsId } = await aNews({ ...allowed, approveLevel: 2 });
      const content = someContent(section.categoryId);
      await db.newsRevision.create({ data: { newsId, number: 1, state: 'pending', accountId, content } });
    }
  }
}, 60_000);

/** Numbers of the tabs, and of the rows that each tab's condition finds. */
async function countBoth(viewer: Viewer, place: NewsroomListScope, params: Record<string, string>) {
  const choice = newsroomList.read(params);
  const now = new Date();
  const shown = await countTabs(viewer, place, choice, now, await listOfficeIds(viewer, place, choice));
  const found: [string, number][] = [];
  for (const tab of newsroomTabs) {
    if (tab === 'undecided' && !hasUndecidedTab(viewer, place)) found.push([tab, 0]);
    else
      found.push([
        tab,
        await db.news.count({ where: await buildNewsroomWhere(viewer, place, { ...choice, tab }, now) }),
      ]);
  }
  return [shown, Object.fromEntries(found)];
}

describe.each(people)('for %s', (name) => {
  test.each([
    ['category', () => ({ category: String(room.category.id) })],
    ['days', () => ({ from: '2020-01-01', to: '2999-12-31' })],
  ])('each tab has as many rows as its number, by %s', async (_, params) => {
    for (const scope of scopes) {
      const [shown, found] = await countBoth({ ...room[name] }, { scope, section: 'news' }, params());
      expect([scope, shown]).toEqual([scope, found]);
    }
  });
});

test.each(['college', 'department', 'editor'] as const)(
  'the tabs of %s’s lifestyle list count its rows',
  async (name) => {
    const place = { scope: name === 'editor' ? 'all' : 'own', section: 'lifestyle' } as const;
    const [shown, found] = await countBoth({ ...room[name] }, place, {
      organisation: String(room[name].organisationId),
    });
    expect(shown).toEqual(found);
  },
);

test('a page of a list is at most eight statements, whatever its rows', async () => {
  const lists: [Viewer, NewsroomListScope][] = [
    [room.editor, { scope: 'all', section: 'news' }],
    [room.province, { scope: 'ownAndMembers', section: 'news' }],
    [room.college, { scope: 'own', section: 'news' }],
    [room.user, { scope: 'self', section: 'news' }],
  ];
  for (const [viewer, place] of lists) {
    const asked = await recordQueries(() => listNewsroom({ ...viewer }, place, newsroomList.read({ status: 'wait' })));
    expect(asked.length).toBeLessThanOrEqual(8);
  }
});
