import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';

export const memberSorts = ['registered', 'name', 'login'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** States that a list of members tells apart; `leaving` ones have asked for the end of their account. */
export const memberStates = ['open', 'closed', 'leaving'] as const;
export type MemberState = (typeof memberStates)[number];

/** A member by account: no more than managing the account takes. */
export type MemberRow = {
  /** The account's id, by which addresses know the member. */
  id: number;
  name: string;
  email: string;
  status: 'open' | 'closed';
  registeredAt: Date;
  lastLoginAt?: Date;
  /** When the account is deleted, where its owner asked for it. */
  deleteAfter?: Date;
};

export const memberIdInput = z.object({ id });

export const memberExport = z.object({ format: z.enum(sheetFormats), rows: z.number().int().min(0) });
