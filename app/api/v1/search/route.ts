import type { NextRequest } from 'next/server';
import { searchPageMessages } from '@/features/search/page/page.messages';
import { readSearchChoice, readSearchPer } from '@/features/search/page/page.rules';
import { searchNews } from '@/features/search/search.queries';
import { ignoreOutage } from '@/lib/errors/errors';

const headers = { 'Cache-Control': 'no-cache' };

/** A page of search results as JSON; takes the parameters of the search page, and `per`. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const params = Object.fromEntries(nextUrl.searchParams);
  const { filter, page, sort, exact } = readSearchChoice(params);
  const answer = await searchNews(filter, { page, per: readSearchPer(params), sort, exact }).catch(ignoreOutage);
  if (answer) return Response.json(answer, { headers });
  const message = searchPageMessages['search.failed'].th;
  return Response.json(
    { status: false, code: 'BUSY', message },
    { status: 503, headers: { ...headers, 'Retry-After': '10' } },
  );
}
