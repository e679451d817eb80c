import { db } from '@/lib/db/db';
import type { LinkEntry } from './links.schema';

/** Every useful link in order, hidden ones too. */
export async function listLinkEntries(): Promise<LinkEntry[]> {
  return db.link.findMany({
    select: { id: true, label: true, target: true, visible: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}
