'use client';

import useSWR from 'swr';
import { z } from 'zod';
import { type Person, person } from '../forum.schema';

const peopleResponse = z.object({ data: z.array(person) });
const NOBODY: readonly Person[] = [];

/** People of a room whose names match the typed text; empty while no name is being typed. */
export function usePeople(call: { room: number; search: string } | undefined): readonly Person[] {
  const query = call && new URLSearchParams({ room: String(call.room), search: call.search });
  const { data } = useSWR(query ? `/api/v1/forum/people?${query}` : null, fetchPeople, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return call ? (data ?? NOBODY) : NOBODY;
}

async function fetchPeople(address: string): Promise<readonly Person[]> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}`);
  return peopleResponse.parse(await reply.json()).data;
}
