import { randomInt, randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, PASSWORD } from '@/testing/people';
import { callLegacy, tryLogIn } from '../legacy-api.test-support';

const anEmail = (domain = 'gmail.com') => `somebody-${randomUUID()}@${domain}`;
/** Requests are limited by address, which these tests are not about. */
const anAddress = () => ({ address: `198.51.100.${randomInt(1, 255)}` });

const request = (code: string, email: string, given: object = {}) => ({
  registerUserLogin: code,
  registerUserUserCode: code,
  registerUserUserName: 'วิทยาลัย',
  registerUserType: 'college',
  registerUserEmail: email,
  registerUserTel: '053-000-000',
  passwordAlert: 'visit evil.example',
  usernameAlert: 'visit evil.example',
  ...given,
});

describe('send.insert.php and send.php', () => {
  test('a stranger’s request waits and is acknowledged without secrets (P-100)', async () => {
    const { name, account } = await aCollege();
    const email = anEmail();
    const { json } = await callLegacy('send.insert.php', request(name, email), anAddress());
    expect(json).toMatchObject({ status: true, data: { status: true } });
    const [held] = await listMailContentsTo(email);
    expect([held?.template, held?.status]).toEqual(['institution-received', 'held']);
    expect(Object.keys(held?.data)).toEqual([]);
    await callLegacy('send.php', request(name, email));
    const letters = await listMailContentsTo(email);
    expect(letters.map(({ status }) => status)).toEqual(['waiting']);
    expect(JSON.stringify(letters)).not.toContain('evil.example');
    expect(await db.registrationRequest.count({ where: { email, status: 'waiting' } })).toBe(1);
    expect(await db.account.findUnique({ where: { id: account.id } })).toEqual(account);
    expect((await tryLogIn({ door: 'staff', name }, PASSWORD)).status).toBe(200);
  });

  test('the address on record gets a new password at once, and the answer is the same', async () => {
    const recorded = anEmail('college.example');
    const [known, other] = [await aCollege({ organisation: { email: recorded } }), await aCollege()];
    const answers = [
      await callLegacy('send.insert.php', request(known.name, recorded.toUpperCase()), anAddress()),
      await callLegacy('send.insert.php', request(other.name, anEmail()), anAddress()),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [letter] = await listMailContentsTo(recorded);
    expect([letter?.template, letter?.data.userName]).toEqual(['institution-approved', known.name]);
    expect((await tryLogIn(known, letter?.data.password)).status).toBe(200);
    expect((await tryLogIn(known, PASSWORD)).status).toBe(401);
  });

  test.each([
    ['registerUserUserCode', { registerUserUserCode: '1310099999' }, 'ระบุข้อมูลให้ตรง วิทยาลัย/หน่วยงาน'],
    ['registerUserUserCode', { registerUserUserCode: '' }, 'กรุณากรอกรหัสวิทยาลัย/หน่วยงาน'],
    ['registerUserEmail', { registerUserEmail: '' }, 'E-mail is required'],
    ['registerUserEmail', { registerUserEmail: 'nobody' }, 'E-mail must be valid'],
    ['registerUserEmail', { registerUserEmail: 'x@gmail.com\r\nBcc: y@gmail.com' }, 'E-mail must be valid'],
    ['registerUserTel', { registerUserTel: '12' }, 'หมายเลขโทรศัพท์ต้องเป็นหมายเลขไทย 9–10 หลัก'],
    ['registerUserLogin', { registerUserLogin: 'x', registerUserUserCode: 'x' }, 'กรุณาเลือกวิทยาลัย/หน่วยงาน'],
  ])('refuses a wrong %s: %j (P-100)', async (field, wrong, words) => {
    const { name, organisation } = await aCollege();
    const before = await db.mailMessage.count();
    const { status, json } = await callLegacy('send.insert.php', request(name, anEmail(), wrong), anAddress());
    expect([status, json.errors]).toEqual([422, { [field]: words }]);
    expect(await db.registrationRequest.count({ where: { organisationId: organisation.id } })).toBe(0);
    expect(await db.mailMessage.count()).toBe(before);
  });

  test('administrators, editors and closed colleges can’t be requested', async () => {
    const closed = await aCollege({ account: { status: 'closed' } });
    const { status, json } = await callLegacy('send.insert.php', request(closed.name, anEmail()), anAddress());
    expect([status, Object.keys(json.errors)]).toEqual([422, ['registerUserLogin']]);
  });
});
