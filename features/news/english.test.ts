import { searchNews } from '@/features/search/search.queries';
import { requestContext } from '@/lib/request/context';
import { aCategory, aNews } from '@/testing/builders';
import { findNewsList } from './list/list.queries';
import { findPublicNews } from './news.queries';
import { newsHref } from './news.rules';

const inEnglish = <T>(run: () => T): T => requestContext.run({ tags: new Set(), language: 'en' }, run);

const topic = 'ทุนการศึกษาสำหรับช่างไฟฟ้า';
const [topicEn, summaryEn] = ['Scholarships for electricians', 'Applications are open until May.'];

test('readers of an English page get the English headline and summary, readers of a Thai page the Thai', async () => {
  const { id } = await aNews({ topic, summary: 'เปิดรับสมัครแล้ว', topicEn, summaryEn });
  expect(await inEnglish(() => findPublicNews(id))).toMatchObject({ topic: topicEn, excerpt: summaryEn, summaryEn });
  const thai = await findPublicNews(id);
  expect(thai).toMatchObject({ topic, excerpt: 'เปิดรับสมัครแล้ว' });
  expect(JSON.stringify(thai)).not.toContain('electricians');
  expect([inEnglish(() => newsHref({ id, section: 'news' })), newsHref({ id, section: 'news' })]).toEqual([
    `/en/readnews/news/?news_id=${id}`,
    `/readnews/news/?news_id=${id}`,
  ]);
});

test('what an office did not write in English stays Thai', async () => {
  const { id } = await aNews({ topic, summary: 'เปิดรับสมัครแล้ว', topicEn });
  expect(await inEnglish(() => findPublicNews(id))).toMatchObject({ topic: topicEn, excerpt: 'เปิดรับสมัครแล้ว' });
  const other = await aNews({ topic });
  expect(await inEnglish(() => findPublicNews(other.id))).toMatchObject({ topic });
});

test('lists have the English name of their category, and search finds the same items', async () => {
  const category = await aCategory({ name: 'ข่าวทุนฝึกงาน', nameEn: 'Apprentices' });
  const { id } = await aNews({ topic, topicEn, categoryId: category.id });
  const list = (params: object) => findNewsList({ news_type: String(category.id), ...params });
  const { items } = await inEnglish(() => list({}));
  expect(items).toMatchObject([{ id, topic: topicEn, category: { id: category.id, name: 'Apprentices' } }]);
  expect((await list({})).items[0]?.category.name).toBe('ข่าวทุนฝึกงาน');
  const filter = { categoryId: category.id, search: 'ช่างไฟฟ้า' };
  const found = await inEnglish(() => searchNews(filter, { page: 1, per: 5 }));
  expect(found.hits.map(({ card }) => card.id)).toEqual([id]);
  expect(found.facets.categories).toMatchObject([{ name: 'Apprentices' }]);
  expect((await searchNews(filter, { page: 1, per: 5 })).facets.categories).toMatchObject([{ name: 'ข่าวทุนฝึกงาน' }]);
});
