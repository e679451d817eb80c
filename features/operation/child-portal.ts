import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from './free-port';

/** Longest start of a portal, on a busy machine too. */
const START_MS = 600_000;
/** Time in which a portal that has started gets ready. */
const READY_MS = 60_000;
const ANSWER_MS = 30_000;
/** Wait for the running portal, which answers at once or not at all. */
const RUNNING_MS = 5_000;
const STOP_MS = 30_000;
const POLL_MS = 500;
/** Lines of its log that are shown when it fails. */
const SHOWN_LINES = 3;

const startMessage = z.union([z.object({ ready: z.string() }), z.object({ failed: z.string() })]);
const readyAnswer = z.object({ failing: z.array(z.string()) });

export type ChildPortal = {
  /** Settings beside those of this process. */
  settings: Readonly<Record<string, string>>;
  /** Program of the portal, which sends `{ ready }` or `{ failed }` as `server.mjs` does. */
  file?: string;
  readyMs?: number;
};

const getServerFile = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'server.mjs');

/** True if there is a build from which a portal can be started. */
export const hasBuild = (): boolean =>
  existsSync(getServerFile()) &&
  existsSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/required-server-files.json'));

/**
 * Runs `work` with a portal of this build on a free port of this machine alone, with one render worker, once `/readyz`
 * answers. The portal ends after it, and when this process is gone.
 *
 * @throws Error with the reason and the last lines of its log if it doesn't start, doesn't get ready, or `work` fails
 */
export async function withChildPortal<R>(
  { settings, file = getServerFile(), readyMs = READY_MS }: ChildPortal,
  work: (port: number) => Promise<R>,
): Promise<R> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        HOST: '127.0.0.1',
        WEB_CONCURRENCY: '1',
        METRICS_PORT: '',
        PORTAL_CHILD: '1',
        ...settings,
      },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines = collectLines(child);
  try {
    await waitUntilStarted(child);
    await waitUntilReady(port, readyMs);
    return await work(port);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, ...lines.slice(-SHOWN_LINES)].join('\n'), { cause: error });
  } finally {
    await end(child);
  }
}

function collectLines({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [stdout, stderr])
    stream?.on('data', (piece: Buffer) => {
      lines.push(...piece.toString().split('\n').filter(Boolean));
      lines.splice(0, lines.length - SHOWN_LINES);
    });
  return lines;
}

async function waitUntilStarted(child: ChildProcess): Promise<void> {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(START_MS)]);
  child.once('exit', () => gone.abort());
  child.once('error', () => gone.abort());
  for (;;) {
    const [message] = await once(child, 'message', { signal }).catch(() => {
      throw new Error('รุ่นนี้เริ่มไม่ได้ (it did not start)');
    });
    const { data } = startMessage.safeParse(message);
    if (data && 'failed' in data) throw new Error(data.failed);
    if (data) return;
  }
}

async function waitUntilReady(port: number, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  for (;;) {
    const { status, text } = await askReadiness(port);
    if (status === 200) return;
    if (performance.now() > deadline) {
      const { data } = readyAnswer.safeParse(parseJson(text));
      throw new Error(`/readyz ตอบ ${status ?? '-'} (not ready: ${data?.failing.join(', ') ?? 'no answer'})`);
    }
    await sleep(POLL_MS);
  }
}

/** Answer of `/readyz` of a portal on this machine; without a status if there is none. */
async function askReadiness(port: number, ms = ANSWER_MS): Promise<{ status?: number; text: string }> {
  const url = `http://127.0.0.1:${port}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
  return answer ? { status: answer.status, text: await answer.text() } : { text: '' };
}

/** True if a portal on this machine is ready. */
export const isReady = async (port: number): Promise<boolean> => (await askReadiness(port, RUNNING_MS)).status === 200;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}
