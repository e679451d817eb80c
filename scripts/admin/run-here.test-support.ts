import { Readable } from 'node:stream';
import { runPortal } from './portal';

type Ended = { code: unknown; out: string; error: string };

/** Runs a command in this process, with a text on its standard input: a process of its own takes two seconds to load. */
export async function runHere(args: readonly string[], input = ''): Promise<Ended> {
  const { stdin, exitCode } = process;
  const { log, error } = console;
  const said = { out: [] as string[], error: [] as string[] };
  console.log = (line: string) => said.out.push(line);
  console.error = (line: string) => said.error.push(line);
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  try {
    await runPortal(args);
    return { code: process.exitCode, out: said.out.join('\n'), error: said.error.join('\n') };
  } finally {
    Object.assign(console, { log, error });
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    process.exitCode = exitCode;
  }
}
