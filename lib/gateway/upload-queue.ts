/** Maximum uploads in progress and waiting, in all and per account, and maximum wait. */
export type UploadLimits = { atOnce: number; ofOne: number; waiting: number; waitingOfOne: number; waitMs: number };

/**
 * A place in the queue: `ready` resolves with true at its turn, with false if given up; `leave` may be called at any
 * time.
 */
export type QueueTicket = { ready: Promise<boolean>; leave: () => void };

type QueuedUpload = { start: (came: boolean) => void; timer?: NodeJS.Timeout };
type AccountQueue = { open: number; waiting: QueuedUpload[] };

/** Admits a few uploads at a time, in turn between accounts: an account with many uploads waits for its own only. */
export class UploadQueue {
  /** Queues by account, the one served last at the end. */
  readonly #queues = new Map<string, AccountQueue>();
  readonly #limits: UploadLimits;
  #open = 0;
  #waiting = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  get open(): number {
    return this.#open;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Undefined if the queue is full. */
  enter(account: string): QueueTicket | undefined {
    const { waiting, waitingOfOne, waitMs } = this.#limits;
    const line = this.#queues.get(account) ?? { open: 0, waiting: [] };
    if (this.#mayOpen(line)) {
      this.#begin(account, line);
      return { ready: Promise.resolve(true), leave: once(() => this.#end(account, line)) };
    }
    if (this.#waiting >= waiting || line.waiting.length >= waitingOfOne) return undefined;
    this.#queues.set(account, line);
    this.#waiting += 1;
    const entry: QueuedUpload = { start: () => undefined };
    line.waiting.push(entry);
    const ready = new Promise<boolean>((resolve) => {
      entry.start = resolve;
    });
    const leave = once(() =>
      line.waiting.includes(entry) ? this.#giveUp(account, line, entry) : this.#end(account, line),
    );
    entry.timer = setTimeout(leave, waitMs).unref();
    return { ready, leave };
  }

  #mayOpen({ open }: AccountQueue): boolean {
    return this.#open < this.#limits.atOnce && open < this.#limits.ofOne;
  }

  #begin(account: string, line: AccountQueue): void {
    this.#open += 1;
    line.open += 1;
    this.#moveBack(account, line);
  }

  #end(account: string, line: AccountQueue): void {
    this.#open -= 1;
    line.open -= 1;
    this.#moveBack(account, line);
    this.#serve();
  }

  #giveUp(account: string, line: AccountQueue, entry: QueuedUpload): void {
    clearTimeout(entry.timer);
    line.waiting.splice(line.waiting.indexOf(entry), 1);
    this.#waiting -= 1;
    if (isEmpty(line)) this.#queues.delete(account);
    entry.start(false);
  }

  #serve(): void {
    for (const [account, line] of this.#queues) {
      const [next] = this.#mayOpen(line) ? line.waiting.splice(0, 1) : [];
      if (!next) continue;
      clearTimeout(next.timer);
      this.#waiting -= 1;
      this.#begin(account, line);
      next.start(true);
      return;
    }
  }

  #moveBack(account: string, line: AccountQueue): void {
    this.#queues.delete(account);
    if (!isEmpty(line)) this.#queues.set(account, line);
  }
}

const isEmpty = ({ open, waiting }: AccountQueue): boolean => open === 0 && waiting.length === 0;

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
