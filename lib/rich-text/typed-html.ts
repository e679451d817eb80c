import { createFieldError } from '@/lib/errors/errors';
import { richTextMessages } from './messages';
import { trySanitizeHtml, typedTextToHtml } from './rich-text';

/**
 * Cleans HTML of an editor before it is stored.
 *
 * @param field the form field that gets the refusal
 * @throws AppError 'invalid' for a text whose markup nests or repeats out of all proportion
 */
export function sanitizeTypedHtml(html: string, field: string): string {
  const clean = trySanitizeHtml(html);
  if (clean === undefined) throw createFieldError(field, richTextMessages['richText.tooComplex']);
  return clean;
}

/** Cleans the text of an editor or of a plain field, in which blank lines separate paragraphs. */
export const cleanTypedHtml = (typed: string, field: string): string =>
  sanitizeTypedHtml(typedTextToHtml(typed), field);
