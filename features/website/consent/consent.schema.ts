import { z } from 'zod';
import { cookieConsentMessages as words } from './consent.messages';

/** Record of one choice; `id` is a random id generated in the browser. */
export const consentInput = z.object({
  id: z.string(words['consent.invalid'].th).regex(/^[0-9a-f]{32}$/, words['consent.invalid'].th),
  policy: z.number().int().min(0).max(1_000_000),
  statistics: z.boolean(),
  offline: z.boolean(),
});
