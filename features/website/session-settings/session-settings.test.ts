import { generateToken } from '@/lib/auth/cookies';
import { findViewer, getIdleMs, getSessionRules, invalidateSessionRules, openSession } from '@/lib/auth/sessions';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { MINUTE_MS } from '@/lib/time/units';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aCollege, aMember, anEditor } from '@/testing/people';
import { saveSessionRules } from './session-settings.commands';
import { sessionSettingsMessages } from './session-settings.messages';
import { countFactorGaps } from './session-settings.queries';

const buildRulesInput = (given: object = {}) => ({
  ...{ staffIdleMinutes: '30', staffHours: '8', memberIdleMinutes: '240', memberHours: '72' },
  ...given,
});
const openTestSession = (accountId: number) =>
  db.$transaction((tx) => openSession(tx, { accountId }, { userAgent: generateToken() }));

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: 'sessions' } });
  invalidateSessionRules();
});

test.each(getRolesExcept('VecAdmin'))('%s can’t change the session durations', async (role) => {
  await expect(saveSessionRules(buildRulesInput(), createRoleViewer(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('without a setting, the environment defines the session durations', async () => {
  expect(await getSessionRules()).toEqual({
    staffIdleMinutes: env.SESSION_IDLE_STAFF_MINUTES,
    staffHours: env.SESSION_HOURS,
    memberIdleMinutes: env.SESSION_IDLE_MEMBER_MINUTES,
    memberHours: env.SESSION_HOURS,
    secondFactorRoles: [],
  });
});

test('durations of the environment are held to the bounds of the form, so that its values can be saved', async () => {
  const { SESSION_HOURS, SESSION_IDLE_STAFF_MINUTES, SESSION_IDLE_MEMBER_MINUTES } = env;
  Object.assign(env, { SESSION_HOURS: 720, SESSION_IDLE_STAFF_MINUTES: 5, SESSION_IDLE_MEMBER_MINUTES: 10_080 });
  try {
    const { secondFactorRoles, ...lengths } = await getSessionRules();
    expect(lengths).toEqual({ staffIdleMinutes: 15, staffHours: 24, memberIdleMinutes: 1_440, memberHours: 168 });
    await saveSessionRules({ ...lengths, secondFactorRoles }, administrator);
    await db.setting.deleteMany({ where: { key: 'sessions' } });
    invalidateSessionRules();
    Object.assign(env, { SESSION_HOURS: 1 });
    expect(await getSessionRules()).toMatchObject({ memberIdleMinutes: 60, memberHours: 1 });
  } finally {
    Object.assign(env, { SESSION_HOURS, SESSION_IDLE_STAFF_MINUTES, SESSION_IDLE_MEMBER_MINUTES });
  }
});

test('a new idle timeout applies to open sessions, separately for each group', async () => {
  const [college, member] = [await aCollege(), await aMember()];
  const [office, home] = [await openTestSession(college.account.id), await openTestSession(member.account.id)];
  await saveSessionRules(buildRulesInput(), administrator);
  expect(await getIdleMs('college')).toBe(30 * MINUTE_MS);
  expect(await getIdleMs('member')).toBe(240 * MINUTE_MS);
  const soon = new Date(Date.now() + 29 * MINUTE_MS);
  const later = new Date(Date.now() + 31 * MINUTE_MS);
  expect((await findViewer(office, false, soon)).role).toBe('college');
  expect(await findViewer(office, false, later)).toMatchObject({ role: 'visitor', ended: 'expired' });
  expect((await findViewer(home, false, later)).role).toBe('member');
  expect(await findLastAuditRow('setting')).toMatchObject({ action: 'sessions.save', after: { staffIdleMinutes: 30 } });
});

test('the maximum duration of a session is that of its group when it was opened', async () => {
  await saveSessionRules(buildRulesInput(), administrator);
  const [college, member] = [await aCollege(), await aMember()];
  const hoursOf = async (accountId: number) => {
    const now = Date.now();
    await openTestSession(accountId);
    const { absoluteExpiresAt } = await db.session.findFirstOrThrow({ where: { accountId } });
    return Math.round((absoluteExpiresAt.getTime() - now) / 3_600_000);
  };
  expect(await hoursOf(college.account.id)).toBe(8);
  expect(await hoursOf(member.account.id)).toBe(72);
});

test('a role in the setting has to set up its second factor; the others not', async () => {
  const [college, editor] = [await aCollege(), await anEditor()];
  const [office, desk] = [await openTestSession(college.account.id), await openTestSession(editor.account.id)];
  const demands = async (token: string) => (await findViewer(token, false)).session?.pendingStep;
  expect([await demands(office), await demands(desk)]).toEqual([undefined, undefined]);
  await saveSessionRules(buildRulesInput({ secondFactorRoles: ['college'] }), administrator);
  expect([await demands(office), await demands(desk)]).toEqual(['enrolment', undefined]);
});

test('the setting can’t exempt a role required by the environment', async () => {
  const required = env.SECOND_FACTOR_REQUIRED;
  env.SECOND_FACTOR_REQUIRED = true;
  try {
    await saveSessionRules(buildRulesInput({ secondFactorRoles: [] }), administrator);
    const editor = await anEditor();
    const viewer = await findViewer(await openTestSession(editor.account.id), false);
    expect(viewer.session?.pendingStep).toBe('enrolment');
  } finally {
    env.SECOND_FACTOR_REQUIRED = required;
  }
});

test('open accounts without a required second factor are counted by role', async () => {
  await saveSessionRules(buildRulesInput({ secondFactorRoles: ['college'] }), administrator);
  const count = async () =>
    (await countFactorGaps(await getSessionRules())).find(({ role }) => role === 'college')?.n ?? 0;
  const before = await count();
  await aCollege();
  await aCollege({ account: { totpConfirmedAt: new Date() } });
  await aCollege({ account: { status: 'closed' } });
  expect((await count()) - before).toBe(1);
  await saveSessionRules(buildRulesInput(), administrator);
  expect(await countFactorGaps(await getSessionRules())).toEqual([]);
});

test('an invalid stored value counts as not set', async () => {
  await db.setting.create({ data: { key: 'sessions', value: { staffIdleMinutes: 100_000 } } });
  expect((await getSessionRules()).staffIdleMinutes).toBe(env.SESSION_IDLE_STAFF_MINUTES);
});

test.each([
  [{ staffIdleMinutes: '5' }, { staffIdleMinutes: sessionSettingsMessages['sessions.bad.staffIdleMinutes'] }],
  [{ staffIdleMinutes: '1e2' }, { staffIdleMinutes: sessionSettingsMessages['sessions.bad.staffIdleMinutes'] }],
  [{ staffHours: '25' }, { staffHours: sessionSettingsMessages['sessions.bad.staffHours'] }],
  [{ memberHours: undefined }, { memberHours: sessionSettingsMessages['sessions.bad.memberHours'] }],
  [
    { memberIdleMinutes: '1440', memberHours: '2' },
    { memberIdleMinutes: sessionSettingsMessages['sessions.idleTooLong'] },
  ],
])('%j is rejected', async (given, fields) => {
  await expect(saveSessionRules(buildRulesInput(given), administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields,
  });
});

test.each(['member', 'visitor', 'root'])('no second factor can be required of %s', async (role) => {
  const saved = saveSessionRules(buildRulesInput({ secondFactorRoles: [role] }), administrator);
  await expect(saved).rejects.toMatchObject({ kind: 'invalid' });
});
