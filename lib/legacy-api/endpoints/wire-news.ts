import { z } from 'zod';
import type { NewsEntry } from '@/features/news/news.schema';
import { getSingleton } from '@/lib/process/singleton';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { escapeHtml } from '@/lib/text/escape-html';
import { toIsoWithOffset, toThaiDay } from '@/lib/time/format';

/** Status of all items that readers get. */
const PUBLIC_STATUS = 'allow';

/** A news item in the legacy format. */
export const wireNews = z.object({
  news_id: z.number().int().meta({ description: 'เลขข่าว' }),
  news_topic: z.string().meta({ description: 'หัวข้อข่าว เป็นข้อความล้วน' }),
  news_detail: z.string().meta({
    description: 'เนื้อข่าวเป็น HTML ที่กรองแล้ว ในรายการข่าวเป็นสาระสำคัญไม่เกิน 600 ตัวอักษร เว้นแต่ส่ง full=1',
  }),
  news_pic_name: z.string().meta({ description: 'ที่อยู่ของภาพปก เริ่มด้วย / หรือข้อความว่างเมื่อไม่มีภาพ' }),
  news_datetime: z.string().meta({ description: 'เวลาเผยแพร่ ISO 8601 ตามเวลาไทย (+07:00)' }),
  news_date: z.string().meta({ description: 'วันที่เผยแพร่ตามเวลาไทย YYYY-MM-DD (ค.ศ.)' }),
  news_type: z.number().int().meta({ description: 'เลขหมวดหมู่ข่าว' }),
  newsCatID: z.number().int().meta({ description: 'เลขหมวดหมู่ข่าว เท่ากับ news_type' }),
  newsCatName: z.string().meta({ description: 'ชื่อหมวดหมู่ข่าว' }),
  news_status: z.literal(PUBLIC_STATUS).meta({ description: 'สถานะ เป็น allow เสมอ' }),
  news_approveLevel: z.number().int().meta({ description: 'ระดับการเผยแพร่ 1–3 โดย 3 เป็นข่าวหลัก' }),
  usersystems_id: z.number().int().nullable().meta({ description: 'เลขผู้ใช้ระบบที่เขียนข่าว หรือ null เมื่อไม่มี' }),
  usersystems_name: z.string().meta({ description: 'ชื่อหน่วยงานผู้เขียน หรือ Admin' }),
  news_countread: z.number().int().meta({ description: 'จำนวนการอ่าน' }),
  news_Countshare: z.number().int().meta({ description: 'จำนวนการแชร์' }),
  newsVdoLinks: z.string().meta({ description: 'ลิงก์วิดีโอ หลายลิงก์คั่นด้วยจุลภาค หรือข้อความว่าง' }),
});

/** The item of the documentation's examples. */
export const newsExample = {
  news_id: 128,
  news_topic: 'เปิดรับสมัครนักเรียน นักศึกษา ปีการศึกษา 2570',
  news_detail: 'วิทยาลัยเปิดรับสมัครนักเรียน นักศึกษา ระดับ ปวช. และ ปวส. ตั้งแต่วันที่ 1 ธันวาคม 2569',
  news_pic_name: '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1600.webp',
  news_datetime: '2026-11-20T10:30:00+07:00',
  news_date: '2026-11-20',
  news_type: 1002,
  newsCatID: 1002,
  newsCatName: 'ข่าวประชาสัมพันธ์',
  news_status: 'allow',
  news_approveLevel: 3,
  usersystems_id: 41,
  usersystems_name: 'วิทยาลัยเทคนิคตัวอย่าง',
  news_countread: 1204,
  news_Countshare: 37,
  newsVdoLinks: '',
} as const satisfies z.infer<typeof wireNews>;

/** Converts to the legacy format: the item's HTML if it carries it, else its summary. */
export function toWireNews(item: NewsEntry): z.input<typeof wireNews> {
  const published = new Date(item.publishedAt);
  return {
    news_id: item.id,
    news_topic: item.topic,
    news_detail: item.detail === undefined ? escapeHtml(item.summary) : sanitizeStoredHtml(item.detail),
    news_pic_name: item.cover?.src ?? '',
    news_datetime: toIsoWithOffset(published),
    news_date: toThaiDay(published),
    news_type: item.category.id,
    newsCatID: item.category.id,
    newsCatName: item.category.name,
    news_status: PUBLIC_STATUS,
    news_approveLevel: item.approveLevel,
    usersystems_id: item.systemUserId,
    usersystems_name: item.author,
    news_countread: item.reads,
    news_Countshare: item.shares,
    newsVdoLinks: item.videoLinks.join(','),
  };
}

/** Maximum number of cached texts, so that full lists that are requested repeatedly are not sanitised each time. */
const MAX_CACHED_TEXTS = 300;

const sanitizedTexts = getSingleton('legacy-api.sanitizedTexts', () => new Map<string, string>());

/** Sanitises stored HTML again on its way out, whatever stored it. */
function sanitizeStoredHtml(stored: string): string {
  const known = sanitizedTexts.get(stored);
  const clean = known ?? sanitizeHtml(stored);
  sanitizedTexts.delete(stored);
  sanitizedTexts.set(stored, clean);
  for (const oldest of sanitizedTexts.keys()) {
    if (sanitizedTexts.size <= MAX_CACHED_TEXTS) break;
    sanitizedTexts.delete(oldest);
  }
  return clean;
}
