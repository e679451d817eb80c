import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { log } from '@/lib/log/log';

/** Memory of a process beside its heap and its buffers, in MB. */
const OVERHEAD_MB = 96;
const KIB_PER_MB = 1_024;

export type ChildTask<T> = {
  /** A file of lib/process/child-tasks. */
  script: string;
  /** What the script is asked; it becomes JSON. */
  options: object;
  /** What the script reads as its standard input. */
  input?: Uint8Array;
  /** One value of its answer. */
  value: z.ZodType<T>;
  /** After so long the process is ended, whatever it is doing. */
  deadlineMs: number;
  /** What it may hold: as heap of JavaScript, and beside it as buffers. */
  memoryMb: { heap: number; buffers: number };
  /** What it may answer. */
  outputBytes: number;
  /** The message where it reached a limit. */
  exhausted: string;
};

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Lets a process of its own work on a file of a stranger, under limits that are kept from outside: time by this process and
 * the kernel's count of processor seconds, memory by the kernel and V8, the answer by its bytes. A thread would not do: its
 * limits leave out buffers, and `--max-old-space-size` of the whole process overrides them. It gets no environment, so no
 * secrets.
 *
 * @returns the values that it answered, in order
 * @throws AppError 'invalid' with the message of its refusal, or `exhausted` where it reached a limit
 */
export async function runInChild<T>(task: ChildTask<T>): Promise<T[]> {
  const child = spawnChild(task);
  const deadline = setTimeout(() => child.kill('SIGKILL'), task.deadlineMs);
  try {
    const [answer, [code, signal]] = await Promise.all([readOutput(child, task), once(child, 'close')]);
    if (answer.refused !== undefined) throw new AppError('invalid', answer.refused);
    if (answer.isWhole) return answer.values;
    log.warn({ script: task.script, code, signal }, 'the parser of a file reached a limit');
    throw new AppError('invalid', task.exhausted);
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
}

function spawnChild<T>({ script, options, input, memoryMb, deadlineMs }: ChildTask<T>): Child {
  const file = resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/process/child-tasks', script);
  const node = [process.execPath, `--max-old-space-size=${memoryMb.heap}`, file, JSON.stringify(options)];
  const memory = (memoryMb.heap + memoryMb.buffers + OVERHEAD_MB) * KIB_PER_MB;
  const [command = '', ...given] =
    process.platform === 'linux' ? withKernelLimits(node, memory, Math.ceil(deadlineMs / 1_000)) : node;
  const child = spawn(command, given, {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // It may end before it has read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return child;
}

/** The same command under limits of the kernel: data in KiB, which counts buffers too, processor time, and no dump of memory. */
const withKernelLimits = (command: readonly string[], kib: number, seconds: number): string[] => [
  ...['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${kib}; ulimit -t ${seconds}; exec "$@"`, 'sh'],
  ...command,
];

type TaskOutput<T> = { values: T[]; isWhole: boolean; refused?: string };

/** Reads line by line as it comes, so that no long answer holds up this process. */
async function readOutput<T>(child: Child, { value, outputBytes }: ChildTask<T>): Promise<TaskOutput<T>> {
  const line = z.union([z.object({ value }), z.object({ refused: z.string() }), z.object({ end: z.literal(true) })]);
  const answer: TaskOutput<T> = { values: [], isWhole: false };
  let left = outputBytes;
  child.stdout.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) child.kill('SIGKILL');
  });
  for await (const text of createInterface({ input: child.stdout })) {
    // The last line of a process that was ended may be a half one.
    const read = left < 0 ? undefined : line.safeParse(parseJson(text)).data;
    if (!read) return { ...answer, isWhole: false };
    if ('value' in read) answer.values.push(read.value);
    else if ('refused' in read) answer.refused = read.refused;
    else answer.isWhole = true;
  }
  return answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
