import { z } from 'zod';
import { checkboxField, lineField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { findPaleColor } from './categories.rules';

export const sections = ['news', 'lifestyle'] as const;

export const category = z.object({
  id: z.number(),
  section: z.enum(sections),
  name: z.string(),
  nameEn: z.string().nullable(),
  color: z.string(),
  colorDeep: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

export type Category = z.infer<typeof category>;
export type Section = Category['section'];

/** A category in the admin. */
export type CategoryEntry = Category & {
  /** Number of all items, including drafts and those in the bin. */
  items: number;
  /** Number of items that readers see while the category is visible. */
  readable: number;
};

export const NAME_LENGTH = 60;
const NAME_EN_LENGTH = 80;

const hexColor = z
  .string('categories.badColor')
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'categories.badColor');

/** Input for a category; without an id it creates a new one. The section of an existing category does not change. */
export const categoryInput = z
  .object({
    id: id.optional(),
    section: z.enum(sections).default('news'),
    name: lineField(NAME_LENGTH, { missing: 'categories.nameMissing', long: 'categories.nameLong' }),
    nameEn: lineField(NAME_EN_LENGTH, { missing: 'categories.nameEnMissing', long: 'categories.nameLong' }).refine(
      (name) => /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]*$/u.test(name),
      'categories.nameEnLatin',
    ),
    colorDeep: hexColor,
    color: hexColor,
    visible: checkboxField,
  })
  .superRefine((saving, context) => {
    const field = findPaleColor(saving);
    if (field) context.addIssue({ code: 'custom', path: [field], message: 'categories.tooPale' });
  });

export const moveCategoryItemsInput = z
  .object({ id, to: z.union([id, z.undefined()], 'categories.toMissing') })
  .refine(({ to }) => to !== undefined, { path: ['to'], message: 'categories.toMissing' })
  .refine(({ id: from, to }) => to !== from, { path: ['to'], message: 'categories.toSame' });
