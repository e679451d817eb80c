import { db } from '@/lib/db/db';

/** Addresses of a stored source, with its sealed key. */
export const findStoredSource = async (id: number) =>
  (await db.moveSource.findUnique({
    where: { id, kind: 'legacy' },
    select: { address: true, mediaBase: true, isPrivate: true, apiKey: true },
  })) ?? undefined;
