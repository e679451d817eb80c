import type { Scene } from './picture-keys';

/** One branch of study with the words that fit it, so that a story agrees with itself. `at` holds short college prefixes. */
export type Trade = {
  branch: string;
  at: readonly string[];
  firm: string;
  job: string;
  machine: string;
  lesson: string;
  contest: string;
  /** What it is called, and what it is good for. */
  inventions: readonly (readonly [string, string])[];
  service: string;
  scene: Scene;
};
