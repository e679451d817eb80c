import { getEpoch } from '@/lib/cache/invalidation';
import { getErrorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';

/** While the replica lags it is asked so often, and after it could not be: by whoever reads, so an idle site asks nothing. */
const LAG_POLL_MS = 50;
const AWAY_POLL_MS = 1_000;
/** What changes without being told, such as counts, may be so old; whether the replica comes along is looked at more often. */
const MAX_STALE_MS = 3_000;
const RECHECK_MS = 1_000;

/** What is asked of both servers. */
export type ReplicationSource = {
  /** How far the primary has come, its last commit included. */
  readPosition: () => Promise<string>;
  /** Whether the replica has replayed all up to there. */
  hasReplayed: (position: string) => Promise<boolean>;
};

type ReplicaState = 'used' | 'lags' | 'away';

/**
 * Follows how far the replica has come. What this process has heard of was committed before, so it stands before the position
 * that the primary tells afterwards: a replica that has replayed up to there shows it.
 */
export class ReplicaLagMonitor {
  /** Up to which word of the front the replica shows what was told. */
  #caughtUpEpoch: number | undefined;
  /** As of when it shows everything, told or not. */
  #caughtUpAt = 0;
  #target: { word: number; position: string; asked: number } | undefined;
  #behindSince: number | undefined;
  #isChecking = false;
  #nextCheck = 0;
  #failures = 0;
  #state: ReplicaState | undefined;

  constructor(private readonly source: ReplicationSource) {}

  /**
   * Whether the replica shows all that this process has heard of, and otherwise is not old. Where that isn't known, it is
   * being found out.
   */
  isCurrent(): boolean {
    const now = performance.now();
    const age = this.#caughtUpEpoch === getEpoch() ? now - this.#caughtUpAt : Number.POSITIVE_INFINITY;
    if (age > RECHECK_MS && now >= this.#nextCheck && !this.#isChecking) void this.#check();
    return age < MAX_STALE_MS;
  }

  /** Notes that the replica could not be asked. When it comes back it may show less than before. */
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
    // It is some milliseconds behind after every write, which is worth no line.
    if (now - this.#behindSince > MAX_STALE_MS) this.#logState('lags');
  }

  #logState(state: ReplicaState, code?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    if (state === 'used') log.info('public pages are read from the replica');
    else log.warn({ replica: state, code }, 'public pages are read from the primary');
  }
}
