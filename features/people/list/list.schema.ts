import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';
import { passwordDelivery } from '../people.schema';
import type { AccountRole } from '../staff-accounts/staff-accounts.schema';

/** Accounts of offices and users of colleges: what a list of people may show, each under a tab of its own. */
export const peopleKinds = ['staff', 'users'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

export const peopleSorts = ['name', 'login', 'organisation'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

export const accountStatuses = ['open', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** How a list of people may be narrowed down by use: not for 90 days, or never. */
export const idleChoices = ['1', 'never'] as const;
export type IdleChoice = (typeof idleChoices)[number];

/** After so many days without a login an account is called idle. */
export const IDLE_DAYS = 90;
/** After so many days an office says again that its people are still there. */
export const CONFIRM_DAYS = 365;
/** The kinds of organisations that have a list of people, and so confirm it. */
export const confirmingKinds = ['college', 'institute', 'province'] as const;

export type PersonRole = AccountRole | 'usercollege';

/** A line of a list of people. Of an id card number only the last digits can be read. */
export type PersonRow = {
  /** The account's id, by which addresses know the person. */
  id: number;
  kind: PeopleKind;
  name: string;
  /** The user name, or the masked id card number. */
  login: string;
  role: PersonRole;
  isOffice: boolean;
  organisation: { id: number; name: string; kind: string; open: boolean };
  status: AccountStatus;
  lastLoginAt?: Date;
  /** Neither a login in 90 days nor an account younger than that. */
  isIdle: boolean;
};

/** A person with what the page about them shows. */
export type Person = PersonRow & {
  /** The id of the system user or college user. */
  ownId: number;
  email?: string;
  /** Where a password would be mailed to. */
  mailTo?: string;
  hasPassword: boolean;
  /** A given password that was not used yet is good until then. */
  passwordUntil?: Date;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  sessions: number;
  inWork: number;
  createdAt: Date;
  isOwn: boolean;
  /** What the form begins with. */
  version: string;
  userName: string;
  firstName: string;
  lastName: string;
};

export const personIdInput = z.object({ id });

/** Who goes on with somebody's items; a list without a choice sends the empty text. */
export const handOverInput = z.object({
  id,
  to: z.preprocess((value) => (value === '' ? undefined : value), id.optional()),
});

export const personPasswordInput = z.object({ id, way: passwordDelivery.exclude(['none'], 'people.wayRequired') });
/** How a password went out: also as a letter on paper, which has a door of its own. */
export const issuedPersonPasswordInput = z.object({ id, way: z.enum(['mail', 'show', 'print']) });

export const peopleExport = z.object({
  place: text(100),
  kind: z.enum(peopleKinds),
  format: z.enum(sheetFormats),
  rows: z.number().int().min(0),
});
