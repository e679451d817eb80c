import type { Prisma } from '@/lib/db/db';
import { maskIdCard } from '@/lib/text/id-card';
import { peopleIdleBefore } from './list.rules';
import type { PersonRow } from './list.schema';

const organisation = { select: { id: true, name: true, kind: true, status: true } } as const;

/** Columns of a row in a list of people. */
export const personColumns = {
  ...{ id: true, role: true, status: true, displayName: true, lastLoginAt: true, createdAt: true },
  systemUser: { select: { id: true, userName: true, isOffice: true, organisation } },
  collegeUser: { select: { id: true, idCard: true, firstName: true, lastName: true, organisation } },
} as const satisfies Prisma.AccountSelect;
export type PersonColumns = Prisma.AccountGetPayload<{ select: typeof personColumns }>;

/** Row in a list of people; empty for an account that is neither staff nor a college user. */
export function toPersonRow(row: PersonColumns, now: Date): PersonRow[] {
  const { id, role, status, displayName, lastLoginAt, createdAt, systemUser, collegeUser } = row;
  const place = (systemUser ?? collegeUser)?.organisation;
  if (!place || role === 'member') return [];
  return [
    {
      ...{ id, role, status, name: displayName, lastLoginAt: lastLoginAt ?? undefined },
      kind: systemUser ? 'staff' : 'users',
      login: systemUser?.userName ?? maskIdCard(collegeUser?.idCard ?? ''),
      isOffice: systemUser?.isOffice ?? false,
      organisation: { id: place.id, name: place.name, kind: place.kind, open: place.status === 'open' },
      isIdle: status === 'open' && (lastLoginAt ?? createdAt) < peopleIdleBefore(now),
    },
  ];
}
