import type { NextRequest } from 'next/server';
import { readPeopleAsk } from '@/features/forum/forum.rules';
import { listPeople } from '@/features/forum/topic.queries';
import { answerAsk } from '@/lib/http/json-write';

export const dynamic = 'force-dynamic';

/** The people of a room whose names fit what is typed behind an `@`: `room` and `search`. */
export const GET = (request: NextRequest) =>
  answerAsk(request, (viewer) => listPeople(viewer, readPeopleAsk(Object.fromEntries(request.nextUrl.searchParams))));
