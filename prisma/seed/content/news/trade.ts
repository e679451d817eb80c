import type { Scene } from './picture-keys';

/** A branch of study with matching words, so that a story is consistent. `at` contains short college prefixes. */
export type Trade = {
  branch: string;
  at: readonly string[];
  firm: string;
  job: string;
  machine: string;
  lesson: string;
  contest: string;
  /** Name and purpose. */
  inventions: readonly (readonly [string, string])[];
  service: string;
  scene: Scene;
};
