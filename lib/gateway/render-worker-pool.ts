import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { reportStart } from '@/lib/process/start-progress';
import { connectToWorker, type RenderWorkerClient } from './render-worker-client';
import { type WorkerWatch, watchWorker } from './watch-worker';

/** Grace period of a stopping worker, after which it is killed. */
const STOP_MS = 12_000;
/** Maximum wait of a request while no worker is ready. */
const WAIT_MS = 10_000;
const POLL_MS = 20;
/** Pauses before a worker that ended by itself is restarted: doubling from the first to the second. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 10_000;
/** A worker that lived this long was stable: its replacement starts at once. */
const STABLE_MS = 60_000;

/**
 * Settings that save memory and must be set when a worker starts; scripts/start/low-memory.mjs sets them for the
 * gateway.
 */
const FRUGAL = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '1' } };

/** Message of a worker about a long task of its start. */
const progressMessage = z.object({ progress: z.object({ step: z.string(), done: z.number(), total: z.number() }) });
/** Message of a worker once it is ready, or why it isn't. */
const startupMessage = z.union([z.object({ ready: z.string() }), z.object({ failed: z.string() })]);

type PooledWorker = RenderWorkerClient & {
  child: ChildProcess;
  startedAt: number;
  stopping: boolean;
  watch: WorkerWatch;
};
/** Command of a worker: its entry file and arguments; `place` tells the first worker from the others. */
export type WorkerCommand = { file: string; args: (socketPath: string, place: number) => string[] };

/** Pool of render workers: starts them, restarts them when they end, and picks the least busy one. */
export class RenderWorkerPool {
  #workers = new Map<number, PooledWorker>();
  #folder = '';
  #started = 0;
  #stopping = false;
  #waiting: Array<() => void> = [];
  #starting = new Set<ChildProcess>();
  /** Called when a worker is ready. */
  onWorkerStarted: () => void = () => undefined;

  /** @param count number of workers, at least one */
  constructor(
    private readonly start: WorkerCommand,
    private readonly count: number,
  ) {}

  /** Resolves when all workers are ready; throws the message with which one of them failed. */
  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'portal-'));
    const places = Array.from({ length: this.count }, (_, place) => place);
    await Promise.all(places.map((place) => this.#startWorker(place)));
  }

  /** The least busy worker; waits a little while none is ready, then undefined. */
  async pickLeastBusy(): Promise<RenderWorkerClient | undefined> {
    const limit = performance.now() + WAIT_MS;
    while (!this.#stopping && performance.now() < limit) {
      const found = this.#findLeastBusy();
      if (found) return found;
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), sleep(POLL_MS)]);
    }
    return undefined;
  }

  broadcast(message: object): void {
    for (const { child } of this.#workers.values()) if (child.connected) child.send(message, () => undefined);
  }

  list(): readonly RenderWorkerClient[] {
    return [...this.#workers.values()];
  }

  pids(): number[] {
    return [...this.#workers.values()].flatMap(({ child }) => child.pid ?? []);
  }

  /** Replaces each worker by a new one, one after the other, without refusing a request. */
  async restartAll(): Promise<void> {
    for (const [place, old] of [...this.#workers]) {
      await this.#startWorker(place);
      await stopWorker(old);
    }
  }

  /** Lets all workers finish their requests and ends them. */
  async close(): Promise<void> {
    this.#stopping = true;
    for (const child of this.#starting) child.kill('SIGKILL');
    await Promise.all([...this.#workers.values()].map(stopWorker));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #findLeastBusy(): PooledWorker | undefined {
    let found: PooledWorker | undefined;
    const reachable = [...this.#workers.values()].filter((member) => !member.isUnreachable());
    const answering = reachable.filter(({ watch }) => !watch.isSilent());
    for (const member of answering.length > 0 ? answering : reachable) {
      if (!found || member.busy() < found.busy()) found = member;
    }
    return found;
  }

  /** Starts a worker for a place; the one that held it finishes what is under way. */
  async #startWorker(place: number): Promise<void> {
    this.#started += 1;
    const socketPath = join(this.#folder, `${this.#started}.sock`);
    const child = fork(this.start.file, this.start.args(socketPath, place), {
      stdio: 'inherit',
      execArgv: [...FRUGAL.flags, ...process.execArgv],
      env: { ...FRUGAL.env, ...process.env },
    });
    this.#starting.add(child);
    await waitUntilReady(child).finally(() => this.#starting.delete(child));
    const watch = watchWorker(child, () => {
      log.error({ pid: child.pid }, 'a render process hangs and is replaced');
      child.kill('SIGKILL');
    });
    const member = { ...connectToWorker(socketPath), child, startedAt: performance.now(), stopping: false, watch };
    this.#workers.set(place, member);
    this.onWorkerStarted();
    for (const goOn of this.#waiting.splice(0)) goOn();
    child.once('exit', (code, signal) => {
      member.close();
      watch.stop();
      if (member.stopping || this.#stopping) return;
      log.error({ pid: child.pid, code, signal }, 'a render process ended');
      if (this.#workers.get(place) === member) this.#workers.delete(place);
      void this.#replace(place, performance.now() - member.startedAt > STABLE_MS ? 0 : FIRST_PAUSE_MS);
    });
  }

  async #replace(place: number, pauseMs: number): Promise<void> {
    await sleep(pauseMs);
    if (this.#stopping || this.#workers.has(place)) return;
    await this.#startWorker(place).catch((error: Error) => {
      if (this.#stopping) return undefined;
      log.error({ reason: error.message }, 'a render process could not be started');
      return this.#replace(place, Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LAST_PAUSE_MS));
    });
  }
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('a render process ended before it was ready')));
    child.on('message', (message) => {
      const { data: told } = progressMessage.safeParse(message);
      if (told) reportStart(told.progress);
      const { data } = startupMessage.safeParse(message);
      if (!data) return;
      if ('ready' in data) resolve();
      else reject(new Error(data.failed));
    });
  });
}

async function stopWorker(member: PooledWorker): Promise<void> {
  const { child } = member;
  member.stopping = true;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.connected) child.send({ stop: true }, () => undefined);
  else child.kill('SIGKILL');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}
