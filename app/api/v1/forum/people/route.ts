import type { NextRequest } from 'next/server';
import { readPeopleQuery } from '@/features/forum/forum.rules';
import { listPeople } from '@/features/forum/topic.queries';
import { serveJson } from '@/lib/http/json-endpoint';

/** People of a room whose names match the text after an `@`: `room` and `search`. */
export const GET = (request: NextRequest) =>
  serveJson(request, (viewer) => listPeople(viewer, readPeopleQuery(Object.fromEntries(request.nextUrl.searchParams))));
