import type { NextRequest } from 'next/server';
import { suggest } from '@/features/search/autocomplete/autocomplete.queries';
import { KEPT_SECONDS } from '@/features/search/autocomplete/autocomplete.schema';
import { isOutage } from '@/lib/errors/errors';

export const dynamic = 'force-dynamic';

/** What might be meant by what is being typed: `search`, or `q` for short. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const answer = await suggest(searchParams.get('search') ?? searchParams.get('q') ?? '').catch(unlessAway);
  if (answer) return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` } });
  return Response.json({ status: false, code: 'BUSY' }, { status: 503, headers: { 'Retry-After': '10' } });
}

function unlessAway(error: unknown): undefined {
  if (!isOutage(error)) throw error;
}
