import { z } from 'zod';
import { countRead, countShare } from '@/features/news/counters.commands';
import { newsId } from '@/features/news/news.schema';
import { defineEndpoint, defineOperation } from '../endpoint';
import { ignoredField, visitorField } from '../fields';
import { buildWriteSuccess, writeOutput } from '../write-output';

const oncePerHalfHour = 'ผู้อ่านหนึ่งคนนับหนึ่งครั้งต่อข่าวใน 30 นาที เรียกซ้ำสำเร็จโดยจำนวนไม่เพิ่ม';
const counted = newsId.meta({ description: 'เลขข่าว' });

export const readCounter = defineEndpoint('news.update.php', [
  defineOperation({
    summary: `บันทึกการอ่านข่าว: ${oncePerHalfHour}`,
    access: 'news.count',
    input: z.object({
      news_id: counted,
      news_countread: ignoredField('ส่ง 1 ค่าอื่นไม่ทำให้นับมากกว่าหนึ่ง'),
      visitor: visitorField,
    }),
    output: writeOutput({ news_countread: z.number().int().meta({ description: 'จำนวนการอ่านขณะนี้' }) }),
    handle: async (input, viewer) => {
      const { reads } = await countRead({ id: input.news_id }, viewer);
      return buildWriteSuccess('api.readCounted', { news_countread: reads });
    },
    example: {
      input: { news_id: 128, news_countread: 1 },
      output: buildWriteSuccess('api.readCounted', { news_countread: 1205 }),
    },
  }),
]);

export const shareCounter = defineEndpoint('newsShareLink.update.php', [
  defineOperation({
    summary: `บันทึกการแชร์ข่าว: ${oncePerHalfHour}`,
    access: 'news.count',
    input: z.object({ news_id: counted, visitor: visitorField }),
    output: writeOutput({ news_Countshare: z.number().int().meta({ description: 'จำนวนการแชร์ขณะนี้' }) }),
    handle: async (input, viewer) => {
      const { shares } = await countShare({ id: input.news_id }, viewer);
      return buildWriteSuccess('api.shareCounted', { news_Countshare: shares });
    },
    example: {
      input: { news_id: 128 },
      output: buildWriteSuccess('api.shareCounted', { news_Countshare: 38 }),
    },
  }),
]);
