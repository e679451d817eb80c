import { z } from 'zod';
import { checkboxField, lineField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { categoriesMessages as words } from './categories.messages';
import { findPaleColor } from './categories.rules';
import { sections } from './categories.schema';

export const NAME_LENGTH = 60;
const NAME_EN_LENGTH = 80;

const hexColor = z
  .string(words['categories.badColor'])
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, words['categories.badColor']);

/** Input for a category; without an id it creates a new one. The section of an existing category does not change. */
export const categoryInput = z
  .object({
    id: id.optional(),
    section: z.enum(sections).default('news'),
    name: lineField(NAME_LENGTH, { missing: words['categories.nameMissing'], long: words['categories.nameLong'] }),
    nameEn: lineField(NAME_EN_LENGTH, {
      missing: words['categories.nameEnMissing'],
      long: words['categories.nameLong'],
    }).refine((name) => /^[\p{Script=Latin}\p{N}\p{P}\p{Z}]*$/u.test(name), words['categories.nameEnLatin']),
    colorDeep: hexColor,
    color: hexColor,
    visible: checkboxField,
  })
  .superRefine((saving, context) => {
    const field = findPaleColor(saving);
    if (field) context.addIssue({ code: 'custom', path: [field], message: words['categories.tooPale'] });
  });

export const moveCategoryItemsInput = z
  .object({ id, to: z.union([id, z.undefined()], words['categories.toMissing']) })
  .refine(({ to }) => to !== undefined, { path: ['to'], message: words['categories.toMissing'] })
  .refine(({ id: from, to }) => to !== from, { path: ['to'], message: words['categories.toSame'] });
