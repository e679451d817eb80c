'use client';

import useSWR from 'swr';
import { z } from 'zod';
import { type MediaPage, mediaPage } from '@/lib/files/picture.schema';
import type { UploadKind } from '../media.rules';

const libraryResponse = z.object({ data: mediaPage });

/** A page of the viewer's library for the picker; the previous page stays until the next has loaded. */
export function useMediaLibrary({ kind, search, page }: { kind: UploadKind; search: string; page: number }) {
  const query = new URLSearchParams({ page: String(page) });
  if (kind !== 'any') query.set('kind', kind);
  if (search) query.set('search', search);
  const { data, error, mutate } = useSWR(`/api/v1/media?${query}`, fetchLibraryPage, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { data, error: error !== undefined, reload: () => void mutate() };
}

async function fetchLibraryPage(address: string): Promise<MediaPage> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}`);
  return libraryResponse.parse(await reply.json()).data;
}
