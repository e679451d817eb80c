import { isAccountOpen } from '@/lib/auth/accounts';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { mailAddress } from '@/lib/mail/schema';
import { type OfficeAccount, toViewer } from '../stand-ins/office-accounts.rules';
import { findStandIns, type StandIn } from '../stand-ins/stand-ins.queries';
import { joinNames } from '../stand-ins/stand-ins.rules';
import { toMailLine } from './notifications.rules';
import { type MailPreference, mailPreferences } from './notifications.schema';

/** Account that gets a mail; with the names of absent colleagues if it gets it in their place. */
export type Recipient = { account: OfficeAccount; to: string; standInFor?: string };

type Question = {
  wish: MailPreference;
  now: Date;
  /** True for an account that the mail is for; called with stand-ins, too. */
  isFor: (other: Viewer) => boolean;
  /** Account that caused the mail, and so gets none. */
  but?: number;
};

/**
 * Recipients of a mail: the accounts that opted in, or their stand-ins while they are away. A stand-in that can't be told
 * (closed, away, without an address, not allowed to decide) changes nothing, so that no mail is lost.
 */
export async function listRecipients(
  tx: Transaction,
  accounts: readonly OfficeAccount[],
  { wish, now, isFor, but }: Question,
): Promise<Recipient[]> {
  const wanted = accounts.flatMap((account) => {
    const to = findMailAddress(account, wish);
    return to && isFor(toViewer(account)) ? [{ account, to }] : [];
  });
  const standIns = await findStandIns(
    tx,
    wanted.map(({ account }) => account.id),
    now,
  );
  const told = new Map<number, Recipient & { names: string[] }>();
  for (const { account, to } of wanted) {
    const instead = findInstead(standIns.get(account.id), isFor, but);
    const recipient = instead ?? { account, to };
    const { names } = told.get(recipient.account.id) ?? { names: [] };
    told.set(recipient.account.id, { ...recipient, names: instead ? [...names, account.displayName] : names });
  }
  return [...told.values()].map(({ names, ...recipient }) =>
    names.length > 0 ? { ...recipient, standInFor: toMailLine(joinNames(names)) } : recipient,
  );
}

function findInstead(
  standIn: StandIn | undefined,
  isFor: Question['isFor'],
  but: number | undefined,
): Recipient | undefined {
  if (!standIn || standIn.account.id === but) return undefined;
  const to = mailAddress.safeParse(standIn.account.email).data;
  return to && isFor({ ...toViewer(standIn.account), standsIn: true }) ? { account: standIn.account, to } : undefined;
}

/** Mail address of an account that opted in; undefined if the account is closed or has no valid address. */
export function findMailAddress(account: OfficeAccount, wish: MailPreference): string | undefined {
  if (!isAccountOpen(account) || !mailPreferences.parse(account.mailOptIns)[wish]) return undefined;
  return mailAddress.safeParse(account.email).data;
}
