import { excerpt } from '../format';
import { toPlainText } from '../rich-text';
import type { PublicOrganisation } from './schema';

/** One or two sentences for search engines and link previews; undefined where the organisation tells nothing of itself. */
export function summaryOf({ about }: PublicOrganisation): string | undefined {
  return excerpt(toPlainText(about)) || undefined;
}
