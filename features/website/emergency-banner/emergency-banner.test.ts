import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { findEmergencyBannerAt } from '@/lib/site/emergency-banner.rules';
import { getSiteFrame } from '@/lib/site/queries';
import { administrator, badTargets, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { saveEmergencyBanner } from './emergency-banner.commands';
import { emergencyBannerMessages } from './emergency-banner.messages';

const buildBannerInput = (given: object = {}) => ({
  text: 'ปิดระบบคืนนี้',
  level: 'warn',
  target: '',
  expiresAt: '',
  ...given,
});
/** Date and time fields have no seconds. */
const IN_AN_HOUR = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000).toISOString();

test.each(getRolesExcept('VecAdmin'))('%s can’t change the banner', async (role) => {
  await expect(saveEmergencyBanner(buildBannerInput(), createRoleViewer(role))).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

test('a banner is on every page until it expires, and an empty one removes it', async () => {
  const put = () => saveEmergencyBanner(buildBannerInput({ target: '/about/', expiresAt: IN_AN_HOUR }), administrator);
  expect(await recordInvalidatedTags(put)).toEqual(['home', 'settings']);
  expect((await getSiteFrame()).emergencyBanner).toEqual({
    text: 'ปิดระบบคืนนี้',
    level: 'warn',
    target: '/about/',
    expiresAt: IN_AN_HOUR,
  });
  const { value } = await db.setting.findUniqueOrThrow({ where: { key: 'emergency' } });
  expect(findEmergencyBannerAt(value, new Date(Date.parse(IN_AN_HOUR) - 1))).toBeDefined();
  expect(findEmergencyBannerAt(value, new Date(IN_AN_HOUR))).toBeUndefined();
  await db.setting.update({
    where: { key: 'emergency' },
    data: { value: { ...buildBannerInput(), expiresAt: new Date(Date.now() - 1).toISOString() } },
  });
  expect((await getSiteFrame()).emergencyBanner).toBeUndefined();
  await saveEmergencyBanner(buildBannerInput({ text: '' }), administrator);
  expect((await getSiteFrame()).emergencyBanner).toBeUndefined();
});

test('without an expiry it stays; an invalid stored value shows nothing', () => {
  expect(findEmergencyBannerAt(buildBannerInput({ expiresAt: null }), new Date('2599-01-01'))).toBeDefined();
  for (const stored of [null, {}, buildBannerInput({ level: 'loud', expiresAt: null }), 'ปิดระบบ']) {
    expect(findEmergencyBannerAt(stored, new Date())).toBeUndefined();
  }
});

test.each([
  [{ text: 'ก'.repeat(301) }, { text: emergencyBannerMessages['emergency.long'] }],
  [{ level: 'loud' }, { level: emergencyBannerMessages['emergency.levelMissing'] }],
  [{ expiresAt: '2020-01-01T00:00:00+07:00' }, { expiresAt: emergencyBannerMessages['emergency.past'] }],
  [{ expiresAt: 'พรุ่งนี้' }, { expiresAt: inputMessages['ui.badMoment'] }],
])('%j is rejected', async (given, fields) => {
  await expect(saveEmergencyBanner(buildBannerInput(given), administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields,
  });
});

test.each(badTargets)('a link to %j is rejected', async (target) => {
  const saved = saveEmergencyBanner(buildBannerInput({ target }), administrator);
  await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: inputMessages['ui.badTarget'] } });
});
