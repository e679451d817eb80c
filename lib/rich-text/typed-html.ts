import { AppError } from '@/lib/errors/errors';
import { trySanitizeHtml, typedTextToHtml } from './rich-text';

/**
 * Makes safe HTML of what came out of an editor and is about to be stored.
 *
 * @param field of the form, by which a refusal is shown
 * @throws AppError 'invalid' for a text whose marks nest or repeat out of all proportion
 */
export function sanitizeTypedHtml(html: string, field: string): string {
  const clean = trySanitizeHtml(html);
  if (clean === undefined) throw new AppError('invalid', 'errors.invalid', { [field]: 'richText.tooComplex' });
  return clean;
}

/** The same of an editor or a plain field, whose blank lines part paragraphs. */
export const cleanTypedHtml = (typed: string, field: string): string =>
  sanitizeTypedHtml(typedTextToHtml(typed), field);
