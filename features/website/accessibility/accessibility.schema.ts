import { z } from 'zod';
import lastCheck from './last-check.json' with { type: 'json' };

/** An address without a page: the check opens it to see the error page. */
export const MISSING_PATH = '/not-a-page/';

const page = z.object({
  path: z.string(),
  /** Number of checks of the page: each width with each theme. */
  looks: z.number(),
  /** Violations by rule; empty for none. */
  faults: z.array(z.object({ rule: z.string(), impact: z.string(), looks: z.number() })),
});

/** Result of the accessibility check of all public pages for this release, written by `npm run check:accessibility`. */
export const accessibilityCheck = z.object({
  day: z.iso.date(),
  tool: z.string(),
  rules: z.number(),
  widths: z.array(z.number()),
  themes: z.array(z.string()),
  pages: z.array(page),
});
export type AccessibilityCheck = z.infer<typeof accessibilityCheck>;

/** Result of the check for this release. */
export const lastAccessibilityCheck: AccessibilityCheck = accessibilityCheck.parse(lastCheck);
