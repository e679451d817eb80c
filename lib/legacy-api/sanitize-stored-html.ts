import { getSingleton } from '@/lib/process/singleton';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';

/** Maximum number of cached texts, so that full lists that are requested repeatedly are not sanitised each time. */
const MAX_CACHED_TEXTS = 300;

const sanitizedTexts = getSingleton('legacy-api.sanitizedTexts', () => new Map<string, string>());

/** Sanitises stored HTML again on its way out, whatever stored it. */
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
