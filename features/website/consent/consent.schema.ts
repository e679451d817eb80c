import { z } from 'zod';

/** Record of one choice; `id` is a random id generated in the browser. */
export const consentInput = z.object({
  id: z.string('consent.invalid').regex(/^[0-9a-f]{32}$/, 'consent.invalid'),
  policy: z.number().int().min(0).max(1_000_000),
  statistics: z.boolean(),
  offline: z.boolean(),
});
