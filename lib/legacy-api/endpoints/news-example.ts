import type { z } from 'zod';
import type { wireNews } from './wire-news';

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
