import { wordsHeard } from '@/lib/cache/invalidation';
import { codeOf } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';

/** While the replica lags it is asked so often, and after it could not be: by whoever reads, so an idle site asks nothing. */
const LAG_LOOK_MS = 50;
const AWAY_LOOK_MS = 1_000;
/** What changes without being told, such as counts, may be so old; whether the replica comes along is looked at more often. */
const OLDEST_MS = 3_000;
const LOOK_AGAIN_MS = 1_000;

/** What is asked of both servers. */
export type Sides = {
  /** How far the primary has come, its last commit included. */
  readPosition: () => Promise<string>;
  /** Whether the replica has replayed all up to there. */
  hasReplayed: (position: string) => Promise<boolean>;
};

type State = 'used' | 'lags' | 'away';

/**
 * Follows how far the replica has come. What this process has heard of was committed before, so it stands before the position
 * that the primary tells afterwards: a replica that has replayed up to there shows it.
 */
export class Follower {
  /** Up to which word of the front the replica shows what was told. */
  #upTo: number | undefined;
  /** As of when it shows everything, told or not. */
  #asOf = 0;
  #target: { word: number; position: string; asked: number } | undefined;
  #behindSince: number | undefined;
  #isLooking = false;
  #nextLook = 0;
  #failures = 0;
  #state: State | undefined;

  constructor(private readonly sides: Sides) {}

  /**
   * Whether the replica shows all that this process has heard of, and otherwise is not old. Where that isn't known, it is
   * being found out.
   */
  isCurrent(): boolean {
    const now = performance.now();
    const age = this.#upTo === wordsHeard() ? now - this.#asOf : Number.POSITIVE_INFINITY;
    if (age > LOOK_AGAIN_MS && now >= this.#nextLook && !this.#isLooking) void this.#look();
    return age < OLDEST_MS;
  }

  /** Notes that the replica could not be asked. When it comes back it may show less than before. */
  fail(code?: string): void {
    this.#failures += 1;
    this.#upTo = undefined;
    this.#target = undefined;
    this.#behindSince = undefined;
    this.#nextLook = performance.now() + AWAY_LOOK_MS;
    this.#tell('away', code);
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    const failures = this.#failures;
    const word = wordsHeard();
    try {
      if (this.#target?.word !== word) {
        const asked = performance.now();
        this.#target = { word, asked, position: await this.sides.readPosition() };
      }
      const { position, asked } = this.#target;
      const isThere = await this.sides.hasReplayed(position);
      if (failures === this.#failures) this.#note(word, asked, isThere);
    } catch (error) {
      this.fail(codeOf(error));
    } finally {
      this.#isLooking = false;
    }
  }

  #note(word: number, asked: number, isThere: boolean): void {
    if (isThere) {
      this.#upTo = word;
      this.#asOf = asked;
      this.#target = undefined;
      this.#behindSince = undefined;
      this.#tell('used');
      return;
    }
    const now = performance.now();
    this.#nextLook = now + LAG_LOOK_MS;
    this.#behindSince ??= now;
    // It is some milliseconds behind after every write, which is worth no line.
    if (now - this.#behindSince > OLDEST_MS) this.#tell('lags');
  }

  #tell(state: State, code?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    if (state === 'used') log.info('public pages are read from the replica');
    else log.warn({ replica: state, code }, 'public pages are read from the primary');
  }
}
