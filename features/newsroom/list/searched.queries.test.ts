import { refreshSample } from '@/features/news/sample/sample.queries';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { listReviewQueueIds } from '../queue/queue.queries';
import { hasUndecidedTab } from '../undecided/undecided.rules';
import { listOfficeIds } from './counts.queries';
import { newsroomTabs } from './counts.schema';
import { listNewsroomExportIds } from './export.queries';
import { buildNewsroomOrder, buildNewsroomWhere, listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';
import { readListSearch } from './search.queries';
import type { ListSearchPlan } from './search.schema';
import { buildPlainSearchWhere } from './search.test-support';
import { runListSearch } from './searched.queries';

/** Time for each search by every plan, on a machine that may be busy. */
jest.setTimeout(180_000);

const people = ['user', 'college', 'institute', 'province', 'unit', 'department', 'editor', 'administrator'] as const;
const plans: readonly ListSearchPlan[] = [
  { whole: true, asking: 'indexed' },
  { whole: true, asking: 'read' },
  { whole: false },
];
const orders: readonly Record<string, string>[] = [
  {},
  { sort: 'updated', dir: 'asc' },
  { sort: 'date' },
  { sort: 'reads' },
  { sort: 'waiting', dir: 'desc' },
];
const scopes = ['self', 'members', 'all', 'kind:college'] as const;
let room: Newsroom;
let numbers: number[];

/** Every account has items in every state, with words in headline or text; one in two is an author called สมหญิง. */
beforeAll(async () => {
  room = await aNewsroom();
  numbers = [];
  for (const [place, name] of [...people, 'colleague', 'other'].entries()) {
    const { organisationId, ownId, role, accountId } = room[name as keyof Omit<Newsroom, 'category'>];
    if (place % 2 === 0) {
      await db.account.update({ where: { id: accountId }, data: { displayName: `สมหญิง งานข่าว ${place}` } });
      if (role === 'usercollege') {
        await db.collegeUser.update({ where: { id: ownId }, data: { firstName: 'สมหญิง', lastName: 'งานข่าวดี' } });
      }
    }
    const base = {
      ...{ organisationId, categoryId: room.category.id },
      ...(role === 'usercollege' ? { collegeUserId: ownId } : { systemUserId: ownId }),
    };
    for (const [at, status] of (['draft', 'wait', 'return', 'hide', 'allow', 'allow', 'allow'] as const).entries()) {
      const topic = `${at % 2 === 0 ? 'อบรมครูช่าง' : 'แข่งขันทักษะ'} ครั้งที่ ${at} 50%`;
      const textSearch = toSearchText(`${topic} ที่ห้องประชุม ${at % 3 === 0 ? 'เครื่องยนต์' : 'เครื่องกล'} ก_ข`);
      const publishAt = new Date(Date.now() + (at === 6 ? 2 : -at - place) * DAY_MS);
      const { id } = await aNews({
        ...base,
        status,
        topic,
        textSearch,
        publishAt,
        approveLevel: status === 'allow' ? 1 + (at % 2) : 0,
      });
      numbers.push(id);
      if (at === 5) {
        const content = someContent(room.category.id);
        await db.newsRevision.create({ data: { newsId: id, number: 1, state: 'pending', accountId, content } });
        await db.newsCount.create({ data: { newsId: id, categoryId: room.category.id, reads: 7 * place + 1 } });
      }
    }
    await aNews({ ...base, topic: 'อบรมครูในถังขยะ', deletedAt: new Date() });
  }
  await refreshSample();
});

const listSearches = () => [
  'อบรม',
  'อบรมเครื่องยนต์',
  'ครู เครื่องกล',
  'สมหญิง',
  'สมหญิง งานข่าว',
  'ก',
  '50%',
  'ก_ข',
  '"ครั้งที่ 4"',
  `#${numbers[4]}`,
  String(numbers[11]),
  'ไม่มีคำนี้ฎฎ',
  '"',
];

describe.each(people)('for %s', (name) => {
  test.each(scopes)('a search of %s finds the same rows, numbers and reads by every plan', async (scope) => {
    const viewer = { ...room[name] };
    const place = { scope, section: 'news' } as const;
    const now = new Date();
    const todo = await listReviewQueueIds(viewer);
    const some = listSearches().filter((_, turn) => (turn + scopes.indexOf(scope)) % 2 === 0 || turn < 2);
    for (const [turn, search] of some.entries()) {
      const tab = newsroomTabs[turn % newsroomTabs.length] ?? 'all';
      const { needle } = newsroomList.read({ search });
      const [plain, asked] = await Promise.all([buildPlainSearchWhere(needle), readListSearch(needle)]);
      const counts: Record<string, number> = {};
      for (const params of [{}, { status: tab, ...orders[turn % orders.length] }]) {
        const choice = newsroomList.read({ search, category: String(room.category.id), ...params });
        const where = async (one: (typeof newsroomTabs)[number]) => ({
          AND: [await buildNewsroomWhere(viewer, place, { ...choice, tab: one }, now), plain],
        });
        const listed = await where(choice.tab);
        const rows = await db.news.findMany({
          ...{ where: listed, select: { id: true, count: { select: { reads: true } } } },
          orderBy: buildNewsroomOrder(choice),
        });
        const count = async (one: (typeof newsroomTabs)[number]) => {
          const isThere = one !== 'undecided' || hasUndecidedTab(viewer, place);
          counts[one] ??= isThere ? await db.news.count({ where: await where(one) }) : 0;
        };
        await Promise.all(newsroomTabs.map(count));
        const reads = rows.reduce((sum, { count }) => sum + (count?.reads ?? 0), 0);
        const offices = await listOfficeIds(viewer, place, choice);
        for (const plan of plans) {
          const list = { viewer, place, choice, offices, now, skip: 1, take: 9 };
          expect([search, plan, await runListSearch(list, asked, todo, plan)]).toEqual([
            ...[search, plan],
            { ids: rows.slice(1, 10).map(({ id }) => id), counts, reads },
          ]);
        }
      }
    }
  });
});

test('a list and its file have what the plan finds', async () => {
  const choice = newsroomList.read({ search: 'อบรม', category: String(room.category.id), per: '12', page: '2' });
  const place = { scope: 'all', section: 'news' } as const;
  const found = await listNewsroom(room.editor, place, choice);
  const ids = await listNewsroomExportIds(room.editor, place, choice, new Date());
  expect(found.total).toBe(ids.length);
  expect(found.items.map(({ id }) => id)).toEqual(ids.slice(12, 24));
  expect(found.more).toBe(ids.length > 24);
});
