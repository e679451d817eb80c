import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { env } from '@/lib/env/env';
import { findFreePort } from '../free-port';

/** Longest start of a portal, on a busy machine too. */
const START_MS = 600_000;
/** Time in which a portal that has started gets ready. */
const READY_MS = 60_000;
const ANSWER_MS = 30_000;
const STOP_MS = 30_000;
const POLL_MS = 500;
/** Lines of its log that are shown when it fails. */
const SHOWN_LINES = 3;

const startMessage = z.union([z.object({ ready: z.string() }), z.object({ failed: z.string() })]);
const readyAnswer = z.object({ failing: z.array(z.string()) });

export type TrialOptions = {
  databaseUrl: string;
  /** Program of the portal, which sends `{ ready }` or `{ failed }` as `server.mjs` does. */
  file?: string;
  readyMs?: number;
};

/**
 * Starts the portal of this build on a free loopback port with one render worker, waits for `/readyz`, has the front
 * page drawn, and ends it. It runs no jobs, sends no mails, and ends when this process is gone.
 *
 * @throws Error with the reason if it doesn't start, doesn't get ready, or can't draw the front page
 */
export async function tryOut({ databaseUrl, file = getServerFile(), readyMs = READY_MS }: TrialOptions): Promise<void> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', SITE_URL: env.SITE_URL },
      ...{ PORTAL_TRIAL: '1', WEB_CONCURRENCY: '1', METRICS_PORT: '', LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines = collectLines(child);
  try {
    await waitUntilStarted(child);
    await waitUntilReady(`http://127.0.0.1:${port}`, readyMs);
    await assertDrawn(`http://127.0.0.1:${port}/`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, ...lines.slice(-SHOWN_LINES)].join('\n'), { cause: error });
  } finally {
    await end(child);
  }
}

const getServerFile = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'server.mjs');

function collectLines({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [stdout, stderr])
    stream?.on('data', (piece: Buffer) => lines.push(...piece.toString().split('\n').filter(Boolean)));
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

async function waitUntilReady(url: string, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  for (;;) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
    if (answer?.status === 200) return;
    const text = (await answer?.text()) ?? '';
    if (performance.now() > deadline) {
      const { data } = readyAnswer.safeParse(parseJson(text));
      throw new Error(`/readyz ตอบ ${answer?.status ?? '-'} (not ready: ${data?.failing.join(', ') ?? 'no answer'})`);
    }
    await sleep(POLL_MS);
  }
}

async function assertDrawn(url: string): Promise<void> {
  const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
  if (status !== 200) throw new Error(`หน้าแรกตอบ ${status} (the front page can’t be drawn)`);
}

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
