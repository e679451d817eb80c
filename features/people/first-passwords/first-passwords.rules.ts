import { formatDateTime } from '@/lib/time/format';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { firstPasswordMessages as words } from './first-passwords.messages';
import { type FirstPasswordWay, LINK_HOURS, REMIND_DAYS } from './first-passwords.schema';

/** Facts that decide whether an account may get its first password. */
export type FirstPasswordFacts = {
  isOwn: boolean;
  isOpen: boolean;
  isOfficeOpen: boolean;
  /** True for a password that its owner chose. */
  hasOwnPassword: boolean;
  hasLoggedIn: boolean;
  mailTo?: string;
  invitedAt?: Date;
};

/**
 * Reason why an account gets no first password in this way; undefined if it may get one. A password that its owner chose
 * is never replaced: that is done for one account at a time.
 */
export function findObjection(facts: FirstPasswordFacts, way: FirstPasswordWay, now: Date): string | undefined {
  if (facts.isOwn) return words['firstPasswords.own'];
  if (!facts.isOpen) return words['firstPasswords.closed'];
  if (!facts.isOfficeOpen) return words['firstPasswords.officeClosed'];
  if (way === 'remind' && facts.hasLoggedIn) return words['firstPasswords.hasLoggedIn'];
  if (facts.hasOwnPassword) return words['firstPasswords.hasOwn'];
  if (way === 'print') return undefined;
  if (!facts.mailTo) return words['firstPasswords.noAddress'];
  return findRecentMail(facts.invitedAt, way, now);
}

function findRecentMail(at: Date | undefined, way: 'mail' | 'remind', now: Date): string | undefined {
  const [key, pause] =
    way === 'remind'
      ? (['firstPasswords.reminded', REMIND_DAYS * DAY_MS] as const)
      : (['firstPasswords.linkAlive', LINK_HOURS * HOUR_MS] as const);
  if (!at || now.getTime() - at.getTime() >= pause) return undefined;
  return words[key].replace('{at}', formatDateTime(at));
}
