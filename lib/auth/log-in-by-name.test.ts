import { db } from '@/lib/db/db';
import { anIdCard } from '@/testing/id-card';
import { anAddress } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, anEditor, PASSWORD } from '@/testing/people';
import { hashInPool } from './hash-pool';
import { logIn, logInByName } from './log-in';
import { findViewer } from './sessions';

jest.mock('./hash-pool', () => {
  const real = jest.requireActual<typeof import('./hash-pool')>('./hash-pool');
  return { ...real, hashInPool: jest.fn(real.hashInPool) };
});

const aClient = () => ({ address: anAddress(), userAgent: 'Firefox' });
const enter = (name: string, password = PASSWORD) => logInByName({ name, password }, aClient());
/** As printed on a card, in Thai digits. */
const toPrinted = (card: string) =>
  card
    .replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5')
    .replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

test('code, user name, id card number and e-mail open the account of their kind', async () => {
  const [college, editor, user, member] = [await aCollege(), await anEditor(), await aCollegeUser(), await aMember()];
  await db.systemUser.update({ where: { id: editor.id }, data: { userName: `editor.${editor.id}` } });
  const names = [
    [college.name, college],
    [`editor.${editor.id}`, editor],
    [user.name, user],
    [toPrinted(user.name), user],
    [` ${member.name.toUpperCase()} `, member],
  ] as const;
  for (const [name, { account }] of names) {
    const { session, accountId } = await enter(name);
    expect([name, accountId]).toEqual([name, account.id]);
    expect((await findViewer(session, false)).role).toBe(account.role);
  }
});

test('every name that does not log in gets the same words after the same number of hashes', async () => {
  const [college, user, member, closed] = [await aCollege(), await aCollegeUser(), await aMember(), await aMember()];
  await db.account.update({ where: { id: closed.account.id }, data: { status: 'closed' } });
  const names = [college.name, user.name, member.name, closed.name];
  const strangers = ['0000000001', anIdCard(9), 'nobody@example.org', 'nobody', '1100000000015', '12345', 'ไม่มี'];
  for (const name of [...names, ...strangers]) {
    jest.mocked(hashInPool).mockClear();
    const refusal = await enter(name, 'wrong').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ kind: 'unauthenticated', key: 'login.wrong' });
    expect([name, jest.mocked(hashInPool).mock.calls.length]).toEqual([name, 2]);
  }
  expect(await enter(closed.name).catch((error: unknown) => error)).toMatchObject({ key: 'login.wrong' });
});

test('the box and the form of the kind count the same attempts', async () => {
  const { name } = await aMember();
  const client = aClient();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const typed = { name: attempt % 2 === 0 ? name : name.toUpperCase(), password: 'wrong' };
    const tried = attempt < 3 ? logInByName(typed, client) : logIn('member', typed, client);
    await expect(tried).rejects.toMatchObject({ kind: 'unauthenticated' });
  }
  await expect(logInByName({ name, password: PASSWORD }, client)).rejects.toMatchObject({ kind: 'limited' });
});
