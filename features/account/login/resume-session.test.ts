import { authMessages } from '@/lib/auth/messages';
import { findViewer } from '@/lib/auth/sessions';
import { db } from '@/lib/db/db';
import { anAddress, isLoggedIn, logInPerson } from '@/testing/log-in';
import { aCollege, PASSWORD } from '@/testing/people';
import { beginSecondFactor, confirmSecondFactor } from '../second-factor/second-factor.commands';
import { findSecondFactor } from '../second-factor/second-factor.queries';
import { generateCode } from '../second-factor/second-factor.rules';
import { resumeByCode, resumeByPassword } from './resume-session';

const AGENT = 'Mozilla/5.0 Firefox/140.0';
const STEP_MS = 30_000;
type College = Awaited<ReturnType<typeof aCollege>>;

const aClient = () => ({ address: anAddress(), userAgent: AGENT });
const toFields = ({ name, account }: College, password = PASSWORD) => ({
  kind: 'staff',
  accountId: account.id,
  name,
  password,
});

/** Turns the second factor on, with a code of two minutes ago. */
async function enrol(college: College): Promise<string> {
  const { viewer } = await logInPerson(college);
  await beginSecondFactor({}, viewer);
  const secret = String((await findSecondFactor(college.account.id))?.secret);
  const then = new Date(Date.now() - 4 * STEP_MS);
  await confirmSecondFactor({ code: generateCode(secret, then) }, viewer, then);
  return secret;
}

test('the account of the page logs in there', async () => {
  const college = await aCollege();
  const { session, device, step } = await resumeByPassword(toFields(college), aClient());
  expect([await isLoggedIn(session), device?.length, step]).toEqual([true, 43, undefined]);
});

test('a wrong password is refused as on the login page, counted and audited', async () => {
  const college = await aCollege();
  const client = aClient();
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(resumeByPassword(toFields(college, 'ผิด'), client)).rejects.toMatchObject({ key: 'login.wrong' });
  await expect(resumeByPassword(toFields(college), client)).rejects.toMatchObject({ kind: 'limited' });
  const refused = { nounId: String(college.account.id), action: 'session.open', outcome: 'refused' } as const;
  expect(await db.auditLog.count({ where: refused })).toBe(5);
});

test('another account does not get in, neither by its password nor by its code', async () => {
  const [own, other] = [await aCollege(), await aCollege()];
  const fields = { ...toFields(other), accountId: own.account.id };
  await expect(resumeByPassword(fields, aClient())).rejects.toMatchObject({ key: 'login.otherAccount' });
  expect(await db.session.count({ where: { accountId: other.account.id } })).toBe(0);
  const secret = await enrol(other);
  const { viewer } = await logInPerson(other);
  const code = generateCode(secret, new Date());
  await expect(resumeByCode({ code, accountId: own.account.id }, viewer, AGENT)).rejects.toMatchObject({
    key: 'login.otherAccount',
  });
});

test('an account with a second factor is not logged in before its code', async () => {
  const college = await aCollege();
  const secret = await enrol(college);
  const first = await resumeByPassword(toFields(college), aClient());
  expect(first.step).toBe('secondFactor');
  const viewer = { ...(await findViewer(first.session, false)), address: anAddress() };
  const prove = (code: string) => resumeByCode({ code, accountId: college.account.id }, viewer, AGENT);
  await expect(prove('000000')).rejects.toMatchObject({ fields: { code: authMessages['login.codeWrong'] } });
  const second = await prove(generateCode(secret, new Date()));
  expect([await isLoggedIn(second.session), await isLoggedIn(first.session), second.step]).toEqual([
    true,
    false,
    undefined,
  ]);
});
