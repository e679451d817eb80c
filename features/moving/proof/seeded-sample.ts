import { createHash } from 'node:crypto';

/**
 * Choice of things by a seed: those with the lowest hashes of seed and name, so that the same seed chooses the same
 * ones, in whatever order and however often they come. Memory is that of twice the choice.
 */
export class SeededSample<T> {
  private readonly kept = new Map<string, { rank: string; thing: T }>();

  /** @param size of the choice */
  constructor(
    private readonly seed: string,
    private readonly size: number,
  ) {}

  /** Offers a thing; one that comes again under its name replaces the earlier. */
  add(name: string, thing: T): void {
    const rank = createHash('sha256').update(`${this.seed} ${name}`).digest('hex');
    this.kept.set(name, { rank, thing });
    if (this.kept.size >= this.size * 2) this.cut();
  }

  /** The chosen ones, by name. */
  list(): [name: string, thing: T][] {
    this.cut();
    return [...this.kept].map(([name, { thing }]) => [name, thing]);
  }

  private cut(): void {
    const lowest = [...this.kept].toSorted(([, one], [, other]) => (one.rank < other.rank ? -1 : 1));
    this.kept.clear();
    for (const [name, one] of lowest.slice(0, this.size)) this.kept.set(name, one);
  }
}
