import type { NextRequest } from 'next/server';
import { listPublicCards } from '@/features/news/news.queries';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { readCardIds } from '@/features/news/saved/saved.rules';
import { AppError } from '@/lib/errors/errors';
import { toFailureResponse } from '@/lib/http/failure-response';
import { pickMessage } from '@/lib/messages/message';

/** The cards of up to 100 items, `ids` separated by commas; items that are not public are left out. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  try {
    const ids = readCardIds(nextUrl.searchParams.get('ids'));
    if (!ids) throw new AppError('invalid', pickMessage(savedMessages, 'saved.badIds'));
    return Response.json({ items: await listPublicCards(ids) }, { headers: { 'Cache-Control': 'no-cache' } });
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}
