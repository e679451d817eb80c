import { getSingleton } from '@/lib/process/singleton';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';

/** Texts kept cleaned, so that full lists that are asked for again and again are not cleaned again and again. */
const MAX_CACHED_TEXTS = 300;

const sanitizedTexts = getSingleton('api.cleaned', () => new Map<string, string>());

/** Stored HTML, cleaned again on its way out, whoever stored it. */
export function sanitizeStoredHtml(stored: string): string {
  const known = sanitizedTexts.get(stored);
  const clean = known ?? sanitizeHtml(stored);
  sanitizedTexts.delete(stored);
  sanitizedTexts.set(stored, clean);
  for (const oldest of sanitizedTexts.keys()) {
    if (sanitizedTexts.size <= MAX_CACHED_TEXTS) break;
    sanitizedTexts.delete(oldest);
  }
  return clean;
}
