import { say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import type { SearchResult } from '../search.schema';

type Found = Pick<SearchResult, 'total' | 'more' | 'page' | 'pages'>;

/** Number of results, and which page of them is shown. */
export function formatFound({ total, more, page, pages }: Found): string {
  const found = say(words[more ? 'search.foundMany' : 'search.found']).replace('{total}', formatNumber(total));
  if (pages <= 1) return found;
  const place = more ? say(words['search.pageOnly']) : say(words['search.page']);
  return `${found} · ${place.replace('{page}', formatNumber(page)).replace('{pages}', formatNumber(pages))}`;
}
