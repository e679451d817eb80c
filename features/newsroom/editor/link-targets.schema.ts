import { z } from 'zod';

/** Items of the portal that a link may lead to. */
export const linkTargets = z.object({
  targets: z.array(
    z.object({ href: z.string(), topic: z.string(), category: z.string(), publishedAt: z.iso.datetime() }),
  ),
});
export type LinkTargets = z.infer<typeof linkTargets>;
