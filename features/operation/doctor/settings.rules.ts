import type { Env } from '@/lib/env/env';
import { judgeExposure } from './exposure.rules';
import { type Finding, fault, ok, warn } from './finding';
import { DRILL_GRACE_DAYS, LATE_HOURS } from './limits.rules';

/** Settings of another origin than the parsed ones. */
export type SettingFacts = {
  node: string;
  /** Permissions of `DATA_DIR/secrets`; undefined if it isn't there. */
  secretsMode: number | undefined;
  /** Permissions of the folder of the backups; undefined if it isn't there. */
  backupsMode: number | undefined;
  /** Age of the newest backup in hours; undefined without one. */
  backupHours: number | undefined;
  /** The last drill: its age in days, and whether the backup could be restored; undefined without one. */
  drill: { days: number; ok: boolean } | undefined;
  /** True if backups lie on the disk of the data. */
  isBackupBeside: boolean;
};

const OLDEST_NODE = [20, 19] as const;
const DEMO_KEY = 'demo-api-key';

/** Judges the settings against each other. */
export function judgeSettings(env: Env, facts: SettingFacts): Finding[] {
  return [
    judgeNode(facts.node),
    ...judgeSite(env),
    ...judgeSecrets(env, facts),
    ...judgeExposure(env),
    ...judgeMail(env),
    ...judgeBackups(env, facts),
    ...judgeDrill(env, facts),
  ];
}

function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isOld) return fault('node', `Node ${version}`, 'ปรับเป็น Node 20.19 ขึ้นไป แนะนำ 24 (Node 24 is recommended)');
  if (major < 22)
    return warn('node', `Node ${version} เลิกสนับสนุนแล้ว`, 'ปรับเป็น Node 24 (Node 20 is past its end of life)');
  // Odd versions live for half a year, and are not tested.
  return major % 2 === 1
    ? warn('node', `Node ${version} ไม่ใช่รุ่นระยะยาว`, 'ปรับเป็น Node 24 (not a long-term version)')
    : ok('node', `Node ${version}${major < 24 ? ' (แนะนำ 24)' : ''}`);
}

function judgeSite({
  SITE_URL,
  exposed,
  production,
  TRUSTED_PROXIES,
  SEED,
  ALLOW_DEMO_IN_PRODUCTION,
  API_KEYS,
}: Env): Finding[] {
  return [
    exposed && !production
      ? warn(
          'site.https',
          SITE_URL,
          'ตั้ง SITE_URL เป็น https และวาง proxy ที่มีใบรับรองไว้หน้าเว็บ (passwords travel in the clear)',
        )
      : ok('site.https', SITE_URL),
    production && TRUSTED_PROXIES === 0
      ? fault(
          'site.proxies',
          'TRUSTED_PROXIES=0 แต่ SITE_URL เป็น https ซึ่งต้องมี proxy รับ TLS',
          'ตั้ง TRUSTED_PROXIES เป็นจำนวน proxy ของเราเอง ไม่เช่นนั้นผู้อ่านทุกคนนับเป็นที่อยู่เดียว (all readers count as one address)',
        )
      : ok('site.proxies', `TRUSTED_PROXIES=${TRUSTED_PROXIES}`),
    exposed && (SEED === 'demo' || ALLOW_DEMO_IN_PRODUCTION)
      ? fault(
          'site.demo',
          'อนุญาตบัญชีตัวอย่างที่ใครก็รู้รหัสผ่าน',
          'ตั้ง SEED=none และเอา ALLOW_DEMO_IN_PRODUCTION ออก (demo accounts are allowed)',
        )
      : ok('site.demo', `SEED=${SEED}`),
    exposed && API_KEYS.includes(DEMO_KEY)
      ? warn('site.api-keys', `API_KEYS มี ${DEMO_KEY} ที่ใครก็รู้`, 'ตั้ง API_KEYS ของหน่วยงานเอง (set keys of your own)')
      : ok('site.api-keys', `${API_KEYS.length} กุญแจ`),
  ];
}

function judgeSecrets(
  { production, SESSION_SECRET, SHOW_PASSWORDS, SECOND_FACTOR_REQUIRED }: Env,
  { secretsMode }: SettingFacts,
): Finding[] {
  const isOpen = secretsMode !== undefined && (secretsMode & 0o077) !== 0;
  return [
    production && !SESSION_SECRET
      ? fault(
          'secrets.session',
          'ไม่มี SESSION_SECRET',
          'ตั้ง SESSION_SECRET=$(openssl rand -base64 48) (required in production)',
        )
      : ok('secrets.session', SESSION_SECRET ? 'ตั้งไว้' : 'สร้างไว้ใน DATA_DIR'),
    isOpen
      ? fault('secrets.file', 'ผู้อื่นอ่านแฟ้ม secrets ใน DATA_DIR ได้', 'สั่ง chmod 600 แฟ้มนั้น (others can read it)')
      : ok('secrets.file', secretsMode === undefined ? 'ไม่มีแฟ้ม' : 'อ่านได้เฉพาะเจ้าของ'),
    production && !SECOND_FACTOR_REQUIRED
      ? warn(
          'secrets.second-factor',
          'ไม่บังคับยืนยันขั้นที่สอง',
          'ตั้ง SECOND_FACTOR_REQUIRED=true (for administrators and editors)',
        )
      : ok('secrets.second-factor', SECOND_FACTOR_REQUIRED ? 'บังคับ' : 'ไม่บังคับ'),
    production && SHOW_PASSWORDS
      ? warn('secrets.shown', 'หน้าจอแสดงรหัสผ่านที่ตั้งให้ผู้อื่น', 'เอา SHOW_PASSWORDS ออก (passwords are shown on screen)')
      : ok('secrets.shown', 'ไม่แสดงรหัสผ่าน'),
  ];
}

function judgeMail({ exposed, SMTP_URL, MAIL_FROM, SITE_URL }: Env): Finding[] {
  if (exposed && SMTP_URL === undefined)
    return [fault('mail.server', 'ไม่มีเซิร์ฟเวอร์อีเมล อีเมลทุกฉบับถูกเก็บ ไม่ได้ส่ง', 'ตั้ง SMTP_URL (no mail is sent)')];
  const sender = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).replace('>', '');
  const host = new URL(SITE_URL).hostname;
  const isForeign = exposed && !host.endsWith(sender) && !sender.endsWith(host);
  return [
    isForeign
      ? warn(
          'mail.sender',
          `ผู้ส่งอยู่ที่ ${sender} แต่เว็บอยู่ที่ ${host}`,
          'ตรวจ MAIL_FROM และระเบียน SPF กับ DKIM ของโดเมนผู้ส่ง (mails may count as spam)',
        )
      : ok('mail.sender', sender),
  ];
}

function judgeBackups(
  { exposed, BACKUP_AT, BACKUP_PASSPHRASE }: Env,
  { backupHours, backupsMode, isBackupBeside }: SettingFacts,
): Finding[] {
  if (!exposed && BACKUP_AT === undefined) return [];
  return [
    BACKUP_AT === undefined
      ? warn('backup.schedule', 'ไม่ได้ตั้งเวลาสำรองข้อมูล', 'ตั้ง BACKUP_AT=02:30 บนเครื่องเดียว (no backup is scheduled)')
      : ok('backup.schedule', `ทุกวัน ${BACKUP_AT}`),
    backupHours === undefined || backupHours > LATE_HOURS
      ? fault(
          'backup.age',
          backupHours === undefined ? 'ยังไม่มีชุดสำรอง' : `ชุดล่าสุดเก่า ${backupHours} ชั่วโมง`,
          'สั่ง npm run portal -- backup แล้วดูเหตุในบันทึก (make one and look into the log)',
        )
      : ok('backup.age', `${backupHours} ชั่วโมงก่อน`),
    BACKUP_PASSPHRASE === undefined
      ? warn(
          'backup.secrets',
          'ชุดสำรองไม่มีความลับ',
          'ตั้ง BACKUP_PASSPHRASE และจดเก็บไว้ที่อื่นด้วย (passwords can’t be restored elsewhere)',
        )
      : ok('backup.secrets', 'มีวลีผ่าน'),
    backupsMode !== undefined && (backupsMode & 0o077) !== 0
      ? warn(
          'backup.private',
          'ผู้อื่นบนเครื่องนี้อ่านชุดสำรองได้',
          'สั่ง chmod 700 โฟลเดอร์ของชุดสำรอง (others can read the backups)',
        )
      : ok('backup.private', 'อ่านได้เฉพาะเจ้าของ'),
    isBackupBeside
      ? warn('backup.disk', 'ชุดสำรองอยู่บนดิสก์เดียวกับข้อมูล', 'ตั้ง BACKUP_DIR ไปดิสก์หรือเครื่องอื่น (a broken disk takes both)')
      : ok('backup.disk', 'คนละดิสก์กับข้อมูล'),
  ];
}

function judgeDrill({ BACKUP_AT, BACKUP_DRILL_DAYS }: Env, { drill, backupHours }: SettingFacts): Finding[] {
  if (BACKUP_AT === undefined || BACKUP_DRILL_DAYS === 0 || backupHours === undefined) return [];
  if (drill && !drill.ok) {
    const advice =
      'ดูเหตุใน drills.jsonl แก้แล้วสั่ง npm run portal -- backup และ drill (the newest backup could not be restored)';
    return [fault('backup.drill', 'ซ้อมกู้คืนครั้งล่าสุดไม่สำเร็จ', advice)];
  }
  if (drill && drill.days <= BACKUP_DRILL_DAYS + DRILL_GRACE_DAYS) return [ok('backup.drill', `${drill.days} วันก่อน`)];
  const found = drill ? `ซ้อมกู้คืนล่าสุด ${drill.days} วันก่อน` : 'ยังไม่เคยซ้อมกู้คืน';
  return [fault('backup.drill', found, 'สั่ง npm run portal -- drill (a restore has not been tried)')];
}
