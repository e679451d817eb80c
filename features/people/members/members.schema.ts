export const memberSorts = ['registered', 'name', 'login'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** States of the member list; `leaving` members have requested deletion. */
export const memberStates = ['open', 'closed', 'leaving'] as const;
export type MemberState = (typeof memberStates)[number];
