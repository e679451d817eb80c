import { assertCan } from '@/lib/auth/assert-can';
import { createCredentials, credentials, ISSUED_PASSWORD_HOURS, issueCredentials } from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { passwordRequestsMessages as words } from './password-requests.messages';
import { findRegisteringOffice } from './password-requests.queries';
import { refusalInput } from './password-requests.schema';

/**
 * Approves a waiting request: its e-mail becomes the institution's address on record, and a new password is mailed
 * there.
 *
 * @param raw `{ id }` of the request
 * @throws AppError 'forbidden', 'invalid', 'missing', 'conflict' when it was decided before or the account is closed;
 *   'busy'
 */
export async function approvePasswordRequest(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'registrations.decide');
  await storeApproval({ ...parseInput(idInput, raw), made: await createCredentials() }, viewer);
}

const storeApproval = command({
  access: 'registrations.decide',
  input: idInput.extend({ made: credentials }),
  invalidates: () => [tag.organisations],
  run: async ({ id, made }, viewer, tx) => {
    const { email, code, organisation } = await storeDecision(tx, id, viewer, { status: 'approved' });
    const office = await findRegisteringOffice(code, tx);
    if (office?.organisationId !== organisation.id)
      throw new AppError('conflict', pickMessage(words, 'registrations.institutionGone'));
    await tx.organisation.update({ where: { id: organisation.id }, data: { email } });
    await tx.account.update({ where: { id: office.accountId }, data: { email } });
    // The mailed password becomes the account's only one.
    await issueCredentials(tx, office.accountId, made);
    const { userName, name: institution } = office;
    const data = { institution, userName, password: made.password, hours: ISSUED_PASSWORD_HOURS };
    await enqueueMail(tx, { template: 'institution-approved', data, to: email });
    return { organisationId: organisation.id, before: organisation.email, after: email };
  },
  audit: ({ id }, { organisationId, before, after }) => ({
    action: 'registration.approve',
    noun: 'registration',
    nounId: id,
    before: { email: before },
    after: { email: after, organisationId },
  }),
});

/**
 * Refuses a waiting request and mails the reason to its sender.
 *
 * @throws AppError 'forbidden', 'invalid', 'missing', 'conflict' when it was decided before
 */
export const refusePasswordRequest = command({
  access: 'registrations.decide',
  input: refusalInput,
  run: async ({ id, reason }, viewer, tx) => {
    const { email, organisation } = await storeDecision(tx, id, viewer, { status: 'refused', reason });
    const data = { institution: organisation.name, reason };
    await enqueueMail(tx, { template: 'institution-refused', data, to: email });
  },
  audit: ({ id, reason }) => ({ action: 'registration.refuse', noun: 'registration', nounId: id, after: { reason } }),
});

type Decision = { status: 'approved' | 'refused'; reason?: string };

/**
 * Records a decision; only the first one finds the request waiting.
 *
 * @throws AppError 'missing', 'conflict' when it was decided before
 */
async function storeDecision(tx: Transaction, id: number, { accountId }: Viewer, decision: Decision) {
  const { count } = await tx.registrationRequest.updateMany({
    where: { id, status: 'waiting' },
    data: { ...decision, decidedAt: getCurrentTime(), decidedById: accountId },
  });
  const request = await tx.registrationRequest.findUnique({
    where: { id },
    select: { email: true, code: true, organisation: { select: { id: true, name: true, email: true } } },
  });
  if (!request) throw new AppError('missing', pickMessage(words, 'registrations.missing'));
  if (count === 0) throw new AppError('conflict', pickMessage(words, 'registrations.decided'));
  return request;
}
