import { toPlainText } from '@/lib/rich-text/rich-text';
import { excerpt } from '@/lib/time/format';
import type { PublicOrganisation } from './profile.schema';

/** One or two sentences for search engines and link previews; undefined where the organisation tells nothing of itself. */
export function summaryOf({ about }: PublicOrganisation): string | undefined {
  return excerpt(toPlainText(about)) || undefined;
}
