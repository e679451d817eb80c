import type { Progress } from '@/features/operation/operation.errors';
import { AppError, isOutage } from '@/lib/errors/errors';
import { collectErrorCodes } from '@/lib/log/error-code';
import { EXIT, type ExitCode, UsageError } from './exit-codes';

/** Result of a command: facts for programs, and the same as lines for people. */
export type Result = { code?: ExitCode; facts: Record<string, unknown>; lines: readonly string[] };

/** Errors that are answers: their message says what to do. */
const REFUSED = ['OperationRefused', 'AppError'];
const FAILED = ['StartError', 'EnvError'];
/** Share of a step after which its progress is shown again. */
const SHOWN_SHARE = 0.1;

/** JSON without loss: ids of the audit log are longer than JavaScript's numbers. */
const toJson = (facts: object): string =>
  JSON.stringify(facts, (_, value) => (typeof value === 'bigint' ? String(value) : value));

/** Prints a result: with `json` one line of JSON on standard output. */
export function printResult({ code = EXIT.done, facts, lines }: Result, json: boolean): void {
  process.exitCode = code;
  if (json) console.log(toJson({ ok: code === EXIT.done, code, ...facts }));
  else for (const line of lines) (code === EXIT.done ? console.log : console.error)(line);
}

/** Prints an error and sets its exit code; one that nobody expected also with its stack. */
export function printError(error: unknown, json: boolean): void {
  const code = toExitCode(error);
  process.exitCode = code;
  const message = formatError(error);
  if (json) console.log(toJson({ ok: false, code, error: message }));
  else console.error(message);
  const isExpected = code !== EXIT.failed || (error instanceof Error && FAILED.includes(error.name));
  if (!isExpected && process.env.LOG_LEVEL === 'debug') console.error(error);
}

function toExitCode(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  return error instanceof Error && REFUSED.includes(error.name) ? EXIT.refused : EXIT.failed;
}

/** Error in words: the messages of the fields, or of the error itself. */
function formatError(error: unknown): string {
  if (!(error instanceof AppError))
    return explainDatabase(error) ?? (error instanceof Error ? error.message : String(error));
  const fields = Object.values(error.fields);
  return (fields.length > 0 ? fields : [error.text]).join('\n');
}

/** PostgreSQL's code, and Prisma's, for a table that doesn't exist. */
const NO_TABLE = ['42P01', 'P2021'];

/** The two errors of Prisma that an operator meets; its own words are those of a programmer. */
function explainDatabase(error: unknown): string | undefined {
  if (collectErrorCodes(error).some((code) => NO_TABLE.includes(code)))
    return 'ฐานข้อมูลยังไม่มีโครงสร้างของพอร์ทัล ให้สั่ง npm run migrate หรือ restore ก่อน (the database is empty: migrate it or restore a backup)';
  const isOwn = error instanceof Error && FAILED.includes(error.name);
  return !isOwn && isOutage(error) ? 'ติดต่อฐานข้อมูลไม่ได้ (the database doesn’t answer)' : undefined;
}

/** Shows progress on standard error, so that standard output holds the result alone: each step, then every tenth of it. */
export function createProgress(json: boolean): (progress: Progress) => void {
  let shown = { step: '', share: 0 };
  return ({ step, detail, done, total }) => {
    const share = done !== undefined && total ? done / total : 0;
    if (step === shown.step && share - shown.share < SHOWN_SHARE) return;
    shown = { step, share };
    const percent = total ? Math.floor(share * 100) : undefined;
    console.error(
      json
        ? toJson({ step, detail, percent })
        : `… ${[step, detail, percent === undefined ? '' : `${percent}%`].filter(Boolean).join(' ')}`,
    );
  };
}
