import type { NextRequest } from 'next/server';
import { mediaList } from '@/features/media/library.rules';
import { listMedia } from '@/features/media/media.queries';
import { uploadMedia } from '@/features/media/upload-media';
import { serveJson } from '@/lib/http/json-endpoint';

/** A page of the viewer's media library: `kind`, `search` and `page`. */
export const GET = (request: NextRequest) =>
  serveJson(request, (viewer) => listMedia(viewer, mediaList.read(Object.fromEntries(request.nextUrl.searchParams))));

/** Uploads one file to the viewer's media library: `name` and `kind` in the query, the file itself as the body. */
export const POST = (request: NextRequest) =>
  serveJson(request, (viewer) => uploadMedia({ query: request.nextUrl.searchParams, body: request.body }, viewer));
