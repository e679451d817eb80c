import { z } from 'zod';
import { countRead, countShare } from '@/features/news/counters.commands';
import { newsId } from '@/features/news/news.schema';
import { ignored, visitorField } from '@/lib/http/fields';
import { endpoint, operation } from '../endpoint';
import { success, written } from '../written';

const onceAMoment = 'ผู้อ่านหนึ่งคนนับหนึ่งครั้งต่อข่าวใน 30 นาที เรียกซ้ำสำเร็จโดยจำนวนไม่เพิ่ม';
const counted = newsId.meta({ description: 'เลขข่าว' });

export const readCounter = endpoint('news.update.php', [
  operation({
    summary: `บันทึกการอ่านข่าว: ${onceAMoment}`,
    when: {},
    access: 'news.count',
    input: z.object({
      news_id: counted,
      news_countread: ignored('ส่ง 1 ค่าอื่นไม่ทำให้นับมากกว่าหนึ่ง'),
      visitor: visitorField,
    }),
    output: written({ news_countread: z.number().int().meta({ description: 'จำนวนการอ่านขณะนี้' }) }),
    handle: async (input, viewer) => {
      const { reads } = await countRead({ id: input.news_id }, viewer);
      return success('api.readCounted', { news_countread: reads });
    },
    example: {
      input: { news_id: 128, news_countread: 1 },
      output: success('api.readCounted', { news_countread: 1205 }),
    },
  }),
]);

export const shareCounter = endpoint('newsShareLink.update.php', [
  operation({
    summary: `บันทึกการแชร์ข่าว: ${onceAMoment}`,
    when: {},
    access: 'news.count',
    input: z.object({ news_id: counted, visitor: visitorField }),
    output: written({ news_Countshare: z.number().int().meta({ description: 'จำนวนการแชร์ขณะนี้' }) }),
    handle: async (input, viewer) => {
      const { shares } = await countShare({ id: input.news_id }, viewer);
      return success('api.shareCounted', { news_Countshare: shares });
    },
    example: {
      input: { news_id: 128 },
      output: success('api.shareCounted', { news_Countshare: 38 }),
    },
  }),
]);
