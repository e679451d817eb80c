import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';
import { escapeLike } from '@/lib/text/search-text';
import { normalizeIdCard } from '../college-users/college-users.rules';
import { buildManagedCollegesWhere, buildManagedOfficesWhere } from '../people.queries';
import { confirmedBefore, type PeopleChoice, peopleIdleBefore } from './list.rules';
import { confirmingKinds, type PeopleKind } from './list.schema';

/** Where a viewer manages the people of a kind. */
export const buildManagedOrganisationsWhere = (viewer: Viewer, kind: PeopleKind): Prisma.OrganisationWhereInput =>
  kind === 'staff' ? buildManagedOfficesWhere(viewer) : buildManagedCollegesWhere(viewer);

/** The accounts of a kind that a viewer manages, as a condition; of their organisations only some where it is said. */
export function buildManagedWhere(
  viewer: Viewer,
  kinds: readonly PeopleKind[],
  within: Prisma.OrganisationWhereInput = {},
): Prisma.AccountWhereInput {
  const conditions = kinds.map((kind): Prisma.AccountWhereInput => {
    const belongs = { organisation: { AND: [buildManagedOrganisationsWhere(viewer, kind), within] } };
    return kind === 'staff' ? { systemUser: belongs } : { collegeUser: belongs };
  });
  return { OR: conditions };
}

/** The rows of a list of people, within what the viewer manages. */
export function buildPeopleWhere(viewer: Viewer, choice: PeopleChoice, now: Date): Prisma.AccountWhereInput {
  const { kind, status, organisationId, role, idle, unconfirmed } = choice;
  const within: Prisma.OrganisationWhereInput[] = [
    organisationId === undefined ? {} : { id: organisationId },
    unconfirmed ? buildUnconfirmedWhere(now) : {},
  ];
  return {
    AND: [
      buildManagedWhere(viewer, [kind], { AND: within }),
      status ? { status } : {},
      role ? { role } : {},
      idle === '1' ? buildIdlePeopleWhere(now) : {},
      idle === 'never' ? { lastLoginAt: null } : {},
      buildSearchWhere(choice.search),
    ],
  };
}

const buildUnconfirmedWhere = (now: Date): Prisma.OrganisationWhereInput => ({
  kind: { in: [...confirmingKinds] },
  status: 'open',
  OR: [{ peopleConfirmedAt: null }, { peopleConfirmedAt: { lt: confirmedBefore(now) } }],
});

/** Who has not been here for long. */
export function buildIdlePeopleWhere(now: Date): Prisma.AccountWhereInput {
  const before = { lt: peopleIdleBefore(now) };
  return { status: 'open', OR: [{ lastLoginAt: before }, { lastLoginAt: null, createdAt: before }] };
}

/** Names and user names by a part of them; an id card number only whole or by its last four digits. */
function buildSearchWhere(search: string): Prisma.AccountWhereInput {
  if (search === '') return {};
  const inside = { contains: escapeLike(search), mode: 'insensitive' } as const;
  const digits = normalizeIdCard(search);
  const byCard: Prisma.AccountWhereInput[] = [
    ...(/^\d{13}$/.test(digits) ? [{ collegeUser: { idCard: digits } }] : []),
    ...(/^\d{4}$/.test(digits) ? [{ collegeUser: { idCard: { endsWith: digits } } }] : []),
  ];
  return { OR: [{ displayName: inside }, { systemUser: { userName: inside } }, ...byCard] };
}

/** The order of a list of people. */
export function buildPeopleOrder({ sort, descending, kind }: PeopleChoice): Prisma.AccountOrderByWithRelationInput[] {
  const way = descending ? 'desc' : 'asc';
  const byName = { organisation: { name: way } } as const;
  const orders = {
    name: { displayName: way },
    login: { lastLoginAt: { sort: way, nulls: descending ? 'last' : 'first' } },
    organisation: kind === 'staff' ? { systemUser: byName } : { collegeUser: byName },
  } as const;
  return [orders[sort], { id: 'asc' }];
}
