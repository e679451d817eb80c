'use client';

import useSWR from 'swr';
import { z } from 'zod';
import { type MediaPage, mediaPage } from '@/lib/files/picture.schema';
import type { UploadKind } from '../media.rules';

const answer = z.object({ data: mediaPage });

/** A page of the own library as the picker shows it; the last one stays until the next is there. */
export function useLibrary({ kind, search, page }: { kind: UploadKind; search: string; page: number }) {
  const query = new URLSearchParams({ page: String(page) });
  if (kind !== 'any') query.set('kind', kind);
  if (search) query.set('search', search);
  const { data, error, mutate } = useSWR(`/api/v1/media?${query}`, load, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { data, error: error !== undefined, reload: () => void mutate() };
}

async function load(address: string): Promise<MediaPage> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}`);
  return answer.parse(await reply.json()).data;
}
