import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import type { PollSeed } from './forum-and-notice-shapes';

/** Polls and consultations: open, future, closed, and closed with an outcome. */
export function buildPolls(now: Date): PollSeed[] {
  const at = (days: number, time: string) =>
    new Date(`${toThaiDay(new Date(now.getTime() + days * DAY_MS))}T${time}:00+07:00`);
  const morning = (days: number) => at(days, '08:30');
  const evening = (days: number) => at(days, '16:30');
  return [
    {
      kind: 'poll',
      title: 'ท่านอ่านข่าวอาชีวศึกษาจากช่องทางใดมากที่สุด',
      detail: 'ผลสำรวจจะใช้ปรับปรุงช่องทางเผยแพร่ข่าวในปีงบประมาณถัดไป',
      from: morning(-20),
      to: evening(40),
      options: [
        { label: 'เว็บไซต์นี้', votes: 148 },
        { label: 'เพจ', votes: 231 },
        { label: 'กลุ่มสนทนา', votes: 96 },
        { label: 'สถานศึกษาแจ้งโดยตรง', votes: 54 },
      ],
      opinions: [],
    },
    {
      kind: 'poll',
      title: 'หลักสูตรระยะสั้นที่อยากให้เปิดเพิ่มในชุมชนของท่าน',
      detail: 'วิทยาลัยในพื้นที่จะใช้ผลนี้วางแผนเปิดหลักสูตรภาคเรียนหน้า',
      from: morning(-8),
      to: evening(52),
      options: [
        { label: 'ซ่อมยานยนต์ไฟฟ้า', votes: 87 },
        { label: 'ทำอาหารและขนมไทย', votes: 112 },
        { label: 'ติดตั้งโซลาร์เซลล์', votes: 95 },
        { label: 'ขายสินค้าออนไลน์', votes: 133 },
      ],
      opinions: [],
    },
    {
      kind: 'consultation',
      title: 'รับฟังความเห็นต่อร่างแนวทางจัดการเรียนการสอนแบบยืดหยุ่น',
      detail: [
        'ร่างแนวทางนี้ให้ผู้เรียนที่ทำงานแล้วสะสมหน่วยการเรียนจากหลักสูตรระยะสั้นและประสบการณ์ทำงาน แล้วเทียบโอนเข้าสู่ระดับ ปวช. และ ปวส. ได้',
        'ขอเชิญครู ผู้เรียน ผู้ปกครอง และสถานประกอบการแสดงความเห็นก่อนประกาศใช้',
      ].join('\n\n'),
      from: morning(-10),
      to: evening(35),
      options: [
        { label: 'เห็นด้วย', votes: 64 },
        { label: 'เห็นด้วยบางส่วน', votes: 31 },
        { label: 'ไม่เห็นด้วย', votes: 9 },
      ],
      opinions: [
        { option: 0, text: 'เหมาะกับคนทำงาน ขอให้เทียบโอนประสบการณ์ช่างที่ไม่มีใบรับรองได้ด้วย' },
        { option: 1, text: 'เห็นด้วยกับหลักการ แต่ควรกำหนดเกณฑ์เทียบโอนให้เหมือนกันทุกวิทยาลัย' },
        { option: 2, text: 'ครูมีภาระมากอยู่แล้ว ควรเพิ่มอัตรากำลังก่อนเริ่ม' },
      ],
    },
    {
      kind: 'poll',
      title: 'เวลาที่สะดวกเรียนหลักสูตรออนไลน์นอกเวลาราชการ',
      detail: '',
      from: morning(6),
      to: evening(36),
      options: [
        { label: 'วันธรรมดาช่วงค่ำ', votes: 0 },
        { label: 'วันเสาร์', votes: 0 },
        { label: 'วันอาทิตย์', votes: 0 },
      ],
      opinions: [],
    },
    {
      kind: 'poll',
      title: 'ท่านพอใจกับการแจ้งข่าวทุนการศึกษาในปีที่ผ่านมาหรือไม่',
      detail: 'สำรวจก่อนปรับปฏิทินทุนการศึกษา',
      from: morning(-120),
      to: evening(-60),
      options: [
        { label: 'พอใจมาก', votes: 164 },
        { label: 'พอใจ', votes: 203 },
        { label: 'ควรปรับปรุง', votes: 71 },
      ],
      opinions: [],
      outcome: {
        text: 'ผู้ตอบ 438 คน ร้อยละ 84 พอใจหรือพอใจมาก ส่วนที่เห็นว่าควรปรับปรุงส่วนใหญ่ขอให้แจ้งล่วงหน้านานขึ้น',
        changes: 'ตั้งแต่ปีการศึกษานี้ ข่าวทุนทุกทุนเผยแพร่ก่อนวันปิดรับสมัครอย่างน้อย 30 วัน',
        at: morning(-45),
      },
    },
    {
      kind: 'consultation',
      title: 'รับฟังความเห็นต่อร่างประกาศการแต่งกายของผู้เรียนอาชีวศึกษา',
      detail: 'ร่างประกาศให้วิทยาลัยกำหนดชุดฝึกงานเป็นชุดเรียนได้ตามลักษณะงานของสาขา',
      from: morning(-210),
      to: evening(-165),
      options: [
        { label: 'เห็นด้วย', votes: 312 },
        { label: 'เห็นด้วยบางส่วน', votes: 127 },
        { label: 'ไม่เห็นด้วย', votes: 58 },
      ],
      opinions: [
        { option: 0, text: 'ลดค่าใช้จ่ายของผู้ปกครองได้จริง' },
        { option: 1, text: 'ควรมีชุดพิธีการไว้หนึ่งชุด และให้ยืมได้' },
        { option: 1, text: 'ขอให้คำนึงถึงความปลอดภัยในโรงฝึกงานก่อน' },
        { option: 2, text: 'กลัวว่าแต่ละวิทยาลัยจะต่างกันมากเกินไป' },
      ],
      outcome: {
        text: 'ผู้แสดงความเห็น 497 คน ร้อยละ 63 เห็นด้วย ประเด็นที่เสนอมากที่สุดคือความปลอดภัยในโรงฝึกงานและชุดพิธีการ',
        changes: 'เพิ่มข้อ 4 ให้ชุดฝึกงานเป็นไปตามมาตรฐานความปลอดภัยของสาขา และข้อ 7 ให้วิทยาลัยมีชุดพิธีการให้ยืม แล้วจึงประกาศใช้',
        at: morning(-140),
      },
    },
    {
      kind: 'consultation',
      title: 'รับฟังความเห็นต่อแผนปรับปรุงศูนย์ฝึกอาชีพประจำอำเภอ',
      detail: 'แผนนี้เสนอให้ศูนย์ฝึกอาชีพเปิดวันเสาร์และใช้เครื่องมือร่วมกับวิทยาลัยใกล้เคียง',
      from: morning(-70),
      to: evening(-12),
      options: [
        { label: 'เห็นด้วย', votes: 88 },
        { label: 'เห็นด้วยบางส่วน', votes: 24 },
        { label: 'ไม่เห็นด้วย', votes: 5 },
      ],
      opinions: [{ option: 0, text: 'ขอรถรับส่งจากตำบลที่อยู่ไกล' }],
    },
  ];
}
