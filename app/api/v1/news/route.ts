import type { NextRequest } from 'next/server';
import { findNewsList } from '@/features/news/list/list.queries';
import { newsMessages } from '@/features/news/news.messages';
import { ignoreOutage } from '@/lib/errors/errors';

const headers = { 'Cache-Control': 'no-cache' };

/** A page of public news as JSON; the parameters are those of the reading pages, and `section` and `level`. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const answer = await findNewsList(Object.fromEntries(nextUrl.searchParams)).catch(ignoreOutage);
  if (answer) return Response.json(answer, { headers });
  const message = newsMessages['news.loadFailed'].th;
  return Response.json(
    { status: false, code: 'BUSY', message },
    { status: 503, headers: { ...headers, 'Retry-After': '10' } },
  );
}
