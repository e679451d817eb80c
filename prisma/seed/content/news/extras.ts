import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { Random } from '../random';
import type { NewsSeed } from '../shapes';
import type { Story } from './material';
import { getPaper } from './papers';
import type { Plan } from './plan';

const PROCUREMENT_ID = 1008;
const videos = ['Vq7nTk2LmXe', 'sKd93hPwZyU', 'b4RtG8vNcQo', 'Jx5WmA1uFzI', 'pE6yLh0SdTk', 'n2CgVr7BoMw'] as const;
const comments = {
  return: [
    'ขอให้เพิ่มวันและสถานที่จัดกิจกรรมในย่อหน้าแรก และตรวจสอบชื่อหน่วยงานให้เป็นชื่อเต็ม',
    'ภาพปกไม่ชัด ขอเปลี่ยนภาพใหม่ที่เห็นกิจกรรมและได้รับความยินยอมจากบุคคลในภาพแล้ว',
    'หัวข้อข่าวยาวเกินไป ขอให้สรุปประเด็นสำคัญ และย้ายรายละเอียดไปไว้ในเนื้อข่าว',
    'ตัวเลขผู้เข้าร่วมไม่ตรงกับรายงานของแผนกวิชา กรุณาตรวจสอบก่อนส่งอีกครั้ง',
  ],
  hide: [
    'ถอนข่าวชั่วคราวเพื่อตรวจสอบความถูกต้องของกำหนดการกับผู้จัดงาน',
    'กิจกรรมยกเลิกตามประกาศของจังหวัด จึงถอนข่าวออกจากหน้าเว็บไซต์',
    'ภาพประกอบไม่ได้รับความยินยอมครบถ้วน อยู่ระหว่างจัดหาภาพใหม่',
    'เนื้อหาซ้ำกับข่าวที่เผยแพร่โดยสถาบันต้นสังกัดแล้ว',
  ],
} as const;
const notes = [
  'แก้ไขตัวสะกดชื่อบุคคลในเนื้อข่าวให้ถูกต้อง',
  'ปรับหมายเลขโทรศัพท์สำหรับสอบถามข้อมูลให้เป็นปัจจุบัน',
  'แก้ไขวันที่ในเนื้อข่าวให้ตรงกับประกาศฉบับจริง',
  'เปลี่ยนภาพประกอบให้ตรงกับกิจกรรมในข่าว',
  'แก้ไขจำนวนผู้เข้าร่วมให้ตรงกับข้อมูลลงทะเบียน',
] as const;

/** Video links and attached documents. */
export function makeExtras(story: Story, plan: Plan, random: Random): Pick<NewsSeed, 'videoLinks' | 'attachments'> {
  const isMain = plan.level === 3;
  const hasVideo = (story.video && random.chance(isMain ? 0.8 : 0.16)) || (isMain && random.chance(0.2));
  const hasPaper = random.chance(plan.categoryId === PROCUREMENT_ID ? 0.7 : 0.3);
  const paper = hasPaper && story.paper ? getPaper(story.paper) : undefined;
  return {
    videoLinks: hasVideo ? [`https://www.youtube.com/watch?v=${random.pick(videos)}`] : [],
    attachments: paper ? [{ title: paper.title, fileName: paper.fileName }] : [],
  };
}

/** Reason why an item was returned or withdrawn. */
export function pickStatusComment({ status }: Plan, random: Random): string | undefined {
  return status === 'return' || status === 'hide' ? random.pick(comments[status]) : undefined;
}

/** Public corrections, hours after publication. */
export function makeCorrections({ status, publishAt }: Plan, now: Date, random: Random): NewsSeed['corrections'] {
  const ageMs = now.getTime() - publishAt.getTime();
  if (status !== 'allow' || ageMs < 2 * DAY_MS || !random.chance(0.025)) return [];
  return [{ note: random.pick(notes), at: new Date(publishAt.getTime() + random.int(2, 40) * HOUR_MS) }];
}
