import { z } from 'zod';

/** Key of the setting. */
export const COLORS_KEY = 'colors';

const COLOR = /^#[0-9a-f]{6}$/;

/** A colour `#rrggbb`, in lower case. */
export const colorField = (bad: string) => z.string(bad).trim().toLowerCase().regex(COLOR, bad);

/** The agency's accent, and that of the dark theme if it is chosen and not derived. */
export const siteColors = z.object({
  accent: z.string().regex(COLOR),
  accentDark: z.string().regex(COLOR).nullable().default(null),
});
export type SiteColors = z.infer<typeof siteColors>;
