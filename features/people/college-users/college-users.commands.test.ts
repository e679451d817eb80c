import { verifyPassword } from '@/lib/auth/passwords';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { isIdCard } from '@/lib/text/id-card';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aTypedIdCard, findLastAccountAudit } from '@/testing/offices';
import { aCollegeUser } from '@/testing/people';
import { peopleMessages } from '../people.messages';
import { saveCollegeUser } from './college-users.commands';
import { collegeUsersMessages } from './college-users.messages';

// This setting allows showing passwords on the screen.
env.SHOW_PASSWORDS = true;

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const someone = (organisationId = room.college.organisationId, more: object = {}) => ({
  ...{ organisationId, idCard: aTypedIdCard().typed, firstName: 'มาลี', lastName: 'รักเรียน', email: '' },
  ...more,
});
const refused = (kind: string, fields?: object) => expect.objectContaining({ kind, ...(fields ? { fields } : {}) });

test.each([
  ['1100000000016', true],
  ['1100000000017', false],
  ['110000000001', false],
])('%s is an id card number: %s', (digits, is) => {
  expect(isIdCard(digits)).toBe(is);
});

describe('a college', () => {
  test('adds a user by a number with hyphens, with a password that is shown once and must be changed', async () => {
    const { typed, plain } = aTypedIdCard();
    const saved = await saveCollegeUser(someone(undefined, { idCard: typed, way: 'show' }), room.college);
    const account = await db.account.findUniqueOrThrow({
      where: { id: saved.accountId },
      include: { collegeUser: true },
    });
    expect(account).toMatchObject({
      role: 'usercollege',
      displayName: 'มาลี รักเรียน',
      mustChangePassword: true,
      email: null,
    });
    expect(account.collegeUser).toMatchObject({ idCard: plain, organisationId: room.college.organisationId });
    expect(await verifyPassword(saved.password ?? '', account.passwordHash)).toBe(true);
    const hours = ((account.passwordExpiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    const line = JSON.stringify(await findLastAccountAudit(saved.accountId));
    expect(line).toContain('collegeUser.add');
    expect(line).not.toContain(plain);
    expect(line).not.toContain(saved.password);
  });

  test('mails the first password, and gets an error without an address', async () => {
    await expect(saveCollegeUser(someone(undefined, { way: 'mail' }), room.college)).rejects.toEqual(
      refused('invalid', { email: peopleMessages['people.emailForMail'] }),
    );
    const email = `mali-${Date.now()}@example.org`;
    const saved = await saveCollegeUser(someone(undefined, { way: 'mail', email }), room.college);
    expect(saved.password).toBeUndefined();
    const [mail] = await listMailsTo(email);
    expect(mail).toMatchObject({
      template: 'staff-password',
      data: { name: 'มาลี รักเรียน', door: 'collegeUser', isFirst: true },
    });
    expect(JSON.stringify(mail)).toMatch(/\*{9}\d{4}/);
  });

  test('gets errors by field, and one for a taken number', async () => {
    const { typed } = aTypedIdCard();
    const wrong = someone(undefined, { idCard: '1234567890123', firstName: ' ', lastName: '<b>', email: 'x' });
    await expect(saveCollegeUser(wrong, room.college)).rejects.toEqual(
      refused('invalid', {
        ...{
          idCard: collegeUsersMessages['collegeUsers.idCardInvalid'],
          firstName: peopleMessages['people.nameRequired'],
        },
        ...{ lastName: peopleMessages['people.nameLetters'], email: peopleMessages['people.emailInvalid'] },
      }),
    );
    await saveCollegeUser(someone(undefined, { idCard: typed }), room.college);
    await expect(saveCollegeUser(someone(undefined, { idCard: typed }), room.college)).rejects.toEqual(
      refused('invalid', { idCard: collegeUsersMessages['collegeUsers.idCardTaken'] }),
    );
    await expect(saveCollegeUser(someone(undefined, { idCard: '' }), room.college)).rejects.toEqual(
      refused('invalid', { idCard: collegeUsersMessages['collegeUsers.idCardRequired'] }),
    );
  });

  test('adds one number once when it is sent twice at once', async () => {
    const form = someone();
    const results = await Promise.allSettled([
      saveCollegeUser(form, room.college),
      saveCollegeUser(form, room.college),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('changes its user, keeping the number if left empty; the second of two concurrent edits is refused', async () => {
    const { account, collegeUser } = await aCollegeUser({ college: room.college.organisationId });
    const form = someone(undefined, { id: collegeUser.id, idCard: '', email: 'New@Example.org' });
    await saveCollegeUser(form, room.college);
    expect(await db.collegeUser.findUnique({ where: { id: collegeUser.id } })).toMatchObject({
      ...{ firstName: 'มาลี', idCard: collegeUser.idCard },
    });
    expect(await db.account.findUnique({ where: { id: account.id } })).toMatchObject({
      ...{ displayName: 'มาลี รักเรียน', email: 'new@example.org' },
    });
    await expect(saveCollegeUser({ ...form, seen: 'of-before' }, room.college)).rejects.toEqual(refused('conflict'));
  });

  test('P-044: neither adds to another college nor changes or takes over its users', async () => {
    const { otherUser, other, college } = room;
    await expect(saveCollegeUser(someone(other.organisationId), college)).rejects.toEqual(
      refused('invalid', { organisationId: peopleMessages['people.badOrganisation'] }),
    );
    for (const id of [otherUser.ownId, 2_000_000_000])
      await expect(saveCollegeUser(someone(undefined, { id }), college)).rejects.toEqual(refused('missing'));
  });
});

describe.each(['institute', 'province'] as const)('the %s', (name) => {
  test('adds and changes users of its colleges only', async () => {
    const saved = await saveCollegeUser(someone(), room[name]);
    await saveCollegeUser(someone(undefined, { id: saved.id, idCard: '' }), room[name]);
    await expect(saveCollegeUser(someone(room.other.organisationId), room[name])).rejects.toEqual(refused('invalid'));
    await expect(saveCollegeUser(someone(room[name].organisationId), room[name])).rejects.toEqual(refused('invalid'));
    const foreign = someone(undefined, { id: room.otherUser.ownId });
    await expect(saveCollegeUser(foreign, room[name])).rejects.toEqual(refused('missing'));
  });
});

describe.each(['unit', 'department', 'editor', 'user'] as const)('the %s', (name) => {
  test('P-045: saves no college user at all', async () => {
    await expect(saveCollegeUser(someone(), room[name])).rejects.toEqual(refused('forbidden'));
  });
});

describe('an administrator', () => {
  test('moves a user to another college: the sessions end', async () => {
    const user = await aCollegeUser({ college: room.college.organisationId });
    const { token } = await logInPerson(user);
    const form = someone(room.other.organisationId, { id: user.collegeUser.id, idCard: '' });
    await saveCollegeUser(form, room.administrator);
    expect(await isLoggedIn(token)).toBe(false);
    const moved = await db.collegeUser.findUniqueOrThrow({ where: { id: user.collegeUser.id } });
    expect(moved.organisationId).toBe(room.other.organisationId);
    expect(await findLastAccountAudit(user.account.id)).toMatchObject({ action: 'collegeUser.save' });
  });

  test('cannot add a user to an organisation other than a college', async () => {
    await expect(saveCollegeUser(someone(room.unit.organisationId), room.administrator)).rejects.toEqual(
      refused('invalid', { organisationId: peopleMessages['people.badOrganisation'] }),
    );
  });
});
