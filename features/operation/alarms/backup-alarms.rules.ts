import { DAY_MS, HOUR_MS, HOUR_SECONDS } from '@/lib/time/units';
import { DRILL_GRACE_DAYS, LATE_HOURS } from '../doctor/limits.rules';
import type { MachineFacts } from '../reports/reports.schema';
import { formatDuration } from '../system/duration.rules';
import type { AlarmFacts, AlarmRule, Verdict } from './alarms.schema';

/** Time after a start in which the first backup is made. */
const FIRST_BACKUP_MS = HOUR_MS;

/** Facts of the machines that make backups; undefined if no machine has reported yet. */
function listBackupMachines({ machines }: AlarmFacts): MachineFacts[] | undefined {
  const known = machines?.flatMap(({ facts }) => facts ?? []);
  return known?.length ? known.filter(({ backup }) => backup.schedule !== undefined) : undefined;
}

/** Judges each machine that makes backups: the first that has something wrong counts. */
function judgeEach(facts: AlarmFacts, judge: (machine: MachineFacts) => Verdict): Verdict {
  const verdicts = listBackupMachines(facts)?.map(judge);
  if (!verdicts) return 'unknown';
  const found = verdicts.find((verdict) => typeof verdict === 'object');
  return found ?? (verdicts.includes('unknown') ? 'unknown' : 'fine');
}

/** Alarms of backups and drills. */
export const backupAlarms: readonly AlarmRule[] = [
  {
    id: 'backup.unscheduled',
    severity: 'warning',
    title: 'ยังไม่ได้ตั้งเวลาสำรองข้อมูล',
    advice: 'ตั้ง BACKUP_AT=02:30 บนเครื่องเดียว แล้วเริ่มเว็บไซต์ใหม่ หากสำรองด้วยวิธีอื่นอยู่ ให้ตรวจว่ากู้คืนได้จริง',
    judge: (facts) => {
      const scheduled = listBackupMachines(facts);
      if (!scheduled) return 'unknown';
      const isExposed = facts.machines?.some((machine) => machine.facts?.exposed);
      return scheduled.length === 0 && isExposed ? { found: 'ไม่มีเครื่องใดตั้ง BACKUP_AT' } : 'fine';
    },
  },
  {
    id: 'backup.missed',
    severity: 'urgent',
    title: 'ขาดการสำรองข้อมูล',
    advice: 'สั่ง npm run portal -- backup แล้วอ่านเหตุที่ไม่สำเร็จในบันทึกของเว็บไซต์ ตรวจที่ว่างและสิทธิ์ของโฟลเดอร์ชุดสำรอง',
    judge: (facts) =>
      judgeEach(facts, ({ backup, startedAt }) => {
        if (backup.newestAt === undefined) {
          const isNew = facts.now - Date.parse(startedAt) < FIRST_BACKUP_MS;
          return isNew ? 'unknown' : { found: 'ยังไม่มีชุดสำรองเลย' };
        }
        const seconds = (facts.now - Date.parse(backup.newestAt)) / 1_000;
        return seconds > LATE_HOURS * HOUR_SECONDS ? { found: `ชุดล่าสุดเก่า ${formatDuration(seconds)}` } : 'fine';
      }),
  },
  {
    id: 'backup.failed',
    severity: 'urgent',
    title: 'สำรองข้อมูลไม่สำเร็จ',
    advice: 'สั่ง npm run portal -- backup เพื่อดูเหตุ มักเป็นดิสก์เต็ม เขียนโฟลเดอร์ไม่ได้ หรือไฟล์สื่อหาย',
    judge: (facts) =>
      judgeEach(facts, ({ jobs }) => {
        const failures = jobs.find(({ name }) => name === 'backup')?.failures ?? 0;
        return failures > 0 ? { found: `ล้มเหลวติดกัน ${failures} ครั้ง` } : 'fine';
      }),
  },
  {
    id: 'drill.failed',
    severity: 'urgent',
    title: 'ซ้อมกู้คืนไม่สำเร็จ',
    advice: 'สั่ง npm run portal -- restore --check เพื่อหาไฟล์ที่เสีย สำรองใหม่ แล้วสั่ง npm run portal -- drill',
    judge: (facts) =>
      judgeEach(facts, ({ drill }) => (drill && !drill.ok ? { found: drill.problem ?? 'กู้คืนชุดล่าสุดไม่ได้' } : 'fine')),
  },
  {
    id: 'drill.missed',
    severity: 'warning',
    title: 'ขาดการซ้อมกู้คืน',
    advice: 'สั่ง npm run portal -- drill บัญชีฐานข้อมูลต้องมีสิทธิ์ CREATEDB และเซิร์ฟเวอร์ต้องมีที่ว่างเท่าขนาดฐานข้อมูล',
    judge: (facts) =>
      judgeEach(facts, ({ drill, backup: { drillDays, newestAt }, startedAt }) => {
        if (drillDays === 0 || newestAt === undefined) return 'fine';
        if (!drill) {
          const isNew = facts.now - Date.parse(startedAt) < DAY_MS;
          return isNew ? 'unknown' : { found: 'ยังไม่เคยซ้อมกู้คืน' };
        }
        const ms = facts.now - Date.parse(drill.at);
        return ms > (drillDays + DRILL_GRACE_DAYS) * DAY_MS
          ? { found: `ซ้อมครั้งล่าสุด ${formatDuration(ms / 1_000)}ก่อน` }
          : 'fine';
      }),
  },
];
