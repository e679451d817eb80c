import { z } from 'zod';
import type { OrganisationRole } from '@/lib/auth/roles';
import { id } from '@/lib/command/validation';
import { peopleMessages as words } from '../people.messages';
import { passwordDelivery } from '../people.schema';

/** Kinds of people that a list shows, each in its own tab: staff accounts and college users. */
export const peopleKinds = ['staff', 'users'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

export const peopleSorts = ['name', 'login', 'organisation'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

export const accountStatuses = ['open', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Filter by use: without a password that is valid, not for 90 days, or never. */
export const idleChoices = ['none', '1', 'never'] as const;

/** Filter by the second factor: set up, or not. */
export const factorStates = ['on', 'off'] as const;

/** Filter by the steps of accounts that a file brought: added, given a first password, logged in, and written for. */
export const importSteps = ['imported', 'password', 'login', 'item'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Tasks for several accounts; `undo` takes back what closed, opened or moved them. */
export const peopleTasks = ['print', 'mail', 'remind', 'move', 'close', 'open'] as const;
export type PeopleTask = (typeof peopleTasks)[number];
/** Maximum number of accounts that are closed, opened or moved at once, each in its own transaction. */
export const MAX_PEOPLE_STEPS = 500;

/** Days without a login after which an account is idle. */
export const IDLE_DAYS = 90;
/** Days after which an office must confirm its people again. */
export const CONFIRM_DAYS = 365;
/** Kinds of organisations that have a list of people to confirm. */
export const confirmingKinds = ['college', 'institute', 'province'] as const;

/** Row in a list of people. Of an id card number only the last digits are readable. */
export type PersonRow = {
  /** Account id, used in URLs. */
  id: number;
  kind: PeopleKind;
  name: string;
  /** User name or masked id card number. */
  login: string;
  role: OrganisationRole;
  isOffice: boolean;
  organisation: { id: number; name: string; kind: string; open: boolean };
  status: AccountStatus;
  lastLoginAt?: Date;
  /** True if the account is older than 90 days and has had no login since then. */
  isIdle: boolean;
};

/** Person with the details of their page. */
export type Person = PersonRow & {
  /** Id of the system user or college user. */
  ownId: number;
  email?: string;
  /** Address for a mailed password. */
  mailTo?: string;
  hasPassword: boolean;
  /** Expiry of an issued password that was not used yet. */
  passwordUntil?: Date;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  sessions: number;
  inWork: number;
  createdAt: Date;
  isOwn: boolean;
  /** Version of the data when the form is loaded. */
  version: string;
  userName: string;
  firstName: string;
  lastName: string;
};

/** Account and its successor; an empty select is sent as an empty string. */
export const handOverInput = z.object({
  id,
  to: z.preprocess((value) => (value === '' ? undefined : value), id.optional()),
});

export const personPasswordInput = z.object({
  id,
  way: passwordDelivery.exclude(['none'], words['people.wayRequired']),
});
/** Delivery of an issued password, including the printed letter, which has its own endpoint. */
export const issuedPersonPasswordInput = z.object({ id, way: z.enum(['mail', 'show', 'print']) });
