import { authMessages } from '@/lib/auth/messages';
import { findViewer } from '@/lib/auth/sessions';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { isLoggedIn, logInPerson } from '@/testing/log-in';
import { aCollege, aMember, anAdministrator, PASSWORD } from '@/testing/people';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  proveSecondFactor,
  renewRecoveryCodes,
} from './second-factor.commands';
import { secondFactorMessages } from './second-factor.messages';
import { findOwnSecondFactor, findSecondFactor } from './second-factor.queries';
import { findStep, generateCode } from './second-factor.rules';

const STEP_MS = 30_000;
const agent = 'Mozilla/5.0 Firefox/140.0';
const wrongCode = { kind: 'invalid', fields: { code: authMessages['login.codeWrong'] } };
type Entered = Awaited<ReturnType<typeof logInPerson>>;

/** Current viewer of the same browser. */
const again = ({ token }: Pick<Entered, 'token'>) => findViewer(token, false);
const findSecret = async (accountId: number) => String((await findSecondFactor(accountId))?.secret);

/** Account with a second factor turned on some steps ago, and its recovery codes. */
async function enrolled(person: Awaited<ReturnType<typeof aCollege>>) {
  const here = await logInPerson(person);
  await beginSecondFactor({}, here.viewer);
  const secret = await findSecret(person.account.id);
  const then = new Date(Date.now() - 4 * STEP_MS);
  const codes = await confirmSecondFactor({ code: generateCode(secret, then) }, here.viewer, then);
  return { here, secret, codes };
}

describe('the codes', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test('are those of RFC 6238', () => {
    expect(generateCode(secret, new Date(59_000))).toBe('287082');
    expect(generateCode(secret, new Date(1_111_111_109_000))).toBe('081804');
  });

  test('of the previous and next step are accepted, those further away are not', () => {
    const now = new Date(1_111_111_109_000);
    const at = (steps: number) =>
      findStep(secret, generateCode(secret, new Date(now.getTime() + steps * STEP_MS)), now);
    const step = Math.floor(now.getTime() / STEP_MS);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step - 1, step, step + 1, undefined]);
    for (const code of ['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢'])
      expect(findStep(secret, code, now)).toBeUndefined();
  });
});

describe('the enrolment', () => {
  test('stores the secret encrypted, and requires no codes before it is confirmed', async () => {
    const college = await aCollege();
    const { viewer } = await logInPerson(college);
    expect(await findOwnSecondFactor(viewer, 'ข่าว')).toEqual({ state: 'off' });
    await beginSecondFactor({}, viewer);
    const shown = await findOwnSecondFactor(viewer, 'ข่าว');
    const secret = await findSecret(college.account.id);
    expect(shown).toMatchObject({ state: 'begun', secret });
    expect(shown).toHaveProperty('address', expect.stringContaining(`secret=${secret}`));
    const { totpSecret } = await db.account.findUniqueOrThrow({ where: { id: college.account.id } });
    expect(totpSecret).not.toContain(secret);
    expect((await logInPerson(college)).viewer.session?.pendingStep).toBeUndefined();
  });

  test('is confirmed by a code, returns ten recovery codes once, and requires a code of other sessions', async () => {
    const college = await aCollege();
    const there = await logInPerson(college);
    const { here, codes } = await enrolled(college);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const { recoveryCodes } = await db.account.findUniqueOrThrow({ where: { id: college.account.id } });
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes.join()).not.toContain(String(codes[0]).replace('-', ''));
    expect(await findOwnSecondFactor(here.viewer, 'ข่าว')).toMatchObject({ state: 'on', codesLeft: 10 });
    expect((await again(here)).session?.pendingStep).toBeUndefined();
    expect((await again(there)).session?.pendingStep).toBe('secondFactor');
  });

  test('is refused with a wrong code, if not begun, a second time, and for members', async () => {
    const college = await aCollege();
    const { viewer } = await logInPerson(college);
    await expect(confirmSecondFactor({ code: '123456' }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
    await beginSecondFactor({}, viewer);
    await expect(confirmSecondFactor({ code: '12345' }, viewer)).rejects.toMatchObject(wrongCode);
    await expect(confirmSecondFactor({}, viewer)).rejects.toMatchObject({
      fields: { code: secondFactorMessages['secondFactor.codeRequired'] },
    });
    const { here } = await enrolled(await aCollege());
    await expect(beginSecondFactor({}, here.viewer)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(beginSecondFactor({}, (await logInPerson(await aMember())).viewer)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test('is all that an administrator may do if it is required', async () => {
    const required = env.SECOND_FACTOR_REQUIRED;
    env.SECOND_FACTOR_REQUIRED = true;
    try {
      const administrator = await anAdministrator();
      expect((await logInPerson(administrator)).viewer.session?.pendingStep).toBe('enrolment');
      const { here } = await enrolled(administrator);
      expect((await again(here)).session?.pendingStep).toBeUndefined();
      expect((await logInPerson(await aCollege())).viewer.session?.pendingStep).toBeUndefined();
    } finally {
      env.SECOND_FACTOR_REQUIRED = required;
    }
  });
});

describe('a proof', () => {
  test('by a code rotates the session token and uses up the code', async () => {
    const college = await aCollege();
    const { secret } = await enrolled(college);
    const [one, two] = [await logInPerson(college), await logInPerson(college)];
    const now = new Date();
    const code = generateCode(secret, now);
    const token = await proveSecondFactor({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, one.viewer, agent, now);
    expect((await findViewer(token, false)).session?.pendingStep).toBeUndefined();
    expect(await isLoggedIn(one.token)).toBe(false);
    await expect(proveSecondFactor({ code }, two.viewer, agent, now)).rejects.toMatchObject(wrongCode);
    const earlier = generateCode(secret, new Date(now.getTime() - STEP_MS));
    await expect(proveSecondFactor({ code: earlier }, two.viewer, agent, now)).rejects.toMatchObject(wrongCode);
    expect((await again(two)).session?.pendingStep).toBe('secondFactor');
  });

  test('of one code by two sessions at once succeeds for one', async () => {
    const college = await aCollege();
    const { secret } = await enrolled(college);
    const entered = [await logInPerson(college), await logInPerson(college)];
    const now = new Date();
    const proofs = entered.map(({ viewer }) =>
      proveSecondFactor({ code: generateCode(secret, now) }, viewer, agent, now),
    );
    const outcomes = await Promise.allSettled(proofs);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('by a recovery code works once, in any case and with blanks', async () => {
    const college = await aCollege();
    const [code = ''] = (await enrolled(college)).codes;
    const [one, two] = [await logInPerson(college), await logInPerson(college)];
    const token = await proveSecondFactor({ code: ` ${code.toUpperCase().replace('-', ' ')}` }, one.viewer, agent);
    expect((await findViewer(token, false)).session?.pendingStep).toBeUndefined();
    await expect(proveSecondFactor({ code }, two.viewer, agent)).rejects.toMatchObject(wrongCode);
  });

  test('is limited to 5 tries in 15 minutes across all sessions, and logged', async () => {
    const college = await aCollege();
    const { codes } = await enrolled(college);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(
        proveSecondFactor({ code: '000000' }, (await logInPerson(college)).viewer, agent),
      ).rejects.toMatchObject({
        kind: 'invalid',
      });
    const { viewer } = await logInPerson(college);
    await expect(proveSecondFactor({ code: codes[0] }, viewer, agent)).rejects.toMatchObject({
      kind: 'limited',
      key: 'secondFactor.tooMany',
    });
    const where = { accountId: college.account.id, action: 'secondFactor.prove', outcome: 'refused' };
    expect(await db.auditLog.count({ where })).toBe(5);
  });

  test('is refused for an account without a second factor', async () => {
    const { viewer, token } = await logInPerson(await aCollege());
    await expect(proveSecondFactor({ code: '000000' }, viewer, agent)).rejects.toMatchObject(wrongCode);
    expect(await isLoggedIn(token)).toBe(true);
  });
});

describe('with the password', () => {
  test('the recovery codes are renewed and the old ones void', async () => {
    const college = await aCollege();
    const { here, codes: old } = await enrolled(college);
    await expect(renewRecoveryCodes({ password: 'wrong' }, here.viewer)).rejects.toMatchObject({
      fields: { password: authMessages['login.currentWrong'] },
    });
    const fresh = await renewRecoveryCodes({ password: PASSWORD }, here.viewer);
    const { viewer } = await logInPerson(college);
    await expect(proveSecondFactor({ code: old[0] }, viewer, agent)).rejects.toMatchObject(wrongCode);
    await proveSecondFactor({ code: fresh[0] }, viewer, agent);
  });

  test('the second factor is turned off, and stays on without it', async () => {
    const college = await aCollege();
    const { here } = await enrolled(college);
    await expect(endSecondFactor({}, here.viewer)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await logInPerson(college)).viewer.session?.pendingStep).toBe('secondFactor');
    await endSecondFactor({ password: PASSWORD }, here.viewer);
    expect((await logInPerson(college)).viewer.session?.pendingStep).toBeUndefined();
  });

  test('an unverified session can’t turn it off', async () => {
    const college = await aCollege();
    await enrolled(college);
    const { viewer } = await logInPerson(college);
    await expect(endSecondFactor({ password: PASSWORD }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(renewRecoveryCodes({ password: PASSWORD }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
