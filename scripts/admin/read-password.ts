import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Discards the terminal's echo. */
const createNullOutput = () => new Writable({ write: (_piece, _encoding, done) => done() });

/**
 * Reads a new password from the terminal, typed twice and not shown; without a terminal the first line of standard
 * input.
 *
 * @param title of what is typed
 * @throws Error if the two differ, or the input is empty
 */
export async function readPassword(title = 'รหัสผ่าน'): Promise<string> {
  const password = await readSecretLine(title);
  if (!process.stdin.isTTY) return password;
  if ((await promptHidden(`${title}อีกครั้ง: `)) !== password) throw new Error(`${title}ทั้งสองครั้งไม่ตรงกัน`);
  return password;
}

/** Reads a secret that exists already: typed once. */
export async function readSecretLine(title: string): Promise<string> {
  if (process.stdin.isTTY) return promptHidden(`${title}: `);
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  if (line === '') throw new Error(`กรุณาส่ง${title}ทางอินพุตมาตรฐาน (standard input)`);
  return line;
}

async function promptHidden(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: createNullOutput(), terminal: true });
  terminal.on('SIGINT', () => process.exit(130));
  // After `createInterface`, which turns the terminal's own echo off.
  process.stderr.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}
