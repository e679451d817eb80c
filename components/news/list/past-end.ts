import { redirect } from 'next/navigation';
import { change, type ListChoice, listHref } from '@/lib/news-list/rules';
import type { NewsListAnswer, NewsListPlace } from '@/lib/news-list/schema';

/** Leads from a page behind the last one, of an old link or a list that has become shorter, to the last one. */
export function leavePastEnd(place: NewsListPlace, choice: ListChoice, { page, pages }: NewsListAnswer): void {
  if (page > pages) redirect(listHref(place, change(choice, { page: String(pages) })));
}
