import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { named, paging, search } from '@/lib/list/params';
import { memberListMessages as words } from './members.messages';
import { type MemberState, memberSorts, memberStates } from './members.schema';

const { selectOf } = filtersFor<Prisma.MemberWhereInput>();
const stateConditions: Readonly<Record<MemberState, Prisma.MemberWhereInput>> = {
  open: { account: { status: 'open' } },
  closed: { account: { status: 'closed' } },
  leaving: { deleteAfter: { not: null } },
};

/** The address of the list. */
export const memberList = listParams({
  ...search,
  state: named(
    'status',
    selectOf(memberStates, {
      label: words['memberDesk.status'],
      all: words['memberDesk.allStatuses'],
      toLabel: (state) => words[`memberDesk.status.${state}`],
      where: (state) => stateConditions[state],
    }),
  ),
  ...paging(memberSorts, 24),
});
export type MemberChoice = ChoiceOf<typeof memberList>;

/** Actions of a member's page that open a confirmation dialog. */
export const memberActions = ['reset', 'close'] as const;
export type MemberActionName = (typeof memberActions)[number];

export const readMemberAction = (params: SearchParams): MemberActionName | undefined =>
  memberActions.find((step) => step === getFirstValue(params.do));
