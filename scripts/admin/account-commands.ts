import { verifySeals } from '@/features/audit/seal/seal.queries';
import { endEverySession, makeAdministrator, operatorViewer } from '@/features/people/administrators.commands';
import { formatNumber, toIsoWithOffset } from '@/lib/time/format';
import type { Command, Given } from './command';
import { EXIT, UsageError } from './exit-codes';
import type { Result } from './output';
import { readPassword } from './read-password';

const USAGE =
  'ใช้: npm run portal -- admin --user NAME [--email x@example.go.th] [--name "ชื่อที่แสดง"] [--reset] (ในคอนเทนเนอร์: node admin.mjs admin --user NAME …; เดิม npm run admin -- --user NAME)';

/** Commands over accounts and the audit log. */
export const accountCommands: Readonly<Record<string, Command>> = {
  admin: {
    summary: 'สร้างผู้ดูแลระบบ หรือตั้งรหัสผ่านใหม่ (creates an administrator)',
    details: 'ถามรหัสผ่านบนหน้าจอ หรืออ่านบรรทัดแรกจากอินพุตมาตรฐาน (the password is asked for, or read from standard input)',
    options: {
      user: { type: 'string', help: 'ชื่อผู้ใช้' },
      email: { type: 'string', help: 'อีเมล' },
      name: { type: 'string', help: 'ชื่อที่แสดง' },
      reset: { type: 'boolean', help: 'ตั้งรหัสผ่านใหม่ให้ผู้ที่มีอยู่แล้ว ถอนการยืนยันขั้นที่สองและออกจากระบบทุกเครื่อง' },
    },
    run: createOrResetAdministrator,
  },
  'sessions:end': {
    summary: 'ให้ทุกบัญชีออกจากระบบ (ends every session)',
    run: endSessions,
  },
  'audit:verify': {
    summary: 'พิสูจน์ว่าบันทึกการใช้งานไม่ถูกแก้ (proves that nothing in the audit log was changed)',
    run: verifyAudit,
  },
};

async function createOrResetAdministrator({ text, has }: Given): Promise<Result> {
  const [userName, email, name, reset] = [text('user'), text('email'), text('name'), has('reset')];
  if (userName === undefined) throw new UsageError(USAGE);
  const password = await readPassword();
  const done = await makeAdministrator({ userName, email, name, reset, password }, operatorViewer);
  const line =
    done === 'made' ? `สร้างผู้ดูแลระบบ ${userName} แล้ว เข้าสู่ระบบได้ที่หน้า /login/` : `ตั้งรหัสผ่านใหม่ของ ${userName} แล้ว`;
  return { facts: { user: userName, done }, lines: [line] };
}

async function endSessions(): Promise<Result> {
  const { sessions } = await endEverySession({}, operatorViewer);
  const line = `ให้ทุกบัญชีออกจากระบบแล้ว ${sessions} รายการ ทุกคนต้องเข้าสู่ระบบใหม่ (every session has ended)`;
  return { facts: { sessions }, lines: [line] };
}

/** Verifies the chain of seals over the audit log: its head, or the first broken seal. */
async function verifyAudit(): Promise<Result> {
  const { seals, rows, head, broken } = await verifySeals();
  if (broken) {
    const { id, from, lastId, at } = broken;
    const line = `ผนึกที่ ${id} (${toIsoWithOffset(at)}) ไม่ตรงกับบันทึก: มีการแก้ไขหรือลบบันทึกลำดับ ${from + 1n}–${lastId} หรือแก้ไขตัวผนึกเอง`;
    return { code: EXIT.findings, facts: { seals, rows, broken }, lines: [line] };
  }
  const lines = [`บันทึกการใช้งานครบถ้วน: ${formatNumber(seals)} ผนึก ${formatNumber(rows)} รายการ`];
  if (head) lines.push(`ผนึกล่าสุด ${head.id} ถึงลำดับ ${head.lastId}: ${head.hash}`);
  return { facts: { seals, rows, head }, lines };
}
