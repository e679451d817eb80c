import { z } from 'zod';
import { checkboxField } from '@/lib/command/form-fields';
import { idInput } from '@/lib/command/validation';
import { layoutMessages as words } from './layout.messages';

/** Sections of the front page in their default order. A section's id is its place here, so a new one is added last. */
export const sectionKinds = [
  ...(['main', 'banners', 'leading', 'mostRead', 'videos'] as const),
  ...(['categories', 'lifestyle', 'online', 'links'] as const),
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const section = z.object({ kind: z.enum(sectionKinds), visible: z.boolean() });
export type LayoutSection = z.infer<typeof section>;

/** Number of online visitors below which the front page does not show their figures, if nobody has set another. */
const DEFAULT_ONLINE_FROM = 20;
const MAX_ONLINE_FROM = 100_000;

export const frontLayout = z.object({
  sections: z.array(section).max(sectionKinds.length),
  /** Least number of online visitors with which their figures are shown; 0 always shows them. */
  onlineFrom: z.number().int().min(0).max(MAX_ONLINE_FROM),
});
export type FrontLayout = z.infer<typeof frontLayout>;

/** The front page of a new installation. */
export const defaultLayout: FrontLayout = {
  sections: sectionKinds.map((kind) => ({ kind, visible: true })),
  onlineFrom: DEFAULT_ONLINE_FROM,
};

/** Key of the setting with the layouts. */
export const LAYOUTS_KEY = 'front';

/** The front page that readers see, the draft that editors arrange, and the one before the last publication. */
export const storedLayouts = z.object({
  published: frontLayout,
  draft: frontLayout.nullable(),
  previous: frontLayout.nullable(),
});
export type StoredLayouts = z.infer<typeof storedLayouts>;

export const sectionVisibilityInput = idInput
  .extend({ visible: checkboxField })
  .refine(({ id }) => id <= sectionKinds.length);

export const onlineFromInput = z.object({
  onlineFrom: z
    .union(
      [z.number().int(), z.string().regex(/^\s*\d{1,6}\s*$/, words['layout.badOnlineFrom'])],
      words['layout.badOnlineFrom'],
    )
    .transform(Number)
    .refine((typed) => typed >= 0 && typed <= MAX_ONLINE_FROM, words['layout.badOnlineFrom']),
});

/** A draft as `formatLayout` wrote it, or an empty text for none. */
const layoutText = z
  .string()
  .max(1_000)
  .regex(/^(?:[-a-zA-Z,]+;\d{1,6})?$/);
export const publishInput = z.object({ seen: layoutText });
export const draftInput = z.object({ draft: layoutText });
