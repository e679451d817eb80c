import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';

const organisation = { select: { id: true, status: true } } as const;
export const accountInclude = {
  systemUser: { select: { id: true, organisation } },
  collegeUser: { select: { id: true, organisation } },
} as const satisfies Prisma.AccountInclude;
/** An account of an organisation. */
export type OfficeAccount = Prisma.AccountGetPayload<{ include: typeof accountInclude }>;

/** The account as a viewer, for the rules. */
export function toViewer({ id, role, displayName, systemUser, collegeUser }: OfficeAccount): Viewer {
  const person = systemUser ?? collegeUser;
  return { role, accountId: id, ownId: person?.id, organisationId: person?.organisation.id, name: displayName };
}
