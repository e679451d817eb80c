import { randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aMember } from '@/testing/people';
import { callLegacy, tryLogIn } from '../legacy-api.test-support';

const anEmail = () => `somebody-${randomUUID()}@example.org`;
/** Registrations are limited by address, which these tests are not about. */
const anAddress = () => ({ address: `198.51.100.${randomInt(1, 255)}` });

const wishes = (given: object = {}) => ({
  userGeneralFName: 'สมหญิง',
  userGeneralLName: 'ใจดี',
  userGeneralEmail: anEmail(),
  userGeneralGender: 'Female',
  userGeneralBD: '2001-04-13',
  ...given,
});

describe('usergeneral.insert.php', () => {
  test('answers a known e-mail like a new one; its owner gets a notice (P-021)', async () => {
    const { name } = await aMember();
    const fresh = wishes();
    const answers = [
      await callLegacy('usergeneral.insert.php', wishes({ userGeneralEmail: name }), anAddress()),
      await callLegacy('usergeneral.insert.php', fresh, anAddress()),
    ];
    expect(answers.map(({ status, text, headers }) => `${status} ${text} ${JSON.stringify(headers)}`)).toEqual(
      Array(2).fill(expect.stringMatching(/^200 \{"status":true,"data":\{"status":true\}/)),
    );
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(await db.member.count({ where: { email: name } })).toBe(1);
    expect((await listMailContentsTo(name)).map(({ template }) => template)).toEqual(['member-known']);
    expect(
      (await listMailContentsTo(fresh.userGeneralEmail)).map(({ template, status }) => [template, status]),
    ).toEqual([['member-welcome', 'held']]);
    expect((await tryLogIn({ door: 'member', name })).status).toBe(200);
  });

  test.each(['VecAdmin', 'usercollege', 'college'])(
    'creates a plain member, whatever else is requested: %s (P-040, P-044)',
    async (role) => {
      const staff = { systemUsers: await db.systemUser.count(), collegeUsers: await db.collegeUser.count() };
      const extras = {
        ...{ usersystems_type: role, college_user_type: role, role: 'ADM', id: 1, usersystems_id: 1 },
        ...{
          userGeneralStatus: 'close',
          userGeneralPassword: 'Chosen-by-me-1',
          userGeneralCodeRegis: 'x',
          hold: false,
        },
      };
      const fields = wishes(extras);
      expect((await callLegacy('usergeneral.insert.php', fields, anAddress())).status).toBe(200);
      const email = fields.userGeneralEmail;
      const { account, ...member } = await db.member.findUniqueOrThrow({
        where: { email },
        include: { account: true },
      });
      expect(account).toMatchObject({ role: 'member', status: 'open', mustChangePassword: true });
      expect(member.registrationCode).not.toBe('x');
      expect({ systemUsers: await db.systemUser.count(), collegeUsers: await db.collegeUser.count() }).toEqual(staff);
      const person = { door: 'member', name: email } as const;
      expect((await tryLogIn(person, 'Chosen-by-me-1')).status).toBe(401);
      const [letter] = await listMailContentsTo(email);
      expect((await tryLogIn(person, letter?.data.password)).status).toBe(200);
    },
  );

  test('reports errors under the legacy names, in the specified words', async () => {
    const { status, json } = await callLegacy('usergeneral.insert.php', {}, anAddress());
    expect([status, json.errors]).toEqual([
      422,
      {
        userGeneralFName: 'Name is required',
        userGeneralLName: 'Name is required',
        userGeneralEmail: 'Email is required',
        userGeneralGender: 'Please select your gender',
        userGeneralBD: 'Birth date is required',
      },
    ]);
    const short = await callLegacy(
      'usergeneral.insert.php',
      wishes({ userGeneralFName: 'ก', userGeneralLName: '฿฿' }),
      anAddress(),
    );
    expect(short.json.errors).toEqual({
      userGeneralFName: 'Name must be at least 2 characters',
      userGeneralLName: 'Name can only contain letters and spaces',
    });
  });

  test.each(['ก\r\nBcc: x@evil.example', 'กข\nBcc', 'ก\u0000ข'])('refuses the name %j (P-094)', async (name) => {
    const fields = wishes({ userGeneralFName: name });
    const { status, json } = await callLegacy('usergeneral.insert.php', fields, anAddress());
    expect([status, Object.keys(json.errors)]).toEqual([422, ['userGeneralFName']]);
    expect(await listMailContentsTo(fields.userGeneralEmail)).toEqual([]);
  });

  test.each(['a@example.org\r\nBcc: x@evil.example', 'a@example.org, x@evil.example', 'a@b@example.org'])(
    'refuses the address %j (P-094)',
    async (email) => {
      const { status } = await callLegacy('usergeneral.insert.php', wishes({ userGeneralEmail: email }), anAddress());
      expect(status).toBe(422);
    },
  );
});

describe('sendMemberRegis.php', () => {
  test('sends the held mail, with none of the caller’s words (P-096)', async () => {
    const fields = wishes();
    const email = fields.userGeneralEmail;
    await callLegacy('usergeneral.insert.php', fields, anAddress());
    const spoken = { userGeneralFName: 'visit evil.example', userGeneralCodeRegis: 'visit evil.example' };
    for (let at = 0; at < 2; at++) {
      const { json } = await callLegacy('sendMemberRegis.php', {
        ...spoken,
        userGeneralEmail: email,
        usersystems_type: 'x',
      });
      expect(json).toMatchObject({ status: true, data: { status: true } });
    }
    const letters = await listMailContentsTo(email);
    expect(letters.map(({ template, status }) => [template, status])).toEqual([['member-welcome', 'waiting']]);
    expect(JSON.stringify(letters)).not.toContain('evil.example');
  });

  test('mails nobody else and answers the same (P-095)', async () => {
    const before = await db.mailMessage.count();
    const { name } = await aMember();
    const answers = [];
    for (const userGeneralEmail of [name, 'nobody@example.org']) {
      const { status, text } = await callLegacy('sendMemberRegis.php', { userGeneralEmail, userGeneralFName: 'x' });
      answers.push(`${status} ${text}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await db.mailMessage.count()).toBe(before);
  });
});
