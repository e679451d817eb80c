import {
  giveOfficePassword as giveOffice,
  printOfficePassword as organisation,
} from '@/features/organisations/office-passwords.commands';
import { saveOrganisation } from '@/features/organisations/organisations.commands';
import { authMessages } from '@/lib/auth/messages';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aTypedIdCard, findLastAccountAudit } from '@/testing/offices';
import { aCollege, aCollegeUser, aMember, anAdministrator } from '@/testing/people';
import { saveCollegeUser } from './college-users/college-users.commands';
import { printPersonPassword as account, givePersonPassword } from './list/passwords.commands';
import { servePasswordLetter } from './password-letter.http';
import { saveStaffAccount } from './staff-accounts/staff-accounts.commands';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function print(viewer: Parameters<typeof servePasswordLetter>[0], fields: Record<string, string>) {
  const answer = await servePasswordLetter(
    viewer,
    new Request(`${env.SITE_URL}/api/v1/password-letter`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: FORM,
    }),
    { account, organisation },
  );
  const text = await answer.text();
  const [userName, password] = [...text.matchAll(/<dd>([^<]*)<\/dd>/g)].slice(1).map(([, fact = '']) => fact);
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    userName,
    password: password?.replaceAll('&amp;', '&') ?? '',
  };
}

describe('a password issued by an office', () => {
  const hidden = { kind: 'invalid' };

  test('is not shown on the screen unless the setting says so, and nothing is changed', async () => {
    const [college, administrator] = [await logInPerson(await aCollege()), await logInPerson(await anAdministrator())];
    const user = await aCollegeUser({ college: college.viewer.organisationId });
    const theirs = await logInPerson(user);
    const shown = [
      givePersonPassword({ id: user.account.id, way: 'show' }, college.viewer),
      giveOffice({ id: college.viewer.organisationId, delivery: 'show' }, administrator.viewer),
      saveCollegeUser(
        {
          idCard: aTypedIdCard().plain,
          firstName: 'มาลี',
          lastName: 'ใจดี',
          organisationId: college.viewer.organisationId,
          way: 'show',
        },
        college.viewer,
      ),
      saveStaffAccount(
        { organisationId: college.viewer.organisationId, userName: 'somebody.new', displayName: 'งานใหม่', way: 'show' },
        administrator.viewer,
      ),
      saveOrganisation(
        { kind: 'department', name: 'สำนักใหม่', code: 'new-office', delivery: 'show' },
        administrator.viewer,
      ),
    ];
    for (const each of await Promise.allSettled(shown)) {
      expect(each).toMatchObject({ status: 'rejected', reason: hidden });
      if (each.status === 'rejected')
        expect(Object.values(each.reason.fields)).toContain(authMessages['login.passwordNotShown']);
    }
    expect(await isLoggedIn(theirs.token)).toBe(true);
    expect(await db.account.count({ where: { displayName: { in: ['งานใหม่', 'มาลี ใจดี', 'สำนักใหม่'] } } })).toBe(0);
  });

  test('is printed as an uncacheable letter, and all earlier sessions end', async () => {
    const { viewer } = await logInPerson(await aCollege());
    const user = await aCollegeUser({ college: viewer.organisationId });
    const { token } = await logInPerson(user);
    const letter = await print(viewer, { account: String(user.account.id) });
    expect([letter.status, letter.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(letter.password).toHaveLength(12);
    expect(await isLoggedIn(token)).toBe(false);
    expect((await logInPerson(user, letter.password)).viewer.session?.pendingStep).toBe('password');
    expect(
      await db.auditLog.findFirst({ where: { action: 'password.give', nounId: String(user.account.id) } }),
    ).toMatchObject({
      after: { way: 'print' },
    });
    expect(JSON.stringify(await findLastAccountAudit(user.account.id))).not.toContain(letter.password);
    const again = await print(viewer, { account: String(user.account.id) });
    expect(again.password).not.toBe(letter.password);
  });

  test('is printed for the office of an organisation, which is notified by mail', async () => {
    const { viewer } = await logInPerson(await anAdministrator());
    const college = await aCollege({ account: { email: `office-${Date.now()}@example.org` } });
    const letter = await print(viewer, { organisation: String(college.organisation.id) });
    expect([letter.status, letter.userName]).toEqual([200, college.name]);
    expect((await logInPerson(college, letter.password)).viewer.role).toBe('college');
    const mails = await listMailsTo(college.account.email ?? '');
    expect(mails).toMatchObject([{ template: 'password-changed' }]);
    expect(JSON.stringify(mails)).not.toContain(letter.password);
  });

  test('is not printed for accounts that the viewer does not manage', async () => {
    const [college, stranger, member] = [
      await logInPerson(await aCollege()),
      await aCollegeUser(),
      await logInPerson(await aMember()),
    ];
    const account = String(stranger.account.id);
    const { token } = await logInPerson(stranger);
    for (const [viewer, fields, status] of [
      [undefined, { account }, 403],
      [member.viewer, { account }, 403],
      [college.viewer, { account }, 404],
      [college.viewer, { account: String(college.viewer.accountId) }, 404],
      [college.viewer, { organisation: '1' }, 403],
      [college.viewer, {}, 422],
      [college.viewer, { account: '\u0000<b>' }, 422],
    ] as const) {
      const refused = await print(viewer, { ...fields });
      expect([fields, refused.status, refused.password]).toEqual([fields, status, '']);
      expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(refused.text).toContain('role="alert"');
    }
    expect(await isLoggedIn(token)).toBe(true);
  });
});
