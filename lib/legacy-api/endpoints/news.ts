import { z } from 'zod';
import { newsMessages } from '@/features/news/news.messages';
import { countPublicNews, findPublicNews, listMainNews, listPublicEntries } from '@/features/news/news.queries';
import { newsId } from '@/features/news/news.schema';
import { newsSorts } from '@/features/news/orderings.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { MAX_ID } from '@/lib/command/ids';
import { AppError } from '@/lib/errors/errors';
import { consumeSearchPoints } from '@/lib/http/rate-limit/requests';
import { pickMessage } from '@/lib/messages/message';
import { expireIn, revalidateAfter } from '@/lib/request/context';
import { defineEndpoint, defineOperation } from '../endpoint';
import { flagDefaultOff, flagDefaultOn, ignoredField, optionalId, optionalWholeNumber, searchField } from '../fields';
import { newsExample, toWireNews, wireNews } from './wire-news';

/** Items per response: the default of legacy clients, and the maximum. */
const LIMIT = 24;
const MAX_LIMIT = 100;
/** Revalidation interval of counts in responses, and the longest lag that the contract allows. Milliseconds. */
const COUNTS_REVALIDATE_MS = 2_000;
const LAG_MS = 5_000;
/** Larger limits are rejected, not lowered. */
const MAX_LIMIT_INPUT = 9_999_999_999;
const MAX_LEVEL = 9;

/** For responses with read counts, whose changes invalidate nothing. */
function limitAgeByCounts(): void {
  revalidateAfter(COUNTS_REVALIDATE_MS);
  expireIn(LAG_MS);
}

const newsType = optionalId('เลขหมวดหมู่ข่าว ว่างหมายถึงทุกหมวด (ไม่รวม Life Style)');
const newsStatus = ignoredField('รับไว้ตามสัญญาเดิม คำตอบมีเฉพาะข่าวที่เผยแพร่แล้วเสมอ');
const needle = searchField('คำค้นในหัวข้อข่าว');
const full = flagDefaultOff('1 เพื่อให้ news_detail เป็นเนื้อข่าวทั้งหมด');

/** Searches cost more than lists, so they have a limit of their own. */
const consumeSearch = (words: string, viewer: Viewer): void => {
  if (words !== '') consumeSearchPoints(viewer);
};

const count = defineOperation({
  summary: 'นับข่าวที่เผยแพร่แล้ว',
  when: { sent: ['news_count'] },
  access: 'news.read',
  cacheable: true,
  input: z.object({ news_count: ignoredField('ส่ง ok'), news_type: newsType, news_status: newsStatus, search: needle }),
  output: z.object({ countNews: z.number().int().meta({ description: 'จำนวนข่าว' }) }),
  handle: async (input, viewer) => {
    consumeSearch(input.search, viewer);
    return { countNews: await countPublicNews({ categoryId: input.news_type }, input.search) };
  },
  example: { input: { news_type: '1002', news_status: 'allow', news_count: 'ok' }, output: { countNews: 342 } },
});

const main = defineOperation({
  summary: 'ข่าวหลัก: 24 ข่าวล่าสุดที่มีระดับการเผยแพร่ตั้งแต่ที่กำหนด',
  when: { sent: ['news_approveLevel', 'news_typesMain'] },
  access: 'news.read',
  cacheable: true,
  input: z.object({
    news_approveLevel: optionalWholeNumber(0, MAX_LEVEL, 'ระดับการเผยแพร่ต่ำสุด ว่างหมายถึง 3'),
    newsCatOrder: optionalWholeNumber(0, MAX_ID, 'ลำดับหมวดแรกที่ต้องการ (newsCatOrder) ว่างหมายถึงทุกหมวด'),
    news_typesMain: optionalId('เลขหมวดหมู่ข่าว ว่างหมายถึงทุกหมวด'),
    full,
  }),
  output: z.object({ data: z.array(wireNews) }),
  handle: async (input) => {
    limitAgeByCounts();
    const filter = {
      categoryId: input.news_typesMain,
      fromPosition: input.newsCatOrder,
      minLevel: input.news_approveLevel,
    };
    return { data: (await listMainNews(LIMIT, { ...filter, full: input.full })).map(toWireNews) };
  },
  example: { input: { news_approveLevel: 3, newsCatOrder: 1, news_typesMain: '' }, output: { data: [newsExample] } },
});

const detail = defineOperation({
  summary: 'ข่าวหนึ่งข่าว: 404 เมื่อไม่มีหรือไม่เผยแพร่',
  when: { sent: ['news_id'] },
  access: 'news.read',
  cacheable: true,
  input: z.object({ news_id: newsId.meta({ description: 'เลขข่าว' }) }),
  output: wireNews,
  handle: async (input) => {
    limitAgeByCounts();
    const item = await findPublicNews(input.news_id);
    if (!item) throw new AppError('missing', pickMessage(newsMessages, 'news.notFound'));
    return toWireNews(item);
  },
  example: {
    input: { news_id: 128 },
    output: { ...newsExample, news_detail: `<p>${newsExample.news_detail}</p>` },
  },
});

const list = defineOperation({
  summary: 'รายการข่าวที่เผยแพร่แล้ว ข่าวล่าสุดอยู่ก่อน',
  access: 'news.read',
  cacheable: true,
  input: z.object({
    news_type: newsType,
    news_status: newsStatus,
    limit: optionalWholeNumber(1, MAX_LIMIT_INPUT, 'จำนวนข่าว ว่างหมายถึง 24 มากที่สุด 100 (มากกว่านั้นลดลงเหลือ 100)'),
    offset: optionalWholeNumber(0, MAX_ID, 'จำนวนข่าวที่ข้ามไป ว่างหมายถึง 0'),
    search: needle,
    sort: z.enum(newsSorts).optional().catch(undefined).meta({ description: 'เรียงตาม ค่าอื่นหรือว่างหมายถึง news_date' }),
    desc: flagDefaultOn('1 มากไปน้อยหรือใหม่ไปเก่า, 0 ตรงกันข้าม'),
    full,
  }),
  output: z.array(wireNews),
  handle: async (input, viewer) => {
    limitAgeByCounts();
    consumeSearch(input.search, viewer);
    const take = Math.min(input.limit ?? LIMIT, MAX_LIMIT);
    const window = { skip: input.offset ?? 0, take, needle: input.search, sort: input.sort ?? newsSorts[0] };
    const scope = { categoryId: input.news_type };
    return (await listPublicEntries(scope, { ...window, descending: input.desc, full: input.full })).map(toWireNews);
  },
  example: {
    input: { news_type: '', news_status: 'allow', limit: 12, offset: 0, search: '', sort: 'news_date', desc: 1 },
    output: [newsExample],
  },
});

export const news = defineEndpoint('news.php', [count, main, detail, list]);
