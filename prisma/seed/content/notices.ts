import { DAY_MS } from '@/lib/time/units';
import type { NoticeSeed, NoticeTarget } from './forum-and-notice-shapes';

/** Duties of the recipients of a notice, with a deadline in `days` days. */
type NoticeDuties = { mustRead?: boolean; answerWanted?: boolean; days?: number };

const list: readonly [number, string, string, NoticeTarget, string[], NoticeDuties?][] = [
  [
    2,
    'ขอให้ตรวจสอบรายชื่อผู้ใช้ระบบข่าวของหน่วยงาน',
    'ขอให้ทุกหน่วยงานตรวจสอบรายชื่อผู้ใช้ระบบ และแจ้งปิดบัญชีของผู้ที่ย้ายหรือลาออกภายในวันที่ 30 ของเดือนนี้',
    { to: 'all' },
    ['dept01', 'institute01', '1310016001'],
    { mustRead: true, days: 14 },
  ],
  [
    6,
    'เปิดรับข่าวผลงานเด่นเพื่อเผยแพร่ในสัปดาห์อาชีวศึกษา',
    'ขอเชิญสถานศึกษาส่งข่าวผลงานนวัตกรรมของผู้เรียนพร้อมภาพประกอบอย่างน้อยสามภาพ เพื่อคัดเลือกเป็นข่าวเด่นของหน่วยงาน',
    { to: 'kind', kind: 'college' },
    ['1310016001', '1310016002'],
    { answerWanted: true, days: 21 },
  ],
  [
    13,
    'แนวปฏิบัติการเผยแพร่ภาพผู้เรียนตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล',
    'ภาพที่เห็นใบหน้าผู้เรียนต้องมีหนังสือยินยอมเก็บไว้ที่สถานศึกษา และต้องลบภาพภายในสามวันเมื่อได้รับการร้องขอ',
    { to: 'all' },
    ['province01'],
    { mustRead: true },
  ],
  [
    20,
    'กำหนดส่งรายงานผลการดำเนินงานไตรมาสแรก',
    'ขอให้อาชีวศึกษาจังหวัดรวบรวมข้อสังเกตของสถานศึกษาและส่งรายงานภายในกำหนด',
    { to: 'kind', kind: 'province' },
    [],
    { answerWanted: true, days: 7 },
  ],
  [
    31,
    'ปิดปรับปรุงระบบในคืนวันเสาร์',
    'ระบบจะปิดปรับปรุงตั้งแต่เวลา 22.00 น. ถึง 02.00 น. ผู้อ่านยังอ่านข่าวได้ตามปกติ แต่จะบันทึกข่าวใหม่ไม่ได้',
    { to: 'all' },
    ['unit01', 'dept01', '1310016001'],
  ],
  [
    45,
    'อบรมการเขียนข่าวและถ่ายภาพสำหรับเจ้าหน้าที่ใหม่',
    'รับสถานศึกษาละสองคน อบรมออนไลน์สามวัน มีใบรับรองเมื่อส่งข่าวครบสามชิ้น',
    { to: 'kind', kind: 'college' },
    ['1310016002'],
  ],
  [
    62,
    'สำรวจครุภัณฑ์ประชาสัมพันธ์ของสถาบัน',
    'ขอให้สถาบันการอาชีวศึกษาทุกแห่งแจ้งรายการกล้องและอุปกรณ์ถ่ายทอดสดที่ใช้งานได้',
    { to: 'kind', kind: 'institute' },
    ['institute01'],
  ],
  [
    80,
    'ขอข้อมูลประกอบข่าวโครงการทวิภาคี',
    'ขอรายชื่อสถานประกอบการที่ร่วมโครงการกับวิทยาลัยและจำนวนผู้เรียนในปีนี้',
    { to: 'organisation', organisationKey: '1310016001' },
    ['1310016001'],
  ],
  [
    4,
    'ขอรายชื่อผู้ประสานงานข่าวของสถานศึกษาในจังหวัด',
    'ขอให้สถานศึกษาแจ้งชื่อและหมายเลขโทรศัพท์ของผู้ประสานงานข่าวหนึ่งคน เพื่อใช้ติดต่อตลอดปีการศึกษา',
    { to: 'colleges', provinceKey: 'province01' },
    [],
    { mustRead: true, answerWanted: true, days: 10 },
  ],
];

/** Notices of the last months before `now`. */
export function buildNotices(now: Date): NoticeSeed[] {
  return list.map(([daysAgo, title, text, target, readByKeys, asked = {}]) => ({
    title,
    text: `<p>${text}</p>`,
    target,
    at: new Date(now.getTime() - daysAgo * DAY_MS),
    attachments: [],
    readByKeys,
    mustRead: asked.mustRead ?? false,
    answerWanted: asked.answerWanted ?? false,
    deadlineAt: asked.days === undefined ? undefined : new Date(now.getTime() + asked.days * DAY_MS),
  }));
}
