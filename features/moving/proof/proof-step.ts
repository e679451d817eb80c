import type { MoveSourceAdapter } from '../moving.schema';
import type { MoveProgress } from '../runs/phases';
import type { Proof } from './proof.queries';
import type { ProofResult } from './proof.schema';

/** A comparison under way, as its phases get it. */
export type ProofStep = {
  proof: Proof;
  adapter: MoveSourceAdapter;
  found: ProofResult;
  /** Origin of the running portal. */
  origin: string;
  report: (progress: MoveProgress) => void;
};
