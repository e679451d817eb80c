import { passwordsMessages } from '@/features/account/passwords/passwords.messages';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { makeAdministrator, operatorViewer } from './administrators.commands';

const GOOD = 'กบเขียวบนต้นไม้ริมทาง';
const isName = { kind: 'invalid', fields: { password: passwordsMessages['accounts.password.name'].th } };

/** User name that a password of its own letters is long enough for. */
const aUserName = () =>
  makeUnique('adm.chiangmai')
    .replace(/[^A-Za-z0-9.]/g, '')
    .slice(0, 40);
const make = (wishes: object) => makeAdministrator({ password: GOOD, ...wishes }, operatorViewer);

test('a password of the user name, the e-mail, the name or the agency is refused', async () => {
  const userName = aUserName();
  await make({ userName: aUserName() });
  const agency = await db.organisation.findFirstOrThrow({
    where: { kind: 'agency', status: 'open' },
    orderBy: { id: 'asc' },
  });
  const names = { userName, email: 'somying.jaidee@example.org', name: 'สมหญิง ใจดีเลิศ' };
  const passwords = [
    ...[userName.toUpperCase(), userName.replaceAll('.', ' '), 'somying.jaidee', 'somying.jaidee@example.org'],
    ...['สมหญิง ใจดีเลิศ 2569', `${agency.name} 2569`],
  ];
  for (const password of passwords)
    expect([password, await make({ ...names, password }).catch((error: unknown) => error)]).toMatchObject([
      password,
      isName,
    ]);
  expect(await db.systemUser.count({ where: { userName } })).toBe(0);
  expect(await make(names)).toBe('made');
  expect((await logInPerson({ door: 'staff', name: userName }, GOOD)).viewer.role).toBe('VecAdmin');
});

test('a new password of an existing one is checked against the names on record', async () => {
  const userName = aUserName();
  await make({ userName, email: 'wanna.suk@example.org', name: 'วรรณา สุขเกษม' });
  for (const password of ['วรรณาสุขเกษม 77', 'wanna-suk-2569'])
    await expect(make({ userName, reset: true, password })).rejects.toMatchObject(isName);
  expect(await make({ userName, reset: true, password: 'ไก่ย่าง-รถเมล์-เมฆ' })).toBe('reset');
});
