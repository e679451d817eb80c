import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { type RenderProcess, reachRenderProcess } from './render-process';

/** A process that stops has so long to finish what it is doing; then it is ended. */
const STOP_MS = 12_000;
/** A request waits so long for a process while none is ready. */
const WAIT_MS = 10_000;
const LOOK_MS = 20;
/** Pauses before a process that ended by itself is started again: doubling from the first to the second. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 10_000;
/** A process that lived so long was a good one; the next one after it starts at once. */
const GOOD_MS = 60_000;

/** What must be known when a process begins, so that it holds little; scripts/start/frugal.mjs tells the same of the front. */
const FRUGAL = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '1' } };

/** What a process tells once it is up, or why it isn't. */
const told = z.union([z.object({ ready: z.string() }), z.object({ failed: z.string() })]);

type Member = RenderProcess & { child: ChildProcess; startedAt: number; stopping: boolean };
/** How one process is started: the file that it runs and its arguments; the place tells the first from the others. */
export type Start = { file: string; args: (socketPath: string, place: number) => string[] };

/** The processes that draw pages: starts them, starts them again when they end, and says which one to ask. */
export class Processes {
  #members = new Map<number, Member>();
  #folder = '';
  #started = 0;
  #stopping = false;
  #waiting: Array<() => void> = [];
  #starting = new Set<ChildProcess>();
  /** Called when a process has come. */
  onJoin: () => void = () => undefined;

  /** @param count how many there shall be, at least one */
  constructor(
    private readonly start: Start,
    private readonly count: number,
  ) {}

  /** Returns when all are ready; throws the line with which one of them failed. */
  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'portal-'));
    const places = Array.from({ length: this.count }, (_, place) => place);
    await Promise.all(places.map((place) => this.#enlist(place)));
  }

  /** The least busy process; waits a little while none is ready, then undefined. */
  async pick(): Promise<RenderProcess | undefined> {
    const limit = performance.now() + WAIT_MS;
    while (!this.#stopping && performance.now() < limit) {
      const found = this.#leastBusy();
      if (found) return found;
      await Promise.race([new Promise<void>((resolve) => this.#waiting.push(resolve)), sleep(LOOK_MS)]);
    }
    return undefined;
  }

  /** Tells all processes something. */
  tell(message: object): void {
    for (const { child } of this.#members.values()) if (child.connected) child.send(message, () => undefined);
  }

  /** All processes, to ask each. */
  list(): readonly RenderProcess[] {
    return [...this.#members.values()];
  }

  /** The ids of all, as the machine knows them. */
  pids(): number[] {
    return [...this.#members.values()].flatMap(({ child }) => child.pid ?? []);
  }

  /** Puts a new process in the place of each, one after the other, without a request being refused. */
  async renew(): Promise<void> {
    for (const [place, old] of [...this.#members]) {
      await this.#enlist(place);
      await end(old);
    }
  }

  /** Lets all finish what they are doing and ends them. */
  async close(): Promise<void> {
    this.#stopping = true;
    for (const child of this.#starting) child.kill('SIGKILL');
    await Promise.all([...this.#members.values()].map(end));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #leastBusy(): Member | undefined {
    let found: Member | undefined;
    for (const member of this.#members.values()) {
      if (!member.isLost() && (!found || member.busy() < found.busy())) found = member;
    }
    return found;
  }

  /** Starts a process and gives it a place; whoever held it goes on with what is under way. */
  async #enlist(place: number): Promise<void> {
    this.#started += 1;
    const socketPath = join(this.#folder, `${this.#started}.sock`);
    const child = fork(this.start.file, this.start.args(socketPath, place), {
      stdio: 'inherit',
      execArgv: [...FRUGAL.flags, ...process.execArgv],
      env: { ...FRUGAL.env, ...process.env },
    });
    this.#starting.add(child);
    await untilReady(child).finally(() => this.#starting.delete(child));
    const member = { ...reachRenderProcess(socketPath), child, startedAt: performance.now(), stopping: false };
    this.#members.set(place, member);
    this.onJoin();
    for (const goOn of this.#waiting.splice(0)) goOn();
    child.once('exit', (code, signal) => {
      member.close();
      if (member.stopping || this.#stopping) return;
      log.error({ pid: child.pid, code, signal }, 'a render process ended');
      if (this.#members.get(place) === member) this.#members.delete(place);
      void this.#replace(place, performance.now() - member.startedAt > GOOD_MS ? 0 : FIRST_PAUSE_MS);
    });
  }

  async #replace(place: number, pauseMs: number): Promise<void> {
    await sleep(pauseMs);
    if (this.#stopping || this.#members.has(place)) return;
    await this.#enlist(place).catch((error: Error) => {
      if (this.#stopping) return undefined;
      log.error({ reason: error.message }, 'a render process could not be started');
      return this.#replace(place, Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LAST_PAUSE_MS));
    });
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('a render process ended before it was ready')));
    child.on('message', (message) => {
      const { data } = told.safeParse(message);
      if (!data) return;
      if ('ready' in data) resolve();
      else reject(new Error(data.failed));
    });
  });
}

async function end(member: Member): Promise<void> {
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
