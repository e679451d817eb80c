import { db } from '@/lib/db/db';
import type { LinkEntry } from './links.schema';

/** All useful links in order, hidden ones included. */
export async function listLinkEntries(): Promise<LinkEntry[]> {
  return db.link.findMany({
    select: { id: true, label: true, target: true, visible: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}
