import { writeAudits } from '@/lib/audit/audit';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { DUMMY_HASH } from '@/lib/auth/passwords';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { enqueueMails, type OutgoingMail } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { lockAccounts } from '../list/list.store';
import { type Candidate, sortCandidates } from './candidates.queries';
import { firstMailsInput, LINK_HOURS, MAILS_PER_SECOND } from './first-passwords.schema';

/** Transaction timeout for thousands of mails. */
const MAILING_MS = 60_000;

type Way = 'mail' | 'remind';

/**
 * Mails people the link by which they choose their first password; a reminder has a link too. A batch is sent slowly, after
 * all other mails that are due. A printed slip stays valid until a password is chosen.
 *
 * @returns the accounts that get a mail, and those left out with the reasons
 */
export const mailFirstPasswords = command({
  access: 'accounts.manage',
  input: firstMailsInput,
  timeoutMs: MAILING_MS,
  run: async ({ ids, way }, viewer, tx) => {
    await lockAccounts(tx, ids);
    const { fit, left } = await sortCandidates(viewer, ids, way, tx);
    await sendLinks(tx, fit, way);
    const action = way === 'remind' ? 'account.remind' : 'password.give';
    const after = way === 'remind' ? {} : { after: { way: 'link' } };
    await writeAudits(
      tx,
      viewer,
      fit.map(({ id: nounId }) => ({ action, noun: 'account', nounId, ...after })),
    );
    return { sent: fit, left };
  },
  audit: ({ way }, { sent, left }) =>
    sent.length === 0
      ? undefined
      : {
          action: way === 'remind' ? 'people.remind' : 'people.mailPasswords',
          ...{ noun: 'account', after: { accounts: sent.length, leftOut: left.length } },
        },
});

async function sendLinks(tx: Transaction, people: readonly Candidate[], way: Way): Promise<void> {
  const now = getCurrentTime();
  const made = people.flatMap(({ mailTo, ...person }, index) =>
    mailTo ? [{ ...person, mailTo, token: generateToken(), afterSeconds: Math.floor(index / MAILS_PER_SECOND) }] : [],
  );
  const accountId = { in: made.map(({ id }) => id) };
  const keys = await enqueueMails(
    tx,
    made.map(
      ({ mailTo: to, token, name, userName, door, afterSeconds }): OutgoingMail => ({
        template: 'first-password',
        data: {
          ...{ name, userName, door, hours: LINK_HOURS, isReminder: way === 'remind' },
          link: `${env.SITE_URL}/login/reset/?token=${token}`,
        },
        ...{ to, afterSeconds },
      }),
    ),
  );
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: now } });
  await tx.passwordReset.createMany({
    data: made.map(({ id, token, afterSeconds }, index) => ({
      accountId: id,
      tokenHash: hashToken(token, 'password reset'),
      // Only the link opens the account: such a mail has no password.
      passwordHash: DUMMY_HASH,
      mailKey: keys[index] ?? '',
      expiresAt: new Date(now.getTime() + LINK_HOURS * HOUR_MS + afterSeconds * 1_000),
    })),
  });
  await tx.account.updateMany({ where: { id: accountId }, data: { invitedAt: now } });
}
