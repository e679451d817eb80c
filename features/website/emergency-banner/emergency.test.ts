import { db } from '@/lib/db/db';
import { noticeAt } from '@/lib/site/emergency.rules';
import { readFrame } from '@/lib/site/queries';
import { tagsOf } from '@/testing/hear';
import { administrator, badTargets, rolesBut, someone } from '@/testing/lists';
import { saveEmergencyNotice } from './emergency-banner.commands';

const wishes = (given: object = {}) => ({ text: 'ปิดระบบคืนนี้', level: 'warn', target: '', expiresAt: '', ...given });
/** Fields for day and time know no seconds. */
const IN_AN_HOUR = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();

test.each(rolesBut('VecAdmin'))('%s puts up no notice', async (role) => {
  await expect(saveEmergencyNotice(wishes(), someone(role))).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a notice stands on every page until it expires, and an empty one takes it away', async () => {
  const put = () => saveEmergencyNotice(wishes({ target: '/about/', expiresAt: IN_AN_HOUR }), administrator);
  expect(await tagsOf(put)).toEqual(['home', 'settings']);
  expect((await readFrame()).notice).toEqual({
    text: 'ปิดระบบคืนนี้',
    level: 'warn',
    target: '/about/',
    expiresAt: IN_AN_HOUR,
  });
  const { value } = await db.setting.findUniqueOrThrow({ where: { key: 'emergency' } });
  expect(noticeAt(value, new Date(Date.parse(IN_AN_HOUR) - 1))).toBeDefined();
  expect(noticeAt(value, new Date(IN_AN_HOUR))).toBeUndefined();
  await db.setting.update({
    where: { key: 'emergency' },
    data: { value: { ...wishes(), expiresAt: new Date(Date.now() - 1).toISOString() } },
  });
  expect((await readFrame()).notice).toBeUndefined();
  await saveEmergencyNotice(wishes({ text: '' }), administrator);
  expect((await readFrame()).notice).toBeUndefined();
});

test('without an expiry it stays; what is stored wrong shows nothing', () => {
  expect(noticeAt(wishes({ expiresAt: null }), new Date('2599-01-01'))).toBeDefined();
  for (const stored of [null, {}, wishes({ level: 'loud', expiresAt: null }), 'ปิดระบบ']) {
    expect(noticeAt(stored, new Date())).toBeUndefined();
  }
});

test.each([
  [{ text: 'ก'.repeat(301) }, { text: 'emergency.long' }],
  [{ level: 'loud' }, { level: 'emergency.levelMissing' }],
  [{ expiresAt: '2020-01-01T00:00:00+07:00' }, { expiresAt: 'emergency.past' }],
  [{ expiresAt: 'พรุ่งนี้' }, { expiresAt: 'ui.badMoment' }],
])('%j is refused', async (given, fields) => {
  await expect(saveEmergencyNotice(wishes(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
});

test.each(badTargets)('a link to %j is refused', async (target) => {
  const saved = saveEmergencyNotice(wishes({ target }), administrator);
  await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: 'ui.badTarget' } });
});
