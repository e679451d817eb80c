import { lowerOwnPriority } from '@/features/operation/priority.queries';
import { lookAtRotation } from '@/features/operation/secrets/watch';
import { db } from '@/lib/db/db';
import { accountCommands } from './account-commands';
import { backupCommands } from './backup-commands';
import { type Command, describeCommand, readArguments } from './command';
import { EXIT, UsageError } from './exit-codes';
import { exportCommands } from './export-commands';
import { moveCommands } from './move-commands';
import { createProgress, printError, printResult, type Result } from './output';
import { secretsCommands } from './secrets-commands';
import { statusCommands } from './status-commands';
import { upgradeCommands } from './upgrade-commands';

const commands: Readonly<Record<string, Command>> = {
  ...statusCommands,
  ...backupCommands,
  ...secretsCommands,
  ...upgradeCommands,
  ...accountCommands,
  ...moveCommands,
  ...exportCommands,
};

/** True if help is asked for, which needs no database. */
/** Commands that read or write the whole portal for many minutes, mostly while readers are served. */
const LONG_COMMANDS: readonly string[] = ['backup', 'restore', 'drill', 'export'];

const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help';

/**
 * Runs a command of the operator: `npm run portal -- status`, in a container `node admin.mjs status`. Results are
 * printed on standard output, with `--json` as one line; progress on standard error. The exit code is one of `EXIT`.
 *
 * @param args arguments of the command line; those that begin with an option are for `admin`, as they have always been
 */
export async function runPortal(args: readonly string[]): Promise<void> {
  const isOld = args[0]?.startsWith('--') === true && args[0] !== '--help';
  const [name = '', ...rest] = isOld ? ['admin', ...args] : args;
  const json = rest.includes('--json');
  try {
    printResult(await runCommand(name, rest, args, json), json);
  } catch (error) {
    printError(error, json);
  } finally {
    await db.$disconnect();
  }
}

async function runCommand(
  name: string,
  rest: readonly string[],
  args: readonly string[],
  json: boolean,
): Promise<Result> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (wantsHelp(args)) return help(command ? describeCommand(name, command) : listCommands());
  if (!command) throw new UsageError(`ไม่มีคำสั่ง ${name} (unknown command)\n${listCommands().join('\n')}`);
  const { values, words } = readArguments(name, command, rest);
  if (LONG_COMMANDS.includes(name)) lowerOwnPriority();
  // A database that is away, or empty, is the command's business.
  await lookAtRotation().catch(() => undefined);
  // The connection of this process must not count as a portal, which an upgrade and a restore refuse.
  await db.$disconnect();
  return command.run({
    word: words[0],
    words,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    has: (option) => values[option] === true,
    report: createProgress(json),
  });
}

const help = (lines: readonly string[]): Result => ({ facts: { help: lines.join('\n') }, lines });

function listCommands(): string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  return [
    'ใช้: npm run portal -- COMMAND [--json] (ในคอนเทนเนอร์: node admin.mjs COMMAND)',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
    '',
    'วิธีใช้แต่ละคำสั่ง: npm run portal -- COMMAND --help',
    `รหัสจบ (exit codes): ${EXIT.done} สำเร็จ · ${EXIT.failed} ล้มเหลว · ${EXIT.usage} พิมพ์คำสั่งผิด · ${EXIT.refused} ไม่ทำให้และไม่เปลี่ยนอะไร · ${EXIT.findings} ทำแล้ว พบสิ่งที่ต้องแก้`,
  ];
}
