import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { hashToken, makeToken } from '@/lib/auth/cookies';
import { hashPassword, makePassword } from '@/lib/auth/passwords';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { clientKey } from '@/lib/http/client-address';
import { blindKey, limit, spend } from '@/lib/http/rate-limit/database';
import { HOUR_SECONDS } from '@/lib/http/rate-limit/limits';
import { enqueueMail, enqueueOpenMail, releaseMail } from '@/lib/mail/outbox';
import { mailAddress, type TemplateName } from '@/lib/mail/schema';
import { tag } from '@/lib/request/context';
import { currentMs, currentTime } from '@/lib/time/current-time';
import { findOffice, readDomains } from './password-requests.queries';
import { isOfDomain, isOnRecord } from './password-requests.rules';
import {
  approval,
  CREDENTIAL_HOURS,
  type RegistrationInput,
  refusal,
  registrationRequest,
} from './password-requests.schema';

const HOUR_MS = HOUR_SECONDS * 1_000;

const perEmail = () => limit('institution.email');
const perAddress = () => limit('institution.address');
/** Addresses of other domains pass only where they are on record: who tries many wants to know which are. */
const foreignDomains = () => limit('institution.domain');

type Credentials = { password: string; passwordHash: string };
const credentials = { password: z.string(), passwordHash: z.string() };

async function makeCredentials(): Promise<Credentials> {
  const password = makePassword();
  return { password, passwordHash: await hashPassword(password) };
}

/**
 * Takes an institution's request for its password. Where the e-mail is on its record, a new password goes there at once;
 * else the request waits for an administrator and its sender gets an acknowledgement. The asker sees no difference, and
 * the work is the same.
 *
 * @param raw the fields of `registrationRequest`
 * @throws AppError 'invalid' with the message of each field; 'limited' above 3 a day of one e-mail or 60 an hour from one
 *   address, which only valid requests count for; 'busy'
 */
export async function requestRegistration(raw: unknown, viewer: Viewer): Promise<void> {
  const input = parse(registrationRequest, raw);
  await checkInstitution(input, viewer);
  await spend(perAddress(), clientKey(viewer.address));
  await spend(perEmail(), blindKey(input.email));
  await keepRequest({ ...input, ...(await makeCredentials()) }, viewer);
}

async function checkInstitution({ userName, email }: RegistrationInput, viewer: Viewer): Promise<void> {
  const office = await findOffice(userName);
  if (!office) throw invalid('userName', 'registrations.institutionRequired');
  if (isOfDomain(email, await readDomains())) return;
  await spend(foreignDomains(), clientKey(viewer.address));
  if (!isOnRecord(email, office.recorded)) throw invalid('email', 'registrations.emailDomain');
}

const invalid = (field: string, key: string) => new AppError('invalid', 'errors.invalid', { [field]: key });

const keepRequest = command({
  access: 'account.register',
  input: registrationRequest.safeExtend(credentials),
  touches: () => [],
  run: async (input, _viewer, tx) => {
    const office = await findOffice(input.userName, tx);
    if (!office) throw invalid('userName', 'registrations.institutionRequired');
    const { organisationId } = office;
    // Two requests at once for one institution come one after the other, so that they are one row.
    await tx.$queryRaw`SELECT id FROM organisation WHERE id = ${organisationId} FOR UPDATE`;
    if (isOnRecord(input.email, office.recorded)) {
      await offerCredentials(tx, office, input);
      return { id: undefined, organisationId };
    }
    return { id: await keepWaiting(tx, office, input), organisationId };
  },
  audit: (_, { id, organisationId }) => ({
    action: 'registration.request',
    noun: 'registration',
    nounId: id,
    after: { organisationId, sentAtOnce: id === undefined },
  }),
});

type Office = NonNullable<Awaited<ReturnType<typeof findOffice>>>;

async function keepWaiting(tx: Transaction, { organisationId }: Office, input: RegistrationInput) {
  const { email, phone, code, hold } = input;
  const mailKey = await enqueueOpenMail(tx, { template: 'institution-received', data: {}, to: email, hold });
  const waiting = await tx.registrationRequest.findFirst({ where: { organisationId, email, status: 'waiting' } });
  const row = { code, phone, mailKey, createdAt: currentTime() };
  const kept = waiting
    ? await tx.registrationRequest.update({ where: { id: waiting.id }, data: row })
    : await tx.registrationRequest.create({ data: { organisationId, email, ...row } });
  return kept.id;
}

/**
 * Anybody who knows code and address on record may ask, so nothing of the account changes yet: the mailed password becomes
 * its only one when it is used, as that of a reset does.
 */
async function offerCredentials(tx: Transaction, office: Office, { email, hold, password, passwordHash }: Parcel) {
  const { accountId, userName, name } = office;
  const data = { institution: name, userName, password, hours: CREDENTIAL_HOURS };
  const mailKey = await enqueueMail(tx, { template: 'institution-approved', data, to: email, hold });
  const expiresAt = new Date(currentMs() + CREDENTIAL_HOURS * HOUR_MS);
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: currentTime() } });
  // Nobody is told the link's token: this password only opens by itself.
  await tx.passwordReset.create({
    data: { accountId, tokenHash: hashToken(makeToken(), 'password reset'), passwordHash, mailKey, expiresAt },
  });
}

type Parcel = Credentials & { email: string; hold: boolean };

/** The mailed password is the account's only one from now on; whoever is inside, or has a reset under way, is out. */
async function giveCredentials(tx: Transaction, office: Office, { email, hold, password, passwordHash }: Parcel) {
  const { accountId, userName, name } = office;
  const now = currentTime();
  const passwordExpiresAt = new Date(now.getTime() + CREDENTIAL_HOURS * HOUR_MS);
  await tx.account.update({
    where: { id: accountId },
    data: { passwordHash, passwordChangedAt: now, passwordExpiresAt, mustChangePassword: true },
  });
  await tx.passwordReset.updateMany({ where: { accountId, usedAt: null }, data: { usedAt: now } });
  await endSessions(tx, accountId);
  const data = { institution: name, userName, password, hours: CREDENTIAL_HOURS };
  await enqueueMail(tx, { template: 'institution-approved', data, to: email, hold });
}

/**
 * Approves a waiting request: its e-mail becomes the institution's on record, and a new password goes there.
 *
 * @param raw `{ id }` of the request
 * @throws AppError 'forbidden', 'invalid', 'missing', 'conflict' when it was decided before or the account is closed; 'busy'
 */
export async function approveRegistration(raw: unknown, viewer: Viewer): Promise<void> {
  if (!can(viewer, 'registrations.decide')) throw new AppError('forbidden', 'errors.forbidden');
  await approve({ ...parse(approval, raw), ...(await makeCredentials()) }, viewer);
}

const approve = command({
  access: 'registrations.decide',
  input: approval.extend(credentials),
  touches: () => [tag.organisations],
  run: async ({ id, ...made }, viewer, tx) => {
    const { email, code, organisation } = await decide(tx, id, viewer, { status: 'approved' });
    const office = await findOffice(code, tx);
    if (office?.organisationId !== organisation.id) throw new AppError('conflict', 'registrations.institutionGone');
    await tx.organisation.update({ where: { id: organisation.id }, data: { email } });
    await tx.account.update({ where: { id: office.accountId }, data: { email } });
    await giveCredentials(tx, office, { ...made, email, hold: false });
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
export const refuseRegistration = command({
  access: 'registrations.decide',
  input: refusal,
  touches: () => [],
  run: async ({ id, reason }, viewer, tx) => {
    const { email, organisation } = await decide(tx, id, viewer, { status: 'refused', reason });
    const data = { institution: organisation.name, reason };
    await enqueueMail(tx, { template: 'institution-refused', data, to: email });
  },
  audit: ({ id, reason }) => ({ action: 'registration.refuse', noun: 'registration', nounId: id, after: { reason } }),
});

type Decision = { status: 'approved' | 'refused'; reason?: string };

/** Only the first decision finds the request waiting. */
async function decide(tx: Transaction, id: number, { accountId }: Viewer, decision: Decision) {
  const { count } = await tx.registrationRequest.updateMany({
    where: { id, status: 'waiting' },
    data: { ...decision, decidedAt: currentTime(), decidedById: accountId },
  });
  const request = await tx.registrationRequest.findUnique({
    where: { id },
    select: { email: true, code: true, organisation: { select: { id: true, name: true, email: true } } },
  });
  if (!request) throw new AppError('missing', 'registrations.missing');
  if (count === 0) throw new AppError('conflict', 'registrations.decided');
  return request;
}

/** Lets the mails of these kinds go that an address has waiting for an old client's second call; nothing where there are none. */
const release = (templates: readonly TemplateName[]) =>
  command({
    access: 'account.register',
    input: z.object({ email: mailAddress }),
    touches: () => [],
    run: async ({ email }, _viewer, tx) => ({ released: await releaseMail(tx, email, templates) }),
  });

export const releaseInstitutionMail = release(['institution-received', 'institution-approved']);
export const releaseMemberMail = release(['member-welcome', 'member-known', 'password-reset']);
