import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { log } from '@/lib/log/log';
import { findThai, type KeyedMessage, type Messages } from '@/lib/messages/message';
import { parseJson } from '@/lib/text/parse-json';
import { measureReserved } from './reserved-memory';

/** Memory of a process beside its heap and its buffers, in MB. */
const OVERHEAD_MB = 96;
const KIB_PER_MB = 1_024;

export type ChildTask<T> = {
  /** A file of lib/process/child-tasks. */
  script: string;
  /** Options of the script, passed as JSON. */
  options: object;
  /** Standard input of the script. */
  input?: Uint8Array;
  /** Schema of one value of its output. */
  value: z.ZodType<T>;
  /** The process is killed after this time. */
  deadlineMs: number;
  /** Memory limits: the JavaScript heap, and buffers beside it. */
  memoryMb: { heap: number; buffers: number };
  /** Maximum size of its output. */
  outputBytes: number;
  /** Messages of the script's refusals, which it names by their keys. */
  messages: Messages;
  /** Message for a task that reached a limit. */
  exhausted: KeyedMessage;
};

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Runs a task on an untrusted file in a process of its own, under limits that are enforced from outside: time by this
 * process and the kernel's count of CPU seconds, memory by the kernel and V8, the output by its bytes. A thread would
 * not do: its limits leave out buffers, and `--max-old-space-size` of the whole process overrides them. The child gets
 * no environment, so no secrets.
 *
 * @returns the values of its output, in order
 * @throws AppError 'invalid' with the message of its refusal, or `exhausted` if it reached a limit
 */
export async function runInChild<T>(task: ChildTask<T>): Promise<T[]> {
  const child = spawnChild(task, process.platform === 'linux' ? await measureReserved() : 0);
  const deadline = setTimeout(() => child.kill('SIGKILL'), task.deadlineMs);
  try {
    const [answer, [code, signal]] = await Promise.all([readOutput(child, task), once(child, 'close')]);
    if (answer.refused !== undefined) throw createRefusal(task, answer.refused);
    if (answer.isWhole) return answer.values;
    log.warn({ script: task.script, code, signal }, 'the parser of a file reached a limit');
    throw new AppError('invalid', task.exhausted);
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
  }
}

const createRefusal = <T>({ messages }: ChildTask<T>, key: string): AppError =>
  new AppError('invalid', { key, text: findThai(messages, key) ?? key });

/** @param reserved memory that Node itself reserves at its start, in MB */
function spawnChild<T>({ script, options, input, memoryMb, deadlineMs }: ChildTask<T>, reserved: number): Child {
  const file = resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/process/child-tasks', script);
  const node = [process.execPath, `--max-old-space-size=${memoryMb.heap}`, file, JSON.stringify(options)];
  const memory = (memoryMb.heap + memoryMb.buffers + OVERHEAD_MB + reserved) * KIB_PER_MB;
  const [command = '', ...given] =
    process.platform === 'linux' ? withKernelLimits(node, memory, Math.ceil(deadlineMs / 1_000)) : node;
  const child = spawn(command, given, {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  // The child may end before it has read all of its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return child;
}

/** The same command under kernel limits: data in KiB, which counts buffers too, CPU time, and no core dump. */
const withKernelLimits = (command: readonly string[], kib: number, seconds: number): string[] => [
  ...['/bin/sh', '-c', `ulimit -c 0; ulimit -d ${kib}; ulimit -t ${seconds}; exec "$@"`, 'sh'],
  ...command,
];

type TaskOutput<T> = { values: T[]; isWhole: boolean; refused?: string };

/** Reads the output line by line, so that a long one doesn't block this process. */
async function readOutput<T>(child: Child, { value, outputBytes }: ChildTask<T>): Promise<TaskOutput<T>> {
  const line = z.union([z.object({ value }), z.object({ refused: z.string() }), z.object({ end: z.literal(true) })]);
  const answer: TaskOutput<T> = { values: [], isWhole: false };
  let left = outputBytes;
  child.stdout.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) child.kill('SIGKILL');
  });
  for await (const text of createInterface({ input: child.stdout })) {
    // The last line of a killed process may be incomplete.
    const read = left < 0 ? undefined : line.safeParse(parseJson(text)).data;
    if (!read) return { ...answer, isWhole: false };
    if ('value' in read) answer.values.push(read.value);
    else if ('refused' in read) answer.refused = read.refused;
    else answer.isWhole = true;
  }
  return answer;
}
