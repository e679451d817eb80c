import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { siteSettingsMessages } from '@/lib/site/messages';
import { findLastChange, findLogo, getSiteFrame, listModeratedKinds, listSocialLinks } from '@/lib/site/queries';
import { aStoredPicture } from '@/testing/builders';
import { administrator, badTargets, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { saveAbout, saveLogo, saveModeration, saveSite, saveSocialLinks } from './website.commands';

const buildSiteInput = (given: object = {}) => ({
  ...{ agency: 'สำนักงานทดสอบ', brand: 'ข่าวทดสอบ', brandEn: 'Test News', address: 'กรุงเทพฯ', phone: '0 2123 4567' },
  ...{ email: 'info@example.org', credit: 'ทีมงาน', registrationDomains: 'gmail.com' },
  ...{ agencyEn: 'Test Agency', addressEn: 'Bangkok', aboutEn: '', securityEmail: '', voiceDays: '20' },
  ...given,
});

test.each(getRolesExcept('VecAdmin'))('%s can’t change the site settings', async (role) => {
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveSite(buildSiteInput(), viewer)).rejects.toMatchObject(refused);
  await expect(saveModeration({ kinds: ['college'] }, viewer)).rejects.toMatchObject(refused);
  await expect(saveAbout({ about: '<p>ก</p>' }, viewer)).rejects.toMatchObject(refused);
  await expect(saveLogo({ mediaId: null }, viewer)).rejects.toMatchObject(refused);
  await expect(saveSocialLinks({ links: [] }, viewer)).rejects.toMatchObject(refused);
});

describe('the site settings', () => {
  test('are on every page at once, with the domains as typed in a list', async () => {
    const registrationDomains = 'gmail.com\n @Example.ORG, vec.mail.go.th gmail.com';
    expect(await recordInvalidatedTags(() => saveSite(buildSiteInput({ registrationDomains }), administrator))).toEqual(
      ['home', 'settings'],
    );
    const { site } = await getSiteFrame();
    expect(site).toMatchObject({
      brand: 'ข่าวทดสอบ',
      registrationDomains: ['gmail.com', 'example.org', 'vec.mail.go.th'],
    });
    expect(await findLastAuditRow('setting')).toMatchObject({
      action: 'site.save',
      nounId: 'site',
      after: { brand: 'ข่าวทดสอบ' },
    });
    await saveSite(buildSiteInput({ registrationDomains: '' }), administrator);
    expect((await getSiteFrame()).site.registrationDomains).toEqual([]);
  });

  test('P-055: names are stored as plain text', async () => {
    await saveSite(buildSiteInput({ agency: '<b>สำนัก</b>' }), administrator);
    expect((await getSiteFrame()).site.agency).toBe('<b>สำนัก</b>');
  });

  test('keep settings that this form doesn’t know', async () => {
    await db.setting.upsert({
      where: { key: 'site' },
      create: { key: 'site', value: { later: 1 } },
      update: { value: { later: 1 } },
    });
    await saveSite(buildSiteInput(), administrator);
    expect((await db.setting.findUniqueOrThrow({ where: { key: 'site' } })).value).toMatchObject({ later: 1 });
  });

  test.each([
    [{ agency: ' ' }, { agency: siteSettingsMessages['settings.missing'] }],
    [{ brand: 'ก'.repeat(151) }, { brand: siteSettingsMessages['settings.long'] }],
    [{ brandEn: 'ข่าว' }, { brandEn: siteSettingsMessages['settings.latin'] }],
    [{ aboutEn: 'About\nข่าว' }, { aboutEn: siteSettingsMessages['settings.latin'] }],
    [{ securityEmail: 'nobody' }, { securityEmail: siteSettingsMessages['settings.badEmail'] }],
    [{ voiceDays: '0' }, { voiceDays: siteSettingsMessages['settings.badDays'] }],
    [{ voiceDays: '91' }, { voiceDays: siteSettingsMessages['settings.badDays'] }],
    [{ voiceDays: '1.5' }, { voiceDays: siteSettingsMessages['settings.badDays'] }],
    [{ voiceDays: '' }, { voiceDays: siteSettingsMessages['settings.badDays'] }],
    [{ email: 'info@' }, { email: siteSettingsMessages['settings.badEmail'] }],
    [{ phone: '<script>' }, { phone: siteSettingsMessages['settings.badPhone'] }],
    [{ registrationDomains: 'gmail' }, { registrationDomains: siteSettingsMessages['settings.badDomain'] }],
    [
      { registrationDomains: 'gmail.com, https://x.org' },
      { registrationDomains: siteSettingsMessages['settings.badDomain'] },
    ],
  ])('%j is rejected', async (given, fields) => {
    await expect(saveSite(buildSiteInput(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});

describe('the text of the about page', () => {
  const about = async () => (await getSiteFrame()).site.about;

  test('is sanitised, and may be plain text from a browser without script', async () => {
    const given = '<h2>ภารกิจ</h2><script>alert(1)</script><p onclick="x()">ก</p>';
    expect(await recordInvalidatedTags(() => saveAbout({ about: given }, administrator))).toEqual(['settings']);
    expect(await about()).toContain('<h2>ภารกิจ</h2>');
    expect(await about()).not.toMatch(/script|onclick/);
    await saveAbout({ about: 'บรรทัดหนึ่ง\nบรรทัดสอง\n\nย่อหน้า <ใหม่' }, administrator);
    expect(await about()).toBe('<p>บรรทัดหนึ่ง<br>บรรทัดสอง</p><p>ย่อหน้า &#x3C;ใหม่</p>');
    await saveSite(buildSiteInput(), administrator);
    expect(await about()).toContain('บรรทัดหนึ่ง');
  });

  test('does not overwrite another text that was not seen', async () => {
    await saveAbout({ about: '<p>เดิม</p>' }, administrator);
    await saveAbout({ about: '<p>ของคนแรก</p>', seen: '<p>เดิม</p>' }, administrator);
    const late = saveAbout({ about: '<p>ของคนที่สอง</p>', seen: '<p>เดิม</p>' }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'settings.aboutChanged' });
    expect(await about()).toBe('<p>ของคนแรก</p>');
    await expect(saveAbout({ about: 'ก'.repeat(100_001) }, administrator)).rejects.toMatchObject({
      fields: { about: siteSettingsMessages['settings.long'] },
    });
  });

  test('has its own last author, apart from the other settings', async () => {
    await saveAbout({ about: '<p>ก</p>' }, { ...administrator, name: 'คนหนึ่ง' });
    await saveModeration({ kinds: [] }, { ...administrator, name: 'อีกคน' });
    expect(await findLastChange('about')).toMatchObject({ by: 'คนหนึ่ง' });
    expect(await findLastChange('moderation')).toMatchObject({ by: 'อีกคน' });
    expect(await findLastChange('sessions')).toBeUndefined();
  });
});

test('the kinds that need approval are stored; none before the first setting', async () => {
  await db.setting.deleteMany({ where: { key: 'moderation' } });
  expect(await listModeratedKinds()).toEqual([]);
  expect(
    await recordInvalidatedTags(() => saveModeration({ kinds: ['college', 'unit', 'college'] }, administrator)),
  ).toEqual(['settings']);
  expect(await listModeratedKinds()).toEqual(['college', 'unit']);
  await expect(saveModeration({ kinds: ['agency'] }, administrator)).rejects.toMatchObject({ kind: 'invalid' });
  await saveModeration({ kinds: [] }, administrator);
  expect(await listModeratedKinds()).toEqual([]);
});

test('the logo is a picture of the library or none', async () => {
  const picture = await aStoredPicture();
  expect(await recordInvalidatedTags(() => saveLogo({ mediaId: picture.id }, administrator))).toEqual(['home', 'logo']);
  expect((await getSiteFrame()).logo).toBe(`/media/${picture.hash}-320.webp`);
  expect(await findLogo()).toMatchObject({ mediaId: picture.id });
  const document = await aStoredPicture({ kind: 'document' });
  await expect(saveLogo({ mediaId: document.id }, administrator)).rejects.toMatchObject({
    fields: { mediaId: siteSettingsMessages['settings.noPicture'] },
  });
  await saveLogo({ mediaId: null }, administrator);
  expect((await getSiteFrame()).logo).toBeUndefined();
  expect(await findLastAuditRow('logo')).toMatchObject({ before: { mediaId: picture.id }, after: { mediaId: null } });
});

describe('social media accounts', () => {
  const one = (given: object = {}) => ({ kind: 'page', label: 'เพจ', target: 'https://example.org/page', ...given });

  test('are on every page if filled in', async () => {
    const links = [one(), one({ kind: 'chat', target: '' }), one({ kind: 'email', target: 'info@example.org' })];
    expect(await recordInvalidatedTags(() => saveSocialLinks({ links }, administrator))).toEqual(['home', 'links']);
    const shown = (await getSiteFrame()).social.map(({ kind, target }) => [kind, target]);
    expect(shown).toContainEqual(['page', 'https://example.org/page']);
    expect(shown).toContainEqual(['email', 'mailto:info@example.org']);
    expect(shown.map(([kind]) => kind)).not.toContain('chat');
    expect((await listSocialLinks()).map(({ kind }) => kind)).toHaveLength(7);
  });

  test('with an unsafe target are rejected', async () => {
    for (const target of badTargets) {
      const saved = saveSocialLinks({ links: [one(), one({ kind: 'chat', target })] }, administrator);
      await expect(saved).rejects.toMatchObject({ fields: { 'links.1.target': inputMessages['ui.badTarget'] } });
    }
  });
});
