import type { NextRequest } from 'next/server';
import { listAutocompleteEntries } from '@/features/search/autocomplete/autocomplete.queries';
import { AUTOCOMPLETE_MAX_AGE_SECONDS } from '@/features/search/autocomplete/autocomplete.schema';
import { ignoreOutage } from '@/lib/errors/errors';

/** Autocomplete entries for the text typed so far: `search`, or `q` for short. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const answer = await listAutocompleteEntries(searchParams.get('search') ?? searchParams.get('q') ?? '').catch(
    ignoreOutage,
  );
  if (answer)
    return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${AUTOCOMPLETE_MAX_AGE_SECONDS}` } });
  return Response.json({ status: false, code: 'BUSY' }, { status: 503, headers: { 'Retry-After': '10' } });
}
