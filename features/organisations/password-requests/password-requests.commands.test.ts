import { randomInt, randomUUID } from 'node:crypto';
import { logIn } from '@/lib/auth/log-in';
import { verifyPassword } from '@/lib/auth/passwords';
import { roles } from '@/lib/auth/roles';
import { findViewer } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, aMember, anAdministrator, PASSWORD } from '@/testing/people';
import { approvePasswordRequest, refusePasswordRequest } from './decisions.commands';
import { createPasswordRequest } from './password-requests.commands';
import { passwordRequestsMessages } from './password-requests.messages';
import { countPasswordRequests, listPasswordRequests } from './password-requests.queries';

const anEmail = (domain = 'gmail.com') => `pr-${randomUUID()}@${domain}`;
const somebody = (): Viewer => ({ role: 'visitor', address: `198.51.100.${randomInt(1, 255)}` });
const wishes = (userName: string, given: object = {}) => ({
  ...{ userName, code: userName, email: anEmail(), phone: '053-000-000', acknowledged: 'on' },
  ...given,
});

async function administrator(): Promise<Viewer> {
  const { account, organisation } = await anAdministrator();
  return { role: 'VecAdmin', accountId: account.id, organisationId: organisation.id, name: 'ผู้ดูแล' };
}

async function aRequest() {
  const college = await aCollege();
  const email = anEmail();
  await createPasswordRequest(wishes(college.name, { email }), somebody());
  const { id } = await db.registrationRequest.findFirstOrThrow({ where: { email } });
  return { ...college, email, request: id };
}
const findRequest = (id: number) => db.registrationRequest.findUniqueOrThrow({ where: { id } });
const findAccount = (id: number) => db.account.findUniqueOrThrow({ where: { id } });

describe('a request for a password', () => {
  test('from the account’s own address, too, gets a password that works once; the old one then ends', async () => {
    const email = anEmail('college.example');
    const { name, account } = await aCollege({ account: { email } });
    const client = { address: '198.51.100.9', userAgent: 'Firefox' };
    const enter = (password: string) => logIn('staff', { name, password }, client);
    const { session } = await enter(PASSWORD);
    await createPasswordRequest(wishes(name, { email }), somebody());
    const [letter] = await listMailContentsTo(email);
    const mailed = String(letter?.data.password);
    expect(letter?.data.hours).toBe(72);
    expect((await findViewer(session, false)).accountId).toBe(account.id);
    await expect(enter(PASSWORD)).resolves.toBeTruthy();
    const entered = await enter(mailed);
    expect((await findViewer(entered.session, false)).session?.pendingStep).toBe('password');
    expect((await findViewer(session, false)).ended).toBe('expired');
    await expect(enter(PASSWORD)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await db.registrationRequest.count({ where: { email } })).toBe(0);
  });

  test('of another mail domain is refused', async () => {
    const { name } = await aCollege();
    const asked = createPasswordRequest(wishes(name, { email: anEmail('example.org') }), somebody());
    await expect(asked).rejects.toMatchObject({
      kind: 'invalid',
      fields: { email: passwordRequestsMessages['registrations.emailDomain'] },
    });
  });

  test('is one row per institution and e-mail, even if two arrive at once', async () => {
    const { name, organisation } = await aCollege();
    const email = anEmail();
    const ask = (phone: string) => createPasswordRequest(wishes(name, { email, phone }), somebody());
    await Promise.all([ask('053000001'), ask('053000002')]);
    await ask('053000003');
    const rows = await db.registrationRequest.findMany({ where: { organisationId: organisation.id } });
    expect(rows.map(({ status, phone }) => [status, phone])).toEqual([['waiting', '053000003']]);
  });

  test('is accepted three times a day per e-mail; invalid ones don’t count', async () => {
    const { name } = await aCollege();
    const email = anEmail();
    for (let at = 0; at < 5; at++) {
      const wrong = createPasswordRequest(wishes(name, { email, code: 'x' }), somebody());
      await expect(wrong).rejects.toMatchObject({ kind: 'invalid' });
    }
    for (let at = 0; at < 3; at++) await createPasswordRequest(wishes(name, { email }), somebody());
    const asked = createPasswordRequest(wishes(name, { email }), somebody());
    await expect(asked).rejects.toMatchObject({ kind: 'limited', retryAfterSeconds: expect.any(Number) });
  });

  test('leaves an audit row without password and hash', async () => {
    const { request, organisation } = await aRequest();
    const rows = await db.auditLog.findMany({ where: { noun: 'registration', nounId: String(request) } });
    expect(rows.map(({ action, after }) => [action, after])).toEqual([
      ['registration.request', { organisationId: organisation.id, sentAtOnce: false }],
    ]);
  });
});

describe('approving', () => {
  test('puts the e-mail on record and mails a password that opens the account', async () => {
    const { request, email, account, organisation } = await aRequest();
    const viewer = await administrator();
    await approvePasswordRequest({ id: String(request) }, viewer);
    expect(await findRequest(request)).toMatchObject({ status: 'approved', decidedById: viewer.accountId });
    const after = await findAccount(account.id);
    expect([after.email, after.mustChangePassword]).toEqual([email, true]);
    expect((await db.organisation.findUniqueOrThrow({ where: { id: organisation.id } })).email).toBe(email);
    const letter = (await listMailContentsTo(email)).at(-1);
    expect([letter?.template, letter?.status]).toEqual(['institution-approved', 'waiting']);
    expect(await verifyPassword(letter?.data.password, after.passwordHash)).toBe(true);
    expect(await verifyPassword(PASSWORD, after.passwordHash)).toBe(false);
    const rows = JSON.stringify(await db.auditLog.findMany({ where: { noun: 'registration' } }), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(rows).toContain('registration.approve');
    expect(rows).not.toContain(letter?.data.password);
    expect(rows).not.toMatch(/\$2[aby]\$/);
  });

  test('is done once; the first one wins', async () => {
    const { request, email } = await aRequest();
    const viewer = await administrator();
    const both = [
      approvePasswordRequest({ id: request }, viewer),
      refusePasswordRequest({ id: request, reason: 'ติดต่อไม่ได้' }, viewer),
    ];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listMailContentsTo(email)).toHaveLength(2);
    await expect(approvePasswordRequest({ id: request }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(approvePasswordRequest({ id: 2_147_483_647 }, viewer)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('leaves the request waiting when the account is closed meanwhile', async () => {
    const { request, account, email } = await aRequest();
    await db.account.update({ where: { id: account.id }, data: { status: 'closed' } });
    const approved = approvePasswordRequest({ id: request }, await administrator());
    await expect(approved).rejects.toMatchObject({ kind: 'conflict', key: 'registrations.institutionGone' });
    expect((await findRequest(request)).status).toBe('waiting');
    expect(await listMailContentsTo(email)).toHaveLength(1);
  });
});

describe('refusing', () => {
  test('mails the reason and changes no account', async () => {
    const { request, email, account } = await aRequest();
    await refusePasswordRequest({ id: request, reason: ' ติดต่อไม่ได้\nโปรดส่งใหม่ ' }, await administrator());
    const letter = (await listMailContentsTo(email)).at(-1);
    expect([letter?.template, letter?.data.reason]).toEqual(['institution-refused', 'ติดต่อไม่ได้\nโปรดส่งใหม่']);
    expect(await findAccount(account.id)).toEqual(account);
  });

  test('needs a reason', async () => {
    const { request } = await aRequest();
    const refused = refusePasswordRequest({ id: request, reason: '  ' }, await administrator());
    await expect(refused).rejects.toMatchObject({
      fields: { reason: passwordRequestsMessages['registrations.reasonRequired'] },
    });
  });
});

describe.each(roles.filter((role) => role !== 'VecAdmin'))('%s', (role) => {
  test('decides nothing', async () => {
    const { request } = await aRequest();
    const viewer = { role, accountId: (await aMember()).account.id };
    await expect(approvePasswordRequest({ id: request }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    const refused = refusePasswordRequest({ id: request, reason: 'x' }, viewer);
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await findRequest(request)).status).toBe('waiting');
  });
});

test('the list shows waiting requests, oldest first, and finds them by institution, code and e-mail', async () => {
  await db.registrationRequest.deleteMany();
  const [first, second] = [await aRequest(), await aRequest()];
  await db.organisation.update({ where: { id: first.organisation.id }, data: { email: 'office@GMAIL.com' } });
  const asked = { page: 1, per: 12, needle: '' };
  const rows = await listPasswordRequests('waiting', asked);
  expect(rows.map(({ id, sameDomain }) => [id, sameDomain])).toEqual([
    [first.request, true],
    [second.request, false],
  ]);
  for (const needle of [second.name, second.email.toUpperCase(), second.organisation.nameSearch]) {
    expect((await listPasswordRequests('waiting', { ...asked, needle })).map(({ id }) => id)).toEqual([second.request]);
  }
  expect(await listPasswordRequests('waiting', { ...asked, needle: '%' })).toEqual([]);
  await refusePasswordRequest({ id: first.request, reason: 'x' }, await administrator());
  expect(await countPasswordRequests()).toEqual({ waiting: 1, approved: 0, refused: 1 });
});
