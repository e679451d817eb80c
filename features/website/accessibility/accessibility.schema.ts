import { z } from 'zod';
import lastCheck from './last-check.json' with { type: 'json' };

const page = z.object({
  path: z.string(),
  /** How often it was looked at: each width with each look. */
  looks: z.number(),
  /** What was found, by rule: none when it is empty. */
  faults: z.array(z.object({ rule: z.string(), impact: z.string(), looks: z.number() })),
});

/** What the check of all public pages found when this release was made; `npm run check:accessibility` writes it. */
export const accessibilityCheck = z.object({
  day: z.iso.date(),
  tool: z.string(),
  rules: z.number(),
  widths: z.array(z.number()),
  themes: z.array(z.string()),
  pages: z.array(page),
});
export type AccessibilityCheck = z.infer<typeof accessibilityCheck>;

/** The check that belongs to this release. */
export const lastAccessibilityCheck: AccessibilityCheck = accessibilityCheck.parse(lastCheck);
