import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Discards the terminal's echo. */
const createNullOutput = () => new Writable({ write: (_piece, _encoding, done) => done() });

/**
 * Reads a password from the terminal, typed twice and not shown; without a terminal the first line of standard input.
 *
 * @throws Error if the two differ, or the input is empty
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return getFirstLine(await text(process.stdin));
  const password = await promptHidden('รหัสผ่าน: ');
  if ((await promptHidden('รหัสผ่านอีกครั้ง: ')) !== password) throw new Error('รหัสผ่านทั้งสองครั้งไม่ตรงกัน');
  return password;
}

function getFirstLine(given: string): string {
  const [line = ''] = given.split(/\r?\n/, 1);
  if (line === '') throw new Error('กรุณาส่งรหัสผ่านทางอินพุตมาตรฐาน (standard input)');
  return line;
}

async function promptHidden(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: createNullOutput(), terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  // After `createInterface`, which turns the terminal's own echo off.
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}
