import type { NextRequest } from 'next/server';
import { answerAsk } from '@/lib/api/json-write';
import { listMedia } from '@/lib/media/queries';
import { readMediaChoice } from '@/lib/media/rules';
import { uploadMedia } from '@/lib/media/upload';

export const dynamic = 'force-dynamic';

/** A page of the own library: `kind`, `search` and `page`. */
export const GET = (request: NextRequest) =>
  answerAsk(request, (viewer) => listMedia(viewer, readMediaChoice(Object.fromEntries(request.nextUrl.searchParams))));

/** One file into the own library: `name` and `kind` in the address, the file itself as the body. */
export const POST = (request: NextRequest) =>
  answerAsk(request, (viewer) => uploadMedia({ query: request.nextUrl.searchParams, body: request.body }, viewer));
