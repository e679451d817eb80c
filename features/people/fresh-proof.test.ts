import { proveAgain } from '@/features/account/proof/proof.commands';
import { toProofNext } from '@/features/account/proof/proof.rules';
import { findViewer } from '@/lib/auth/sessions';
import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { createExportRequester } from '@/testing/exports';
import { logInPerson } from '@/testing/log-in';
import { findLastAccountAudit } from '@/testing/offices';
import { aCollege, aCollegeUser, anAdministrator, PASSWORD } from '@/testing/people';
import { runPeopleSteps } from './list/bulk.commands';
import { answerPeopleExport } from './list/export.http';
import { resetSecondFactor } from './list/list.commands';
import { givePersonPassword } from './list/passwords.commands';

const proofError = { kind: 'forbidden', key: 'errors.proof' };

/** Moves the login of all sessions of an account an hour into the past. */
const ageLogins = ({ account }: { account: { id: number } }) =>
  db.session.updateMany({
    where: { accountId: account.id },
    data: { createdAt: new Date(Date.now() - HOUR_MS), provedAt: null },
  });

test('a dangerous act asks for the password again, once the login is long ago', async () => {
  const [administrator, user] = [await anAdministrator(), await aCollegeUser()];
  await db.account.update({ where: { id: administrator.account.id }, data: { passwordChangedAt: null } });
  const { token, viewer, address } = await logInPerson(administrator);
  await resetSecondFactor({ id: user.account.id }, viewer);

  await ageLogins(administrator);
  const old = { ...(await findViewer(token, false)), address };
  await expect(resetSecondFactor({ id: user.account.id }, old)).rejects.toMatchObject(proofError);
  await expect(givePersonPassword({ id: user.account.id, way: 'mail' }, old)).rejects.toMatchObject(proofError);
  await expect(runPeopleSteps({ ids: [user.account.id], task: 'move', organisationId: 1 }, old)).rejects.toMatchObject(
    proofError,
  );

  await expect(proveAgain({ password: 'wrong' }, old)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(proveAgain({}, old)).rejects.toMatchObject({ kind: 'invalid' });
  expect((await findViewer(token, false)).session?.provedAt).toEqual(old.session?.provedAt);

  await proveAgain({ password: PASSWORD }, old);
  expect(await findLastAccountAudit(administrator.account.id)).toMatchObject({ action: 'session.prove' });
  const proved = { ...(await findViewer(token, false)), address };
  await resetSecondFactor({ id: user.account.id }, proved);
});

test('an ended session and a visitor can prove nothing', async () => {
  const { viewer } = await logInPerson(await aCollege());
  await db.session.updateMany({ where: { accountId: viewer.accountId ?? 0 }, data: { endedAt: new Date() } });
  await expect(proveAgain({ password: PASSWORD }, viewer)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(proveAgain({ password: PASSWORD }, { role: 'visitor' })).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a file of people leads a browser to the proof, and refuses a program', async () => {
  const college = await aCollege({ account: { passwordChangedAt: null } });
  const ask = await createExportRequester('http://localhost:3000/api/v1/people/export', answerPeopleExport)(college);
  const query = 'place=college_user&format=csv';
  expect((await ask(query)).status).toBe(200);
  await ageLogins(college);
  const page = await ask(query, { Accept: 'text/html,*/*' });
  expect(page.status).toBe(303);
  const next = `/api/v1/people/export?${query}`;
  expect(page.headers.get('location')).toBe(`/login/confirm/?${new URLSearchParams({ next })}`);
  expect(toProofNext(next, 'college')).toBe(next);
  const program = await ask(query);
  expect(program.status).toBe(403);
  expect(await program.json()).toMatchObject({ status: false, code: 'FORBIDDEN' });
});

test.each([
  ['/api/v1/people/export/../audit/export?format=csv', '/colleges'],
  ['//evil.example/api/v1/people/export?x', '/colleges'],
  ['/api/v1/audit/export?format=csv', '/colleges'],
  ['/colleges/college_user?status=open', '/colleges/college_user?status=open'],
  [undefined, '/colleges'],
])('the proof for %s leads to %s', (next, to) => {
  expect(toProofNext(next, 'college')).toBe(to);
});
