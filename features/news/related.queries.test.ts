import { db } from '@/lib/db/db';
import { requestContext, tag } from '@/lib/request/context';
import { toSearchText } from '@/lib/text/search-text';
import { aCategory, aNews, createHiddenNews, daysAgo } from '@/testing/builders';
import { findPublicNews } from './news.queries';
import { findRelatedNews } from './related.queries';
import { extractHeadlineWords } from './related.rules';

test('an item has its previous and next item in its category', async () => {
  const { id: categoryId } = await aCategory();
  const [first, middle, last] = [
    await aNews({ categoryId, publishAt: daysAgo(3) }),
    await aNews({ categoryId, publishAt: daysAgo(2) }),
    await aNews({ categoryId, publishAt: daysAgo(1) }),
  ];
  await aNews();
  const item = await findPublicNews(middle.id);
  const around = item && (await findRelatedNews(item));
  expect(around).toMatchObject({ newer: { id: last.id }, older: { id: first.id } });
  expect(around?.related.map(({ id }) => id)).toEqual([last.id, first.id]);
});

test('an item’s page depends on the items it shows, and on new items only if they would certainly be shown', async () => {
  const { id: categoryId } = await aCategory();
  const items: Array<{ id: number }> = [];
  for (let day = 7; day >= 1; day--) items.push(await aNews({ categoryId, publishAt: daysAgo(day) }));
  const tagsOfPage = async ({ id = 0 }: { id?: number } = {}) => {
    const open = { tags: new Set<string>() };
    const item = await findPublicNews(id);
    if (!item) throw new Error('no item');
    const { newer, older, related } = await requestContext.run(open, () => findRelatedNews(item));
    const shown = [newer, older, ...related].flatMap((card) => (card ? [tag.news(card.id)] : []));
    expect([...open.tags]).toEqual(expect.arrayContaining(shown));
    return open.tags;
  };
  expect(await tagsOfPage(items[3])).not.toContain(tag.lists(categoryId));
  expect(await tagsOfPage(items.at(-1))).toContain(tag.lists(categoryId));
  const { id: smallId } = await aCategory();
  await aNews({ categoryId: smallId, publishAt: daysAgo(1) });
  expect(await tagsOfPage(await aNews({ categoryId: smallId, publishAt: daysAgo(2) }))).toContain(tag.lists(smallId));
});

describe('related items', () => {
  const relatedTo = async (id: number) => {
    const item = await findPublicNews(id);
    return item ? (await findRelatedNews(item)).related.map((card) => card.id) : [];
  };

  test('share words of the headline, before newer ones that share none', async () => {
    const { id: categoryId } = await aCategory();
    const item = await aNews({ categoryId, topic: 'นักเรียนคว้าแชมป์หุ่นยนต์กู้ภัยระดับชาติ', publishAt: daysAgo(9) });
    const alike = await aNews({ categoryId, topic: 'ฝึกซ้อมหุ่นยนต์กู้ภัยก่อนแข่ง', publishAt: daysAgo(300) });
    const littleAlike = await aNews({ categoryId, topic: 'ประชุมใหญ่ระดับชาติ', publishAt: daysAgo(200) });
    const others: number[] = [];
    for (let day = 1; day <= 6; day++) {
      others.push((await aNews({ categoryId, topic: `เปิดรับสมัครงาน รอบที่ ${day}`, publishAt: daysAgo(day) })).id);
    }
    await aNews({ topic: item.topic });
    expect(await relatedTo(item.id)).toEqual([alike.id, littleAlike.id, others[0], others[1]]);
  });

  test('a rare word counts more than a common one', async () => {
    const { id: categoryId } = await aCategory();
    const item = await aNews({ categoryId, topic: 'วิทยาลัยเทคนิค โครงการ สมุนไพร' });
    const rare = await aNews({ categoryId, topic: 'แปลงปลูก สมุนไพร', publishAt: daysAgo(50) });
    const common: number[] = [];
    for (let day = 2; day <= 7; day++) {
      common.push((await aNews({ categoryId, topic: `วิทยาลัยเทคนิค แห่งที่ ${day}`, publishAt: daysAgo(day) })).id);
    }
    expect(await relatedTo(item.id)).toEqual([rare.id, ...common.slice(0, 3)]);
  });

  test('are always public', async () => {
    const { id: categoryId } = await aCategory();
    const item = await aNews({ categoryId, topic: 'ทุนการศึกษาต่อเนื่อง' });
    const hidden = await createHiddenNews(categoryId);
    await db.news.updateMany({
      where: { id: { in: hidden.map(({ id }) => id) } },
      data: { topic: item.topic, topicSearch: toSearchText(item.topic) },
    });
    expect(await relatedTo(item.id)).toEqual([]);
  });

  test('pattern characters in a headline are matched literally', async () => {
    const { id: categoryId } = await aCategory();
    const item = await aNews({ categoryId, topic: '%%% ___ \\\\ สมุนไพร%' });
    const other = await aNews({ categoryId, topic: 'ข่าวอื่น' });
    expect(await relatedTo(item.id)).toEqual([other.id]);
  });
});

test('stop words, numbers and short fragments are ignored', () => {
  expect(extractHeadlineWords('การประชุม และ งาน ประจำปี 2569')).not.toEqual(
    expect.arrayContaining(['การ', 'และ', '2569']),
  );
  expect(extractHeadlineWords('')).toEqual([]);
  expect(extractHeadlineWords('ก'.repeat(2_000)).length).toBeLessThanOrEqual(12);
});
