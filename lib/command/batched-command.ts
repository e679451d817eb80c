import type { z } from 'zod';
import type { PublicRight } from '@/lib/auth/access';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from './parse';

type Declaration<S extends z.ZodType, R> = {
  access: PublicRight;
  input: S;
  run: (input: z.output<S>, viewer: Viewer) => Promise<R>;
};

/**
 * Declares a write that readers make in thousands (counts, presence): parses and authorises like `command()`, but `run`
 * collects the writes of many requests and stores them in batches. It leaves no audit row and invalidates no page. The
 * viewer is not checked again when the batch is written, so only rights of everyone are allowed.
 *
 * @returns the same as `command()`
 */
export function batchedCommand<S extends z.ZodType, R>(declared: Declaration<S, R>) {
  const run = async (raw: unknown, viewer: Viewer): Promise<R> => {
    assertCan(viewer, declared.access);
    return declared.run(parseInput(declared.input, raw), viewer);
  };
  return Object.assign(run, { access: declared.access, input: declared.input });
}
