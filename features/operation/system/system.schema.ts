import { z } from 'zod';

/** Lengths of the queues in the database, and how long the oldest entry that could go on has waited; null for none. */
export const queueFacts = z.object({
  mails: z.number(),
  mailsGivenUp: z.number(),
  mailSeconds: z.number().nullable(),
  imports: z.number(),
  importSeconds: z.number().nullable(),
});
export type QueueFacts = z.infer<typeof queueFacts>;
