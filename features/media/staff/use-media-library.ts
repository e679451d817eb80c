'use client';

import { useFetched } from '@/components/ui/use-fetched';
import { mediaPage } from '@/lib/files/picture.schema';
import { fetchData } from '@/lib/http/fetch-data';
import type { UploadKind } from '../media.rules';

/** A page of the viewer's library for the picker; the previous page stays until the next has loaded. */
export function useMediaLibrary({ kind, search, page }: { kind: UploadKind; search: string; page: number }) {
  const query = new URLSearchParams({ page: String(page) });
  if (kind !== 'any') query.set('kind', kind);
  if (search) query.set('search', search);
  const { data, error, mutate } = useFetched(`/api/v1/media?${query}`, (address) => fetchData(mediaPage, address));
  return { data, error: error !== undefined, reload: () => void mutate() };
}
