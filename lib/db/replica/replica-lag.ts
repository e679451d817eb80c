import { getEpoch } from '@/lib/cache/invalidation';
import { getErrorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';

/**
 * Minimum intervals between checks of a lagging and of an unreachable replica. Readers trigger the checks, so an idle
 * site makes none.
 */
const LAG_POLL_MS = 50;
const AWAY_POLL_MS = 1_000;
/** Maximum staleness of changes without a notification, such as counts; the replica is checked more often than that. */
const MAX_STALE_MS = 3_000;
const RECHECK_MS = 1_000;

/** Queries to both servers. */
export type ReplicationSource = {
  /** Current position of the primary, its last commit included. */
  readPosition: () => Promise<string>;
  /** True if the replica has replayed up to this position. */
  hasReplayed: (position: string) => Promise<boolean>;
};

type ReplicaState = 'used' | 'lags' | 'away';

/**
 * Tracks the lag of the replica. Every change that this process was notified of was committed before, so it precedes
 * any position that the primary reports afterwards: a replica that has replayed up to that position shows it.
 */
export class ReplicaLagMonitor {
  /** Invalidation epoch up to which the replica shows every change. */
  #caughtUpEpoch: number | undefined;
  /** Time as of which it shows everything, with or without notification. */
  #caughtUpAt = 0;
  #target: { word: number; position: string; asked: number } | undefined;
  #behindSince: number | undefined;
  #isChecking = false;
  #nextCheck = 0;
  #failures = 0;
  #state: ReplicaState | undefined;

  constructor(private readonly source: ReplicationSource) {}

  /**
   * True if the replica shows every change that this process was notified of and is otherwise not too old. If that is
   * unknown, a check is started.
   */
  isCurrent(): boolean {
    const now = performance.now();
    const age = this.#caughtUpEpoch === getEpoch() ? now - this.#caughtUpAt : Number.POSITIVE_INFINITY;
    if (age > RECHECK_MS && now >= this.#nextCheck && !this.#isChecking) void this.#check();
    return age < MAX_STALE_MS;
  }

  /** Marks the replica as unreachable. When it comes back it may show less than before. */
  markUnreachable(code?: string): void {
    this.#failures += 1;
    this.#caughtUpEpoch = undefined;
    this.#target = undefined;
    this.#behindSince = undefined;
    this.#nextCheck = performance.now() + AWAY_POLL_MS;
    this.#logState('away', code);
  }

  async #check(): Promise<void> {
    this.#isChecking = true;
    const failures = this.#failures;
    const word = getEpoch();
    try {
      if (this.#target?.word !== word) {
        const asked = performance.now();
        this.#target = { word, asked, position: await this.source.readPosition() };
      }
      const { position, asked } = this.#target;
      const isThere = await this.source.hasReplayed(position);
      if (failures === this.#failures) this.#update(word, asked, isThere);
    } catch (error) {
      this.markUnreachable(getErrorCode(error));
    } finally {
      this.#isChecking = false;
    }
  }

  #update(word: number, asked: number, isThere: boolean): void {
    if (isThere) {
      this.#caughtUpEpoch = word;
      this.#caughtUpAt = asked;
      this.#target = undefined;
      this.#behindSince = undefined;
      this.#logState('used');
      return;
    }
    const now = performance.now();
    this.#nextCheck = now + LAG_POLL_MS;
    this.#behindSince ??= now;
    // A lag of some milliseconds after every write is normal and not logged.
    if (now - this.#behindSince > MAX_STALE_MS) this.#logState('lags');
  }

  #logState(state: ReplicaState, code?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    if (state === 'used') log.info('public pages are read from the replica');
    else log.warn({ replica: state, code }, 'public pages are read from the primary');
  }
}
