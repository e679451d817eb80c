import { formatBytes, formatNumber } from '@/lib/time/format';
import { DAY_MS, MINUTE_MS, MINUTE_SECONDS } from '@/lib/time/units';
import { LATE_MS, PATIENCE_MS } from '../canary/canary.schema';
import { areFilesLow, isSpaceLow, LAG_SECONDS, MEGABYTE, SOON_DAYS } from '../doctor/limits.rules';
import type { MachineReport } from '../reports/reports.schema';
import { formatDuration } from '../system/duration.rules';
import type { AlarmFacts, AlarmFinding, AlarmRule, Verdict } from './alarms.schema';
import { backupAlarms } from './backup-alarms.rules';
import { moveAlarms } from './move-alarms.rules';

/** Waiting time of a mail or an import above which its queue stands still. */
const QUEUE_SECONDS = 30 * MINUTE_SECONDS;
/** Failed requests of up to two hours above which more than one reader is hit. */
const MANY_ERRORS = 50;
/** Failures in a row above which a job is not just unlucky. */
const JOB_FAILURES = 3;
/** Age of a machine's report above which its jobs stand still; a backup delays none of them. */
const JOBS_SILENT_MS = 15 * MINUTE_MS;

/** Judges all machines: what any of them has wrong is found, with its name where there are several. */
function judgeMachines({ machines }: AlarmFacts, find: (machine: MachineReport) => string | undefined): Verdict {
  if (!machines?.some(({ facts }) => facts)) return 'unknown';
  const found = machines.flatMap((machine) => {
    const text = find(machine);
    return text === undefined ? [] : [machines.length > 1 ? `${machine.machine}: ${text}` : text];
  });
  return found.length > 0 ? { found: found.join(' · ') } : 'fine';
}

const judgeWait = (seconds: number | null | undefined): Verdict => {
  if (seconds === undefined) return 'unknown';
  return seconds !== null && seconds > QUEUE_SECONDS ? { found: `รอมาแล้ว ${formatDuration(seconds)}` } : 'fine';
};

/** All alarms, the most pressing first. */
export const alarmRules: readonly AlarmRule[] = [
  {
    id: 'disk.full',
    severity: 'urgent',
    title: 'ดิสก์เกือบเต็ม',
    advice: 'เพิ่มที่ว่าง ลบไฟล์ที่ไม่ใช้ หรือย้ายชุดสำรองไปดิสก์อื่น (BACKUP_DIR) หากต่ำกว่า DISK_FREE_MB เว็บไซต์จะไม่รับงานใหม่',
    judge: (facts) =>
      judgeMachines(facts, (machine) => {
        const low = machine.facts?.disks.find(
          (disk) => isSpaceLow(disk) || disk.freeBytes < (machine.facts?.leastMegabytes ?? 0) * MEGABYTE,
        );
        return low && `เหลือ ${formatBytes(low.freeBytes)} ใน ${low.folder}`;
      }),
  },
  {
    id: 'disk.files',
    severity: 'warning',
    title: 'ที่สำหรับไฟล์ใหม่เหลือน้อย',
    advice: 'ลบไฟล์เล็กที่ไม่ใช้ในดิสก์นี้ (inode ใกล้หมด)',
    judge: (facts) =>
      judgeMachines(facts, ({ facts: known }) => {
        const low = known?.disks.find(areFilesLow);
        return low && `เหลือ ${formatNumber(low.freeFiles)} ไฟล์ใน ${low.folder}`;
      }),
  },
  ...backupAlarms,
  {
    id: 'seals.broken',
    severity: 'urgent',
    title: 'บันทึกการใช้งานถูกแก้ไข',
    advice: 'อย่าลบอะไร เก็บสำเนาฐานข้อมูลไว้ สั่ง npm run portal -- audit:verify แล้วเทียบกับชุดสำรองก่อนช่วงนั้น',
    judge: ({ checks }) => {
      if (!checks?.seals) return 'unknown';
      const { broken } = checks.seals;
      return broken ? { found: `ผนึกเลขที่ ${broken.id} ไม่ตรงกับรายการ ${broken.from}–${broken.lastId}` } : 'fine';
    },
  },
  {
    id: 'mail.late',
    severity: 'urgent',
    title: 'อีเมลค้างในคิว',
    advice: 'ส่งอีเมลทดสอบในหน้านี้เพื่อดูคำตอบของเซิร์ฟเวอร์อีเมล แล้วตรวจ SMTP_URL และไฟร์วอลล์',
    judge: ({ queues }) => judgeWait(queues?.mailSeconds),
  },
  {
    id: 'errors.many',
    severity: 'urgent',
    title: 'คำขอล้มเหลวจำนวนมาก',
    advice: 'ดูกลุ่มข้อผิดพลาดในหน้าสถานะระบบ แล้วหาบรรทัดเดียวกันในบันทึกของเว็บไซต์ หากเริ่มหลังปรับรุ่นให้กลับไปรุ่นเดิม',
    judge: ({ errors }) => {
      if (!errors) return 'unknown';
      return errors.failed > MANY_ERRORS ? { found: `${formatNumber(errors.failed)} ครั้งในสองชั่วโมง` } : 'fine';
    },
  },
  {
    id: 'canary.late',
    severity: 'urgent',
    title: 'สิ่งที่เผยแพร่ถึงผู้อ่านช้า',
    advice: 'ตรวจบรรทัด invalidation และภาระของฐานข้อมูลในบันทึก หากผู้อ่านยังเห็นหน้าเก่าให้เริ่มเว็บไซต์บนเครื่องนั้นใหม่',
    judge: ({ beats }) => {
      // One alone may have met a busy moment.
      const last = beats?.slice(0, 2) ?? [];
      if (last.length < 2) return 'unknown';
      const isLate = last.every(({ visibleMs }) => visibleMs === null || visibleMs > LATE_MS);
      if (!isLate) return 'fine';
      const ms = last[0]?.visibleMs ?? null;
      const limit = formatDuration(PATIENCE_MS / 1_000);
      return { found: ms === null ? `ไม่เห็นภายใน ${limit}` : `ใช้เวลา ${formatDuration(ms / 1_000)}` };
    },
  },
  {
    id: 'imports.late',
    severity: 'warning',
    title: 'การนำเข้าข้อมูลค้าง',
    advice: 'ดูบันทึกของเว็บไซต์ว่างานเบื้องหลังยังทำงาน แล้วยกเลิกและนำเข้าไฟล์นั้นใหม่',
    judge: ({ queues }) => judgeWait(queues?.importSeconds),
  },
  ...moveAlarms,
  {
    id: 'jobs.failing',
    severity: 'warning',
    title: 'งานตามเวลาล้มเหลว',
    advice: 'อ่านเหตุในบันทึกของเว็บไซต์ บรรทัด a periodic job failed หรือ a cleanup failed',
    judge: (facts) =>
      judgeMachines(facts, (machine) => {
        const failing = machine.facts?.jobs.filter(
          ({ name, failures }) => failures >= JOB_FAILURES && name !== 'backup',
        );
        return failing?.length ? failing.map(({ name, failures }) => `${name} ${failures} ครั้ง`).join(', ') : undefined;
      }),
  },
  {
    id: 'jobs.silent',
    severity: 'urgent',
    title: 'งานตามเวลาหยุดเดิน',
    advice: 'เริ่มเว็บไซต์บนเครื่องนั้นใหม่ (SIGHUP เปลี่ยนตัวทำหน้าเว็บโดยไม่ปฏิเสธผู้อ่าน)',
    judge: (facts) =>
      judgeMachines(facts, ({ at }) => {
        const ms = at && facts.now - at.getTime();
        return ms && ms > JOBS_SILENT_MS ? `ไม่มีรายงานมา ${formatDuration(ms / 1_000)}` : undefined;
      }),
  },
  {
    id: 'certificate.bad',
    severity: 'urgent',
    title: 'ใบรับรองเว็บไซต์ใช้ไม่ได้',
    advice: 'ต่ออายุหรือติดตั้งใบรับรองที่ตรงชื่อและครบสายที่ proxy หน้าเว็บ หากติดต่อไม่ได้ให้ตรวจชื่อโดเมนและไฟร์วอลล์',
    judge: ({ checks, now }) => {
      if (!checks) return 'unknown';
      if (!checks.certificate) return 'fine';
      const { host, endsAt, refusal } = checks.certificate;
      if (endsAt === undefined) return { found: `ติดต่อ ${host} ด้วย TLS ไม่ได้` };
      if (Date.parse(endsAt) <= now) return { found: `ใบรับรองของ ${host} หมดอายุแล้ว` };
      return refusal ? { found: `เบราว์เซอร์ไม่รับใบรับรองของ ${host}: ${refusal}` } : 'fine';
    },
  },
  {
    id: 'certificate.ending',
    severity: 'warning',
    title: 'ใบรับรองเว็บไซต์ใกล้หมดอายุ',
    advice: 'ตรวจว่าการต่ออายุอัตโนมัติยังทำงาน แล้วต่ออายุด้วยมือหากจำเป็น',
    judge: ({ checks, now }) => {
      if (!checks) return 'unknown';
      const end = checks.certificate?.endsAt;
      const days = end === undefined ? undefined : Math.floor((Date.parse(end) - now) / DAY_MS);
      return days !== undefined && days >= 0 && days < SOON_DAYS ? { found: `เหลือ ${days} วัน` } : 'fine';
    },
  },
  {
    id: 'replica.behind',
    severity: 'warning',
    title: 'ฐานข้อมูลสำเนาตามไม่ทัน',
    advice: 'ตรวจเครือข่ายและภาระของเครื่องสำเนา ระหว่างนี้หน้าเว็บอ่านจากเครื่องหลัก',
    judge: (facts) =>
      judgeMachines(facts, (machine) => {
        const replica = machine.facts?.replica;
        if (replica === null) return 'ติดต่อเครื่องสำเนาไม่ได้';
        if (replica && !replica.isStandby) return 'DATABASE_REPLICA_URL ไม่ใช่เครื่องสำเนา';
        const lag = replica?.lagSeconds ?? 0;
        return lag > LAG_SECONDS ? `ตามหลัง ${formatDuration(lag)}` : undefined;
      }),
  },
];

/** Judges all rules. */
export const judgeAlarms = (facts: AlarmFacts): Array<{ rule: AlarmRule; verdict: Verdict }> =>
  alarmRules.map((rule) => ({ rule, verdict: rule.judge(facts) }));

/** Present faults, the most pressing first. */
export const findAlarms = (facts: AlarmFacts): AlarmFinding[] =>
  judgeAlarms(facts).flatMap(({ rule: { judge: _, ...rule }, verdict }) =>
    typeof verdict === 'object' ? [{ ...rule, found: verdict.found }] : [],
  );
