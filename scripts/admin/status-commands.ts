import { examine } from '@/features/operation/doctor/examine';
import type { Finding } from '@/features/operation/doctor/finding';
import { setMaintenance } from '@/features/operation/maintenance/maintenance.commands';
import { readStatus } from '@/features/operation/status/status.queries';
import { operatorViewer } from '@/features/people/administrators.commands';
import { formatBytes, formatNumber } from '@/lib/time/format';
import type { Command, Given } from './command';
import { EXIT, UsageError } from './exit-codes';
import type { Result } from './output';

/** Commands over the condition of the installation. */
export const statusCommands: Readonly<Record<string, Command>> = {
  status: { summary: 'รุ่น ฐานข้อมูล การสำรองล่าสุด พื้นที่ และคิวงาน (condition of the installation)', run: showStatus },
  doctor: {
    summary: 'ตรวจเครื่อง ฐานข้อมูล ค่าตั้ง และสิ่งที่อยู่รอบเว็บไซต์ แล้วบอกวิธีแก้ (looks for faults, and says what to do)',
    details: 'ไม่เปลี่ยนอะไร ไม่ส่งอีเมลนอกจาก --mail ข้อผิดพลาดให้รหัสจบ 4 คำเตือนไม่ (errors end with 4, warnings don’t)',
    options: {
      all: { type: 'boolean', help: 'แสดงข้อที่ดีด้วย (good findings too)' },
      mail: { type: 'string', help: 'ส่งอีเมลทดสอบไปที่อยู่นี้ (sends a test mail to this address)' },
    },
    run: runDoctor,
  },
  maintenance: {
    summary: 'ปิดปรับปรุง: อ่านได้ แต่ไม่รับการเข้าสู่ระบบและการบันทึก (readers read, nothing is accepted)',
    word: 'on|off',
    details: 'มีผลทุกเครื่องภายในไม่กี่วินาที งานตามเวลาและอีเมลยังทำงาน (jobs and mails go on)',
    run: switchMaintenance,
  },
};

async function showStatus(): Promise<Result> {
  const status = await readStatus();
  const { version, node, site, database, backup, disk, queues, maintenance, drill } = status;
  const { missing } = database;
  const lines = [
    `พอร์ทัล ${version} · Node ${node} · ${site}`,
    `ฐานข้อมูล PostgreSQL ${database.version} · ${formatBytes(database.bytes)} · โครงสร้าง ${database.applied} ขั้น${missing.length > 0 ? ` ขาด ${missing.length} (เริ่มที่ ${missing[0]})` : ' ครบ'}`,
    backup.newest === undefined
      ? `ยังไม่มีชุดสำรองใน ${backup.folder}`
      : `สำรองล่าสุด ${backup.newest} (${backup.hours} ชั่วโมงก่อน) · ทั้งหมด ${backup.count} ชุดใน ${backup.folder}`,
    ...backup.partial.map((name) => `ชุดสำรองที่ไม่ครบ: ${name}`),
    drill === undefined
      ? `ยังไม่เคยซ้อมกู้คืน${status.drillMissed ? ' ให้สั่ง drill (none was held)' : ''}`
      : `ซ้อมกู้คืนล่าสุด ${drill.at.slice(0, 10)}: ${drill.ok ? 'ครบ' : `ไม่สำเร็จ (${drill.problem})`}${status.drillMissed ? ' · เลยกำหนด ให้สั่ง drill (it is overdue)' : ''}`,
    `ที่ว่าง ${formatBytes(disk.freeBytes)} ใน ${disk.folder}`,
    ...(maintenance ? ['ปิดปรับปรุงอยู่: เปิดใหม่ด้วย maintenance off'] : []),
    `คิวงาน: ${Object.entries(queues)
      .map(([name, waiting]) => `${name} ${formatNumber(waiting)}`)
      .join(' · ')}`,
  ];
  const isBad = missing.length > 0 || status.drillMissed || drill?.ok === false;
  return { code: isBad ? EXIT.findings : EXIT.done, facts: status, lines };
}

async function switchMaintenance({ word }: Given): Promise<Result> {
  if (word !== 'on' && word !== 'off') throw new UsageError('ใช้: maintenance on หรือ maintenance off');
  const on = word === 'on';
  await setMaintenance({ on }, operatorViewer);
  const line = on
    ? 'ปิดปรับปรุงแล้ว: อ่านได้ แต่ยังบันทึกไม่ได้ เปิดใหม่ด้วย maintenance off (reading only)'
    : 'เปิดใช้งานตามปกติแล้ว (open again)';
  return { facts: { maintenance: on }, lines: [line] };
}

const MARKS: Readonly<Record<Finding['level'], string>> = { ok: '✓', warning: '!', error: '✗' };

async function runDoctor({ has, text }: Given): Promise<Result> {
  const findings = await examine({ mailTo: text('mail') });
  const count = (level: Finding['level']) => findings.filter((one) => one.level === level).length;
  const lines = findings
    .filter(({ level }) => level !== 'ok' || has('all'))
    .flatMap(({ check, level, found, advice }) => [
      `${MARKS[level]} ${check}: ${found}`,
      ...(advice ? [`    → ${advice}`] : []),
    ]);
  const [errors, warnings] = [count('error'), count('warning')];
  return {
    code: errors > 0 ? EXIT.findings : EXIT.done,
    facts: { errors, warnings, findings },
    lines: [...lines, `ตรวจ ${findings.length} ข้อ: ผิด ${errors} เตือน ${warnings}`],
  };
}
