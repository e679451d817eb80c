import { id } from '@/lib/command/validation';
import { getFirstValue, getPageCount, readList, type SearchParams } from '@/lib/list/list';
import { findVisibleCategory } from '../categories/categories.queries';
import type { Category } from '../categories/categories.schema';
import { listMainNewsPage, listPublicNews, type PublicScope } from '../news.queries';
import { newsSorts } from '../orderings.schema';
import { MAIN_LEVEL } from '../tally.schema';
import type { NewsListResponse } from './list.schema';

/** Category chosen in a URL: all, a visible one, or one that does not exist. */
export type ChosenCategory = 'all' | 'unknown' | Category;

/** Parses the parameter `news_type`. */
export async function findChosenCategory(params: SearchParams): Promise<ChosenCategory> {
  const raw = getFirstValue(params.news_type);
  if (raw === '') return 'all';
  const parsed = id.safeParse(raw);
  return (parsed.success && (await findVisibleCategory(parsed.data))) || 'unknown';
}

/**
 * A page of public news for query parameters.
 *
 * @param params `news_type, organisation, section, level, page, per, sort, dir, search`; invalid values fall back to
 *   the defaults, except that an invalid category or organisation gives an empty list
 */
export async function findNewsList(params: SearchParams): Promise<NewsListResponse> {
  const state = readList(params, newsSorts);
  const scope = readScope(params);
  if (!scope) return { items: [], total: 0, page: state.page, pages: 1 };
  const asksForMain = getFirstValue(params.level) === String(MAIN_LEVEL);
  const { items, total } = await (asksForMain ? listMainNewsPage(state) : listPublicNews(scope, state));
  return { items, total, page: state.page, pages: getPageCount(total, state.per) };
}

function readScope(params: SearchParams): PublicScope | undefined {
  const section = getFirstValue(params.section) === 'lifestyle' ? 'lifestyle' : 'news';
  const organisation = getFirstValue(params.organisation);
  if (organisation !== '') return toOrganisationScope(organisation);
  const raw = getFirstValue(params.news_type);
  if (raw === '') return { section };
  const parsed = id.safeParse(raw);
  return parsed.success ? { categoryId: parsed.data } : undefined;
}

/** Scope of an organisation's items in both sections. */
function toOrganisationScope(raw: string): PublicScope | undefined {
  const parsed = id.safeParse(raw);
  return parsed.success ? { organisationId: parsed.data } : undefined;
}
