import { roleTable } from '@/lib/auth/role-table';
import type { RowColumn } from '@/lib/http/sheet-response';
import { memberListMessages } from '../members/members.messages';
import type { MemberRow } from '../members/members.queries';
import { peopleListMessages as words } from './list.messages';
import type { PeopleKind, PersonRow } from './list.schema';

/** Columns of a list of people: no e-mail address and no full id card number is exported. */
export const buildPeopleColumns = (kind: PeopleKind): RowColumn<PersonRow>[] => [
  { title: words['peopleDesk.number'], width: 8, cell: (_, number) => number },
  { title: words['peopleDesk.name'], width: 40, cell: ({ name }) => name },
  { title: words[`peopleDesk.login.${kind}`], width: 22, cell: ({ login }) => login },
  { title: words['peopleDesk.role'], width: 24, cell: ({ role }) => roleTable[role].title.th },
  { title: words['peopleDesk.organisation'], width: 40, cell: ({ organisation }) => organisation.name },
  { title: words['peopleDesk.status'], width: 16, cell: ({ status }) => words[`peopleDesk.status.${status}`] },
  {
    title: words['peopleDesk.lastLogin'],
    width: 20,
    cell: ({ lastLoginAt }) => lastLoginAt ?? words['peopleDesk.never'],
  },
];

/** Columns of the list of members: only data that the list needs. */
export const memberColumns: readonly RowColumn<MemberRow>[] = [
  { title: memberListMessages['memberDesk.number'], width: 8, cell: (_, number) => number },
  { title: memberListMessages['memberDesk.name'], width: 36, cell: ({ name }) => name },
  { title: memberListMessages['memberDesk.email'], width: 40, cell: ({ email }) => email },
  {
    title: memberListMessages['memberDesk.status'],
    width: 16,
    cell: ({ status }) => memberListMessages[`memberDesk.status.${status}`],
  },
  { title: memberListMessages['memberDesk.registered'], width: 20, cell: ({ registeredAt }) => registeredAt },
];
