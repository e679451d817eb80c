import { z } from 'zod';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { type Credentials, createCredentials, credentials, ISSUED_PASSWORD_HOURS } from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { createFieldError, createInvalidError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueMail, enqueueUnverifiedMail, releaseMail } from '@/lib/mail/outbox';
import { mailAddress, type TemplateName } from '@/lib/mail/schema';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { passwordRequestsMessages as words } from './password-requests.messages';
import { findRegisteringOffice, listRegistrationDomains } from './password-requests.queries';
import { isOfDomain, isOnRecord } from './password-requests.rules';
import { type PasswordRequestInput, passwordRequestInput } from './password-requests.schema';

/**
 * Handles an institution's request for its password. If the e-mail is on its record, a new password is mailed there at
 * once; otherwise the request waits for an administrator and its sender gets an acknowledgement. The requester sees no
 * difference, and the work is the same.
 *
 * @param raw the fields of `passwordRequestInput`
 * @throws AppError 'invalid' with the message of each field; 'limited' above 3 a day per e-mail or 60 an hour per
 *   client address, towards which only valid requests count, or above 60 an hour with addresses of other domains;
 *   'busy'
 */
export async function createPasswordRequest(raw: unknown, viewer: Viewer): Promise<void> {
  const input = parseInput(passwordRequestInput, raw);
  await assertInstitutionMayRequest(input, viewer);
  await consume(getLimiter('institution.address'), toClientKey(viewer.address));
  await consume(getLimiter('institution.email'), hashKey(input.email));
  await storeRequest({ ...input, made: await createCredentials() }, viewer);
}

async function assertInstitutionMayRequest({ userName, email }: PasswordRequestInput, viewer: Viewer): Promise<void> {
  const office = await findRegisteringOffice(userName);
  const wrong: Record<string, string> = office ? {} : { userName: words['registrations.institutionRequired'] };
  if (!isOfDomain(email, await listRegistrationDomains())) {
    // Addresses of other domains are accepted only if they are on record, so trying many would reveal which are.
    await consume(getLimiter('institution.domain'), toClientKey(viewer.address));
    if (!office || !isOnRecord(email, office.recorded)) wrong.email = words['registrations.emailDomain'];
  }
  if (Object.keys(wrong).length > 0) throw createInvalidError(wrong);
}

const storeRequest = command({
  access: 'account.register',
  input: passwordRequestInput.safeExtend({ made: credentials }),
  run: async (input, _viewer, tx) => {
    const office = await findRegisteringOffice(input.userName, tx);
    if (!office) throw createFieldError('userName', words['registrations.institutionRequired']);
    const { organisationId } = office;
    // Concurrent requests for one institution run one after the other, so that they share one row.
    await tx.$queryRaw`SELECT id FROM organisation WHERE id = ${organisationId} FOR UPDATE`;
    if (isOnRecord(input.email, office.recorded)) {
      await mailProvisionalCredentials(tx, office, input);
      return { id: undefined, organisationId };
    }
    return { id: await storeWaitingRequest(tx, office, input), organisationId };
  },
  audit: (_, { id, organisationId }) => ({
    action: 'registration.request',
    noun: 'registration',
    nounId: id,
    after: { organisationId, sentAtOnce: id === undefined },
  }),
});

type OfficeRow = NonNullable<Awaited<ReturnType<typeof findRegisteringOffice>>>;

async function storeWaitingRequest(tx: Transaction, { organisationId }: OfficeRow, input: PasswordRequestInput) {
  const { email, phone, code, hold } = input;
  const mailKey = await enqueueUnverifiedMail(tx, { template: 'institution-received', data: {}, to: email, hold });
  const waiting = await tx.registrationRequest.findFirst({ where: { organisationId, email, status: 'waiting' } });
  const row = { code, phone, mailKey, createdAt: getCurrentTime() };
  const kept = waiting
    ? await tx.registrationRequest.update({ where: { id: waiting.id }, data: row })
    : await tx.registrationRequest.create({ data: { organisationId, email, ...row } });
  return kept.id;
}

/**
 * Mails a password that isn't active yet: anybody who knows code and address on record may request one. It becomes the
 * account's only password when it is first used, as that of a reset does.
 */
async function mailProvisionalCredentials(
  tx: Transaction,
  office: OfficeRow,
  { email, hold, made }: PasswordRequestInput & { made: Credentials },
) {
  const { accountId, userName, name } = office;
  const data = { institution: name, userName, password: made.password, hours: ISSUED_PASSWORD_HOURS };
  const mailKey = await enqueueMail(tx, { template: 'institution-approved', data, to: email, hold });
  const expiresAt = new Date(getCurrentMs() + ISSUED_PASSWORD_HOURS * HOUR_MS);
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: getCurrentTime() } });
  // The token of the reset link is never sent: only the password itself works.
  await tx.passwordReset.create({
    data: {
      accountId,
      tokenHash: hashToken(generateToken(), 'password reset'),
      passwordHash: made.hash,
      mailKey,
      expiresAt,
    },
  });
}

/**
 * Releases the mails with these templates that are held for an address until a legacy client's second call; does
 * nothing if there are none.
 */
const createMailRelease = (templates: readonly TemplateName[]) =>
  command({
    access: 'account.register',
    input: z.object({ email: mailAddress }),
    run: async ({ email }, _viewer, tx) => ({ released: await releaseMail(tx, email, templates) }),
  });

export const releaseInstitutionMail = createMailRelease(['institution-received', 'institution-approved']);
export const releaseMemberMail = createMailRelease(['member-welcome', 'member-known', 'password-reset']);
