import { z } from 'zod';

export const segment = z.object({ text: z.string(), hit: z.boolean() });
/** A piece of a shown text; `hit` where it is what was looked for. Pieces in a row make the text. */
export type Segment = z.infer<typeof segment>;
