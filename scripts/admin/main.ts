import { parseArgs } from 'node:util';
import { endEverySession, makeAdministrator, operatorViewer } from '@/features/people/administrators.commands';
import { db } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { readPassword } from './read-password';
import { verifyAudit } from './verify-audit';

const USAGE =
  'ใช้: npm run admin -- --user NAME [--email x@example.go.th] [--name "ชื่อที่แสดง"] [--reset] (ในคอนเทนเนอร์: node admin.mjs --user NAME …) หรือ npm run admin -- sessions:end';
/** Subcommands: `npm run admin -- sessions:end`, in a container `node admin.mjs sessions:end`. */
const subcommands: Readonly<Record<string, () => Promise<void>>> = {
  'audit:verify': verifyAudit,
  'sessions:end': endSessions,
};

/**
 * Creates the first or another administrator; with `--reset` sets a new password for an existing one. Errors are
 * printed on standard error, with exit code 1. The subcommand `audit:verify` checks the audit log instead,
 * `sessions:end` ends every session, as after a backup was restored.
 *
 * @param args arguments of the command line
 */
export async function runAdmin(args: string[]): Promise<void> {
  try {
    const [word = ''] = args;
    const run = args.length === 1 && Object.hasOwn(subcommands, word) ? subcommands[word] : undefined;
    await (run ? run() : createOrResetAdministrator(readArguments(args)));
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}

async function createOrResetAdministrator({
  user,
  email,
  name,
  reset,
}: ReturnType<typeof readArguments>): Promise<void> {
  if (user === undefined) throw new Error(USAGE);
  const password = await readPassword();
  const what = await makeAdministrator({ userName: user, email, name, reset, password }, operatorViewer);
  console.log(what === 'made' ? `สร้างผู้ดูแลระบบ ${user} แล้ว เข้าสู่ระบบได้ที่หน้า /login/` : `ตั้งรหัสผ่านใหม่ของ ${user} แล้ว`);
}

async function endSessions(): Promise<void> {
  const { sessions } = await endEverySession({}, operatorViewer);
  console.log(`ให้ทุกบัญชีออกจากระบบแล้ว ${sessions} รายการ ทุกคนต้องเข้าสู่ระบบใหม่ (every session has ended)`);
}

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args,
      options: { user: text, email: text, name: text, reset: { type: 'boolean', default: false } },
    }).values;
  } catch {
    throw new Error(USAGE);
  }
}

/** Error in words: the messages of the fields, or of the error itself. */
function formatError(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.values(error.fields);
  return (fields.length > 0 ? fields : [error.text]).join('\n');
}
