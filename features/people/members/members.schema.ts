export const memberSorts = ['registered', 'name', 'login'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** States of the member list; `leaving` members have requested deletion. */
export const memberStates = ['open', 'closed', 'leaving'] as const;
export type MemberState = (typeof memberStates)[number];

/** Member row with only the data needed to manage the account. */
export type MemberRow = {
  /** Account id, used in URLs. */
  id: number;
  name: string;
  email: string;
  status: 'open' | 'closed';
  registeredAt: Date;
  lastLoginAt?: Date;
  /** Day of a scheduled deletion. */
  deleteAfter?: Date;
};
