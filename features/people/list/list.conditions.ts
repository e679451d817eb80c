import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';
import { normalizeIdCard } from '@/lib/text/id-card';
import { escapeLike } from '@/lib/text/search-text';
import { buildManagedCollegesWhere, buildManagedOfficesWhere } from '../people.queries';
import { buildPeopleList, confirmedBefore, type PeopleChoice, peopleIdleBefore } from './list.rules';
import { confirmingKinds, type PeopleKind } from './list.schema';

/** Condition for organisations whose people of a kind the viewer manages. */
export const buildManagedOrganisationsWhere = (viewer: Viewer, kind: PeopleKind): Prisma.OrganisationWhereInput =>
  kind === 'staff' ? buildManagedOfficesWhere(viewer) : buildManagedCollegesWhere(viewer);

/** Condition for accounts of some kinds that the viewer manages, optionally only within some organisations. */
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

/** Condition for the rows of a list of people, within those that the viewer manages. */
export function buildPeopleWhere(viewer: Viewer, choice: PeopleChoice, now: Date): Prisma.AccountWhereInput {
  const { kind, organisationId, idle, unconfirmed } = choice;
  const within: Prisma.OrganisationWhereInput[] = [
    organisationId === undefined ? {} : { id: organisationId },
    unconfirmed ? buildUnconfirmedWhere(now) : {},
  ];
  return {
    AND: [
      buildManagedWhere(viewer, [kind], { AND: within }),
      buildPeopleList([kind]).where(choice),
      idle === '1' ? buildIdlePeopleWhere(now) : {},
      idle === 'never' ? { lastLoginAt: null } : {},
      idle === 'none' ? buildWithoutPasswordWhere(now) : {},
      buildSearchWhere(choice.search),
    ],
  };
}

const buildUnconfirmedWhere = (now: Date): Prisma.OrganisationWhereInput => ({
  kind: { in: [...confirmingKinds] },
  status: 'open',
  OR: [{ peopleConfirmedAt: null }, { peopleConfirmedAt: { lt: confirmedBefore(now) } }],
});

/** Condition for open accounts that no password opens: none was given, or the given one has expired unused. */
export const buildWithoutPasswordWhere = (now: Date): Prisma.AccountWhereInput => ({
  status: 'open',
  OR: [{ passwordHash: null }, { mustChangePassword: true, passwordExpiresAt: { lt: now } }],
});

/** Condition for idle accounts: no login since the limit, or since their creation. */
export function buildIdlePeopleWhere(now: Date): Prisma.AccountWhereInput {
  const before = { lt: peopleIdleBefore(now) };
  return { status: 'open', OR: [{ lastLoginAt: before }, { lastLoginAt: null, createdAt: before }] };
}

/** Searches names and user names by substring; id card numbers only in full or by their last four digits. */
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
