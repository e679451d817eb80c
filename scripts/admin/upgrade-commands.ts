import { planUpgrade, upgradeOwn } from '@/features/operation/upgrade/own-upgrade.commands';
import { formatBytes, formatNumber } from '@/lib/time/format';
import type { Command, Given } from './command';
import { EXIT } from './exit-codes';
import type { Result } from './output';

/** Upgrade of the database to this build. */
export const upgradeCommands: Readonly<Record<string, Command>> = {
  upgrade: {
    summary: 'ปรับรุ่น: ตรวจ สำรอง ปรับโครงสร้าง ลองเปิด ถ้าไม่สำเร็จกู้คืนให้เอง (upgrades, or goes back by itself)',
    details:
      'วางโปรแกรมรุ่นใหม่และหยุดเว็บไซต์ก่อน แล้วสั่งคำสั่งนี้ก่อนเริ่มเว็บไซต์ (put the new version in place and stop the portal first)\nถูกตัดกลางคันให้สั่งซ้ำ: ทำต่อจนเสร็จหรือกู้คืน สั่งด้วยโปรแกรมรุ่นเดิมคือกู้คืน (repeat it if it was interrupted)',
    options: {
      folder: { type: 'string', help: 'โฟลเดอร์ของชุดสำรอง แทนค่า BACKUP_DIR (folder of the backups)' },
      'dry-run': { type: 'boolean', help: 'เพียงบอกว่าจะทำอะไร (only says what it would do)' },
      force: { type: 'boolean', help: 'ทำต่อแม้ doctor พบข้อผิดพลาด (in spite of the doctor’s faults)' },
    },
    run: (given) => (given.has('dry-run') ? showPlan(given) : runUpgrade(given)),
  },
};

async function runUpgrade({ text, has, report }: Given): Promise<Result> {
  const facts = await upgradeOwn({ folder: text('folder'), force: has('force'), report });
  const { state, migrated, backup, resumed, problem = '', version } = facts;
  const began = resumed ? ['ทำต่อจากครั้งที่ถูกตัดกลางคัน (an interrupted upgrade was finished)'] : [];
  if (state === 'upgraded') {
    const schema = migrated.length > 0 ? `ปรับโครงสร้าง ${migrated.length} ขั้น` : 'โครงสร้างเป็นรุ่นนี้อยู่แล้ว';
    return {
      facts,
      lines: [
        ...began,
        `ปรับเป็นรุ่น ${version} แล้ว: ${schema} และลองเปิดแล้วพร้อม เริ่มเว็บไซต์ได้ (upgraded: start the portal)`,
        `ชุดสำรองก่อนปรับรุ่น: ${backup}`,
      ],
    };
  }
  const outcome =
    state === 'back'
      ? 'กู้คืนข้อมูลก่อนปรับรุ่นแล้วครบทุกแถว (the database is back as it was)'
      : 'ฐานข้อมูลยังเป็นเหมือนก่อนปรับรุ่นทุกอย่าง (nothing was changed)';
  return {
    code: EXIT.failed,
    facts,
    lines: [
      ...began,
      `ปรับเป็นรุ่น ${version} ไม่สำเร็จ: ${problem}`,
      outcome,
      'วางโปรแกรมรุ่นเดิมแล้วเริ่มเว็บไซต์ได้ทันที (put the former version in place and start it)',
      `ชุดสำรอง: ${backup}`,
    ],
  };
}

const WAYS = {
  fresh: 'เริ่มใหม่ทั้งหมด (from the beginning)',
  forward: 'ทำต่อจากครั้งที่ถูกตัดกลางคัน (goes on with an interrupted one)',
  back: 'กู้คืนจากครั้งที่ถูกตัดกลางคันก่อน (first takes back an interrupted one)',
} as const;

async function showPlan({ text, has }: Given): Promise<Result> {
  const plan = await planUpgrade(text('folder'));
  const { version, folder, way, isEmpty, missing, unknown, portals, databaseBytes, blocking } = plan;
  const refusals = [
    ...(isEmpty ? ['ฐานข้อมูลว่างเปล่า (the database is empty)'] : []),
    ...(unknown.length > 0 && way !== 'back' ? [`ฐานข้อมูลใหม่กว่าโปรแกรมรุ่นนี้ (มี ${unknown.at(-1)})`] : []),
    ...(has('force') ? [] : blocking.map(({ check, found }) => `${check}: ${found}`)),
  ];
  const lines = [
    `จะปรับเป็นรุ่น ${version}: ${WAYS[way]}`,
    `สำรองฐานข้อมูล ${formatBytes(databaseBytes)} ไว้ใน ${folder}`,
    missing.length > 0
      ? `ปรับโครงสร้าง ${formatNumber(missing.length)} ขั้น: ${missing.join(', ')}`
      : 'โครงสร้างเป็นรุ่นนี้อยู่แล้ว (no migration is missing)',
    ...(portals > 0 ? ['มีเว็บไซต์ใช้ฐานข้อมูลอยู่: หยุดก่อนสั่งจริง (stop the portal first)'] : []),
    ...refusals.map((line) => `✗ ${line}`),
  ];
  return { code: refusals.length > 0 ? EXIT.findings : EXIT.done, facts: plan, lines };
}
