import { z } from 'zod';

export const segment = z.object({ text: z.string(), hit: z.boolean() });
/** A segment of a displayed text; `hit` is true if it matches the search. */
export type Segment = z.infer<typeof segment>;
