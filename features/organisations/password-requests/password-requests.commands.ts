import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { ISSUED_PASSWORD_HOURS, toIssuedPasswordColumns } from '@/lib/auth/credentials';
import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { generatePassword, hashPassword } from '@/lib/auth/passwords';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueMail, enqueueUnverifiedMail, releaseMail } from '@/lib/mail/outbox';
import { mailAddress, type TemplateName } from '@/lib/mail/schema';
import { tag } from '@/lib/request/context';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { findRegisteringOffice, listRegistrationDomains } from './password-requests.queries';
import { isOfDomain, isOnRecord } from './password-requests.rules';
import { type PasswordRequestInput, passwordRequestInput, refusalInput } from './password-requests.schema';

const limitPerEmail = () => getLimiter('institution.email');
const limitPerAddress = () => getLimiter('institution.address');
/** Addresses of other domains are accepted only if they are on record, so trying many would reveal which are. */
const limitForeignDomains = () => getLimiter('institution.domain');

type Credentials = { password: string; passwordHash: string };
const credentialFields = { password: z.string(), passwordHash: z.string() };

async function makeCredentials(): Promise<Credentials> {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
}

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
  await consume(limitPerAddress(), toClientKey(viewer.address));
  await consume(limitPerEmail(), hashKey(input.email));
  await storeRequest({ ...input, ...(await makeCredentials()) }, viewer);
}

async function assertInstitutionMayRequest({ userName, email }: PasswordRequestInput, viewer: Viewer): Promise<void> {
  const office = await findRegisteringOffice(userName);
  if (!office) throw createFieldError('userName', 'registrations.institutionRequired');
  if (isOfDomain(email, await listRegistrationDomains())) return;
  await consume(limitForeignDomains(), toClientKey(viewer.address));
  if (!isOnRecord(email, office.recorded)) throw createFieldError('email', 'registrations.emailDomain');
}

const storeRequest = command({
  access: 'account.register',
  input: passwordRequestInput.safeExtend(credentialFields),
  invalidates: () => [],
  run: async (input, _viewer, tx) => {
    const office = await findRegisteringOffice(input.userName, tx);
    if (!office) throw createFieldError('userName', 'registrations.institutionRequired');
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
  { email, hold, password, passwordHash }: CredentialsMail,
) {
  const { accountId, userName, name } = office;
  const data = { institution: name, userName, password, hours: ISSUED_PASSWORD_HOURS };
  const mailKey = await enqueueMail(tx, { template: 'institution-approved', data, to: email, hold });
  const expiresAt = new Date(getCurrentMs() + ISSUED_PASSWORD_HOURS * HOUR_MS);
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: getCurrentTime() } });
  // The token of the reset link is never sent: only the password itself works.
  await tx.passwordReset.create({
    data: { accountId, tokenHash: hashToken(generateToken(), 'password reset'), passwordHash, mailKey, expiresAt },
  });
}

type CredentialsMail = Credentials & { email: string; hold: boolean };

/** Makes the mailed password the account's only one; its sessions and open resets end. */
async function mailFinalCredentials(
  tx: Transaction,
  office: OfficeRow,
  { email, hold, password, passwordHash }: CredentialsMail,
) {
  const { accountId, userName, name } = office;
  await tx.account.update({ where: { id: accountId }, data: toIssuedPasswordColumns(passwordHash) });
  await endEmailedLinks(tx, accountId);
  await endSessions(tx, accountId);
  const data = { institution: name, userName, password, hours: ISSUED_PASSWORD_HOURS };
  await enqueueMail(tx, { template: 'institution-approved', data, to: email, hold });
}

/**
 * Approves a waiting request: its e-mail becomes the institution's address on record, and a new password is mailed
 * there.
 *
 * @param raw `{ id }` of the request
 * @throws AppError 'forbidden', 'invalid', 'missing', 'conflict' when it was decided before or the account is closed;
 *   'busy'
 */
export async function approvePasswordRequest(raw: unknown, viewer: Viewer): Promise<void> {
  if (!can(viewer, 'registrations.decide')) throw new AppError('forbidden', 'errors.forbidden');
  await storeApproval({ ...parseInput(idInput, raw), ...(await makeCredentials()) }, viewer);
}

const storeApproval = command({
  access: 'registrations.decide',
  input: idInput.extend(credentialFields),
  invalidates: () => [tag.organisations],
  run: async ({ id, ...made }, viewer, tx) => {
    const { email, code, organisation } = await storeDecision(tx, id, viewer, { status: 'approved' });
    const office = await findRegisteringOffice(code, tx);
    if (office?.organisationId !== organisation.id) throw new AppError('conflict', 'registrations.institutionGone');
    await tx.organisation.update({ where: { id: organisation.id }, data: { email } });
    await tx.account.update({ where: { id: office.accountId }, data: { email } });
    await mailFinalCredentials(tx, office, { ...made, email, hold: false });
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
  invalidates: () => [],
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
  if (!request) throw new AppError('missing', 'registrations.missing');
  if (count === 0) throw new AppError('conflict', 'registrations.decided');
  return request;
}

/**
 * Releases the mails with these templates that are held for an address until a legacy client's second call; does
 * nothing if there are none.
 */
const createMailRelease = (templates: readonly TemplateName[]) =>
  command({
    access: 'account.register',
    input: z.object({ email: mailAddress }),
    invalidates: () => [],
    run: async ({ email }, _viewer, tx) => ({ released: await releaseMail(tx, email, templates) }),
  });

export const releaseInstitutionMail = createMailRelease(['institution-received', 'institution-approved']);
export const releaseMemberMail = createMailRelease(['member-welcome', 'member-known', 'password-reset']);
