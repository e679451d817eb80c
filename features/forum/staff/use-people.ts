'use client';

import { z } from 'zod';
import { useFetched } from '@/components/ui/use-fetched';
import { fetchData } from '@/lib/http/fetch-data';
import { type Person, person } from '../forum.schema';

const people = z.array(person);
const NOBODY: readonly Person[] = [];

/** People of a room whose names match the typed text; empty while no name is being typed. */
export function usePeople(call: { room: number; search: string } | undefined): readonly Person[] {
  const query = call && new URLSearchParams({ room: String(call.room), search: call.search });
  const address = query ? `/api/v1/forum/people?${query}` : null;
  const { data } = useFetched(address, (wanted) => fetchData(people, wanted));
  return call ? (data ?? NOBODY) : NOBODY;
}
