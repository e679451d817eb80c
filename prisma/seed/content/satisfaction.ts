import { DAY_MS } from '@/lib/time/units';
import type { Random } from './random';

const YEAR_DAYS = 365;
/** Percentages of each score, the worst first, at the beginning of the year and at its end. */
const before = [6, 12, 28, 36, 18] as const;
const after = [2, 5, 18, 43, 32] as const;

const praise = ['หาข่าวรับสมัครง่ายขึ้นมาก', 'อ่านบนโทรศัพท์สบายตา', 'ข่าวทุนครบดี', 'โหลดเร็ว ใช้ง่าย'];
const requests = ['ตัวหนังสือเล็กไปสำหรับผู้สูงอายุ', 'ขอข่าวของวิทยาลัยในจังหวัดมากกว่านี้', 'ค้นหาข่าวเก่ายาก', 'เปิดไฟล์แนบไม่ได้บางครั้ง'];

export type SatisfactionSeed = { at: Date; score: number; comment: string };

/** Answers of a year, a few a day, a little better towards its end. */
export function makeSatisfaction(now: Date, random: Random): SatisfactionSeed[] {
  return Array.from({ length: YEAR_DAYS }, (_, index) => YEAR_DAYS - index).flatMap((daysAgo) =>
    Array.from({ length: random.int(1, 6) }, () => {
      const at = new Date(now.getTime() - daysAgo * DAY_MS + random.int(0, DAY_MS - 1));
      const score = drawScore(random, 1 - daysAgo / YEAR_DAYS);
      const comment = random.chance(0.07) ? random.pick(score >= 4 ? praise : requests) : '';
      return { at, score, comment };
    }),
  );
}

function drawScore(random: Random, progress: number): number {
  let left = random.next() * 100;
  for (const [index, share] of before.entries()) {
    left -= share + ((after[index] ?? 0) - share) * progress;
    if (left <= 0) return index + 1;
  }
  return before.length;
}
