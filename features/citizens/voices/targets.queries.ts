import { supervisedBy } from '@/features/organisations/organisations.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { isAgency } from './access.queries';
import { voicesMessages as words } from './voices.messages';

/** An office that may get a voice; without an id the agency. */
export type HandoverTarget = { id: number | null; name: string };

const agency: HandoverTarget = { id: null, name: words['voices.agency'] };

/**
 * Offices to which the viewer's office may hand its voices: the agency, the open offices above it and those that it
 * supervises. The agency's own staff may name any open office instead.
 */
export async function listHandoverTargets(
  viewer: Viewer,
  from: Pick<Transaction, 'organisation'> = db,
): Promise<HandoverTarget[]> {
  if (isAgency(viewer)) return [agency];
  const own = await from.organisation.findUnique({
    where: { id: viewer.organisationId ?? NO_ID },
    select: { kind: true, instituteId: true, departmentId: true, provinceId: true },
  });
  if (!own) return [agency];
  const above = [own.instituteId, own.departmentId].flatMap((id) => id ?? []);
  const office =
    own.kind === 'college' ? { kind: 'province' as const, provinceId: own.provinceId ?? NO_ID } : undefined;
  const rows = await from.organisation.findMany({
    where: {
      status: 'open',
      OR: [{ id: { in: above } }, ...(office ? [office] : []), supervisedBy(viewer)],
    },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  return [agency, ...rows];
}

/** True if an office is open and may get voices from the agency. */
export async function isOpenOffice(from: Pick<Transaction, 'organisation'>, id: number): Promise<boolean> {
  const found = await from.organisation.count({ where: { id, status: 'open', kind: { not: 'agency' } } });
  return found > 0;
}
