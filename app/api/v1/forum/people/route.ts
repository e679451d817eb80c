import type { NextRequest } from 'next/server';
import { answerAsk } from '@/lib/api/json-write';
import { readPeopleAsk } from '@/lib/forum/rules';
import { listPeople } from '@/lib/forum-topic/queries';

export const dynamic = 'force-dynamic';

/** The people of a room whose names fit what is typed behind an `@`: `room` and `search`. */
export const GET = (request: NextRequest) =>
  answerAsk(request, (viewer) => listPeople(viewer, readPeopleAsk(Object.fromEntries(request.nextUrl.searchParams))));
