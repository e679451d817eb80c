import type { NextRequest } from 'next/server';
import { receivePiece } from '@/features/moving/office/upload';
import { serveJson } from '@/lib/http/json-endpoint';

/** A piece of a file that an office brings: `key` and `at` in the query, the piece itself as the body. */
export const POST = (request: NextRequest) =>
  serveJson(request, (viewer) => receivePiece({ query: request.nextUrl.searchParams, body: request.body }, viewer));
