import { formatDateTime } from '@/lib/time/format';
import type { AlarmFacts, AlarmRule, Verdict } from './alarms.schema';

type BadNights = NonNullable<AlarmFacts['nights']>['missed'];

const name = (nights: BadNights): Verdict =>
  nights.length === 0
    ? 'fine'
    : {
        found: nights
          .map((night) => [night.name, formatDateTime(night.at), night.problem].filter(Boolean).join(' · '))
          .join(', '),
      };

/** Alarms of the nightly runs by which a portal follows an old site until the day of the switch. */
export const moveAlarms: readonly AlarmRule[] = [
  {
    id: 'move.failed',
    severity: 'warning',
    title: 'การย้ายจากเว็บเดิมประจำคืนไม่สำเร็จ',
    advice: 'เปิดหน้าย้ายจากเว็บเดิม อ่านเหตุในรายงานของคืนนั้น แล้วสั่งทำต่อ หากเว็บเดิมปิดแล้วให้ปิดการย้ายประจำคืน',
    judge: ({ nights }) => (nights ? name(nights.failed) : 'unknown'),
  },
  {
    id: 'move.missed',
    severity: 'warning',
    title: 'ขาดการย้ายจากเว็บเดิมประจำคืน',
    advice: 'เปิดหน้าย้ายจากเว็บเดิม ดูว่ามีการย้ายอื่นค้างอยู่หรือไม่ แล้วสั่งย้ายเอง และตรวจว่างานเบื้องหลังยังทำงาน',
    judge: ({ nights }) => (nights ? name(nights.missed) : 'unknown'),
  },
];
