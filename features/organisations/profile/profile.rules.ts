import { toPlainText } from '@/lib/rich-text/rich-text';
import { toExcerpt } from '@/lib/time/format';
import type { PublicOrganisation } from './profile.schema';

/** One or two sentences for search engines and link previews; undefined without a description. */
export function toProfileSummary({ about }: PublicOrganisation): string | undefined {
  return toExcerpt(toPlainText(about)) || undefined;
}
