import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { isLoggedIn, logInPerson } from '@/testing/log-in';
import { aMember, anEditor, PASSWORD } from '@/testing/people';
import { endOtherSessions, endOwnSession } from './sessions.commands';
import { listSessions } from './sessions.queries';
import { describeDevice } from './sessions.rules';

const LINE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari Line/15.9.0';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
  [LINE, 'LINE', 'iOS'],
  ['curl/8', undefined, undefined],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test('the list holds the active sessions and marks the current one', async () => {
  const member = await aMember();
  const [here, phone, ended] = [
    await logInPerson(member),
    await logInPerson(member, PASSWORD, LINE),
    await logInPerson(member),
  ];
  await logInPerson(await aMember());
  await db.session.update({ where: { idHash: ended.viewer.session?.idHash }, data: { endedAt: new Date() } });
  const list = await listSessions(here.viewer);
  expect(list.map(({ browser, own, address }) => ({ browser, own, address }))).toEqual(
    expect.arrayContaining([
      { browser: 'Firefox', own: true, address: here.address },
      { browser: 'LINE', own: false, address: phone.address },
    ]),
  );
  expect(list).toHaveLength(2);
  const late = new Date(Date.now() + 3 * 3_600_000);
  expect(await listSessions(here.viewer, late)).toEqual([]);
});

test('one session ends by its id in the list, the others stay', async () => {
  const member = await aMember();
  const [here, there] = [await logInPerson(member), await logInPerson(member)];
  const other = (await listSessions(here.viewer)).find(({ own }) => !own);
  await endOwnSession({ id: other?.id }, here.viewer);
  expect(await Promise.all([isLoggedIn(here.token), isLoggedIn(there.token)])).toEqual([true, false]);
});

test('no one can end a session of another account', async () => {
  const [mine, theirs] = [await logInPerson(await aMember()), await logInPerson(await aMember())];
  const [{ id } = { id: '' }] = await listSessions(theirs.viewer);
  await endOwnSession({ id }, mine.viewer);
  expect(await isLoggedIn(theirs.token)).toBe(true);
});

test('all other sessions end at once', async () => {
  const editor = await anEditor();
  const sessions = [await logInPerson(editor), await logInPerson(editor), await logInPerson(editor)];
  const [here] = sessions;
  await endOtherSessions({}, here?.viewer ?? visitor);
  expect(await Promise.all(sessions.map(({ token }) => isLoggedIn(token)))).toEqual([true, false, false]);
});

test('a visitor, a made-up id and a session that must change its password end nothing', async () => {
  const member = await aMember();
  const { viewer, token } = await logInPerson(member);
  const demanding = { ...viewer, session: { idHash: new Uint8Array(), pendingStep: 'password' as const } };
  await expect(endOtherSessions({}, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(endOtherSessions({}, demanding)).rejects.toMatchObject({ kind: 'forbidden' });
  for (const id of ['', 'x', { not: '' }, null])
    await expect(endOwnSession({ id }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await isLoggedIn(token)).toBe(true);
});
