import { shared } from '@/lib/process/shared';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';

/** Texts kept cleaned, so that full lists that are asked for again and again are not cleaned again and again. */
const KEPT_TEXTS = 300;

const cleaned = shared('api.cleaned', () => new Map<string, string>());

/** Stored HTML, cleaned again on its way out, whoever stored it. */
export function safeHtml(stored: string): string {
  const known = cleaned.get(stored);
  const clean = known ?? sanitizeHtml(stored);
  cleaned.delete(stored);
  cleaned.set(stored, clean);
  for (const oldest of cleaned.keys()) {
    if (cleaned.size <= KEPT_TEXTS) break;
    cleaned.delete(oldest);
  }
  return clean;
}
