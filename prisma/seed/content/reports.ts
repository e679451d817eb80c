import { BUDDHIST_OFFSET, toThaiDay, toUtcDay } from '@/lib/time/format';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { toBangkokDay } from './thai-date';

export type PeriodSeed = {
  name: string;
  fiscalYear: number;
  startsOn: string;
  endsOn: string;
  opensAt: Date;
  closesAt: Date;
  closed: boolean;
};

/** Days after a quarter during which its reports are submitted. */
const HAND_IN_DAYS = 20;
const CLOSED_PERIODS = 2;
const MONTHS = 3;

/** A time of a day in Thailand, in hours from midnight. */
const toThaiTime = (day: string, hours: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + hours * HOUR_MS);

/** The quarter `before` quarters before that of a month; the calendar year's fourth is the fiscal year's first. */
function toQuarter(year: number, month: number, before: number) {
  const starts = new Date(Date.UTC(year, Math.floor((month - 1) / MONTHS) * MONTHS - before * MONTHS, 1));
  const ends = new Date(Date.UTC(starts.getUTCFullYear(), starts.getUTCMonth() + MONTHS, 0));
  const isFirst = starts.getUTCMonth() === 9;
  const fiscalYear = starts.getUTCFullYear() + BUDDHIST_OFFSET + (isFirst ? 1 : 0);
  const number = isFirst ? 1 : starts.getUTCMonth() / MONTHS + 2;
  return { fiscalYear, number, startsOn: toUtcDay(starts), endsOn: toUtcDay(ends) };
}

/** The last two quarters with submitted reports, and the next one, for which reports are being submitted. */
export function buildPeriods(now: Date): PeriodSeed[] {
  const { year, month } = toBangkokDay(now);
  const recent = [3, 2, 1, 0].map((before) => toQuarter(year, month, before));
  const isClosed = ({ endsOn }: { endsOn: string }) => Date.parse(endsOn) + (HAND_IN_DAYS + 1) * DAY_MS < now.getTime();
  const closed = recent.filter(isClosed).slice(-CLOSED_PERIODS);
  const [open] = recent.filter((quarter) => !isClosed(quarter));
  const past = closed.map(({ number, ...quarter }) => ({
    ...quarter,
    name: `ไตรมาสที่ ${number} ปีงบประมาณ ${quarter.fiscalYear}`,
    opensAt: toThaiTime(quarter.endsOn, 24 + 8.5),
    closesAt: toThaiTime(toUtcDay(new Date(Date.parse(quarter.endsOn) + HAND_IN_DAYS * DAY_MS)), 16.5),
    closed: true,
  }));
  if (!open) return past;
  const { number, ...quarter } = open;
  const today = toThaiDay(now);
  const current = {
    ...quarter,
    name: `ความก้าวหน้าไตรมาสที่ ${number} ปีงบประมาณ ${quarter.fiscalYear}`,
    opensAt: toThaiTime(today, -9 * 24 + 8.5),
    closesAt: toThaiTime(today, 12 * 24 + 16.5),
    closed: false,
  };
  return [...past, current];
}

/** Remarks of offices beside their figures. */
export const remarks: readonly string[] = [
  'ข่าวที่มีผู้อ่านมากที่สุดคือข่าวรับสมัครนักเรียนใหม่และข่าวผลงานการแข่งขันทักษะวิชาชีพ\nปัญหา: ช่วงสอบปลายภาคมีเจ้าหน้าที่ถ่ายภาพไม่พอ จึงส่งข่าวล่าช้าสองรายการ\nข้อเสนอแนะ: ขอให้จัดอบรมการเขียนข่าวให้ครูแกนนำเพิ่มอีกหนึ่งรุ่น',
  'จัดกิจกรรมเปิดบ้านร่วมกับสถานประกอบการ 14 แห่ง และเผยแพร่ข่าวครบทุกกิจกรรม\nยอดอ่านเพิ่มขึ้นจากการแชร์ผ่านเพจของศิษย์เก่า',
  'เผยแพร่ข่าวศูนย์ซ่อมสร้างเพื่อชุมชนทุกสัปดาห์ ประชาชนสอบถามทางโทรศัพท์มากกว่าทางเพจ\nขอสนับสนุนกล้องบันทึกภาพหนึ่งชุด',
  'ข่าวส่วนใหญ่เป็นผลงานนวัตกรรมของผู้เรียนและโครงการทวิภาคี ไม่มีปัญหาอุปสรรค',
  '',
  'ช่วงที่รายงานมีเหตุน้ำท่วมในพื้นที่ งดกิจกรรมสองสัปดาห์ จำนวนข่าวจึงน้อยกว่าไตรมาสก่อน',
];

export const draftRemarks = 'กำลังรวบรวมผลงานเด่นจากแผนกวิชา จะเพิ่มภาพกิจกรรมก่อนส่ง';
export const returnComment = 'กรุณาระบุจำนวนกิจกรรมที่ร่วมกับสถานประกอบการ และแนบสรุปการประชาสัมพันธ์ของไตรมาส';
export const correctionNote = 'นับยอดอ่านตกหล่นจากข่าวที่ย้ายหมวดหมู่ แก้ตามหนังสือของสถานศึกษา';
export const fileTitle = 'สรุปผลการประชาสัมพันธ์ประจำไตรมาส';
