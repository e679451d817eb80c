import { cache } from 'react';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import type { VoicePart } from './voices.schema';

/** True for the agency's own staff, who see all voices and may hand each of them to any office. */
export const isAgency = (viewer: Viewer): boolean =>
  can(viewer, 'voices.handle') && can(viewer, 'contact.handle') && can(viewer, 'rights.handle');

/** Voices of the viewer's own office; those of the agency for its staff. */
export function buildOwnWhere(viewer: Viewer): Prisma.VoiceWhereInput {
  if (!can(viewer, 'voices.handle')) return { id: NO_ID };
  return { organisationId: isAgency(viewer) ? null : (viewer.organisationId ?? NO_ID) };
}

/** Ids of the offices that the viewer's own one supervises, besides the agency's, which sees all. */
export const listWatchedOffices = cache(async (viewer: Viewer): Promise<{ id: number; name: string }[]> => {
  if (!can(viewer, 'voices.handle') || isAgency(viewer)) return [];
  return db.organisation.findMany({
    where: supervisedBy(viewer),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
});

/** Voices of a part of the list: own ones, or those that the viewer may follow. */
export async function buildPartWhere(viewer: Viewer, part: VoicePart): Promise<Prisma.VoiceWhereInput> {
  if (part === 'own') return buildOwnWhere(viewer);
  if (isAgency(viewer)) return { organisationId: { not: null } };
  return { organisationId: { in: (await listWatchedOffices(viewer)).map(({ id }) => id) } };
}

/** Voices that the viewer may answer, note and hand over: its office's own, and all for the agency. */
export const buildHandledWhere = (viewer: Viewer): Prisma.VoiceWhereInput =>
  isAgency(viewer) ? {} : buildOwnWhere(viewer);

/**
 * Reach of a viewer to one voice: `handled`, `watched` without the sender and the text of a data request, or undefined
 * for a voice of others.
 */
export async function findReach(viewer: Viewer, organisationId: number | null) {
  if (!can(viewer, 'voices.handle')) return undefined;
  if (isAgency(viewer) || (organisationId !== null && organisationId === viewer.organisationId)) return 'handled';
  const watched = await listWatchedOffices(viewer);
  return watched.some(({ id }) => id === organisationId) ? 'watched' : undefined;
}
export type Reach = NonNullable<Awaited<ReturnType<typeof findReach>>>;
