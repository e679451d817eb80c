import { db } from '@/lib/db/db';
import { getSiteFrame } from '@/lib/site/queries';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { resetSiteColors, saveSiteColors } from './site-colors.commands';
import { siteColorsMessages as words } from './site-colors.messages';
import { findAccentProblem } from './site-colors.rules';

test.each(getRolesExcept('VecAdmin'))('%s can’t change the colours', async (role) => {
  const viewer = createRoleViewer(role);
  await expect(saveSiteColors({ accent: '#1d3f5c', accentDark: null }, viewer)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(resetSiteColors({}, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('without own colours pages get no style sheet', async () => {
  expect(await getSiteFrame()).not.toHaveProperty('colorSheet');
  await resetSiteColors({}, administrator);
  expect(await db.auditLog.count({ where: { action: 'colors.reset' } })).toBe(0);
});

test('a readable accent is on all pages at once, and the reset takes it away', async () => {
  await saveSiteColors({ accent: ' #1D3F5C ', accentDark: '#a0c4e0' }, administrator);
  expect(await findLastAuditRow('setting')).toMatchObject({
    action: 'colors.save',
    after: { accent: '#1d3f5c', accentDark: '#a0c4e0' },
  });
  const { colorSheet, colors } = await getSiteFrame();
  expect(colors).toEqual({ accent: '#1d3f5c', accentDark: '#a0c4e0' });
  expect(colorSheet).toContain('--masthead:#1d3f5c');
  await resetSiteColors({}, administrator);
  expect(await getSiteFrame()).not.toHaveProperty('colorSheet');
  expect(await findLastAuditRow('setting')).toMatchObject({ action: 'colors.reset', before: { accent: '#1d3f5c' } });
});

test('a colour that is hard to read is refused with the reason and the nearest one that passes', async () => {
  const problem = findAccentProblem('#ffcc00');
  expect(problem?.text).toMatch(/^อ่านยาก: ตัวอักษรสีทองบนสีนี้ มีความต่างสี 1\.\d:1 ต้องไม่น้อยกว่า 4\.5:1 สีใกล้เคียงที่ใช้ได้คือ #/);
  await expect(saveSiteColors({ accent: '#ffcc00', accentDark: null }, administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { accent: problem?.text },
  });
  await saveSiteColors({ accent: problem?.near, accentDark: null }, administrator);
  const dark = saveSiteColors({ accent: '#1d3f5c', accentDark: '#1d3f5c' }, administrator);
  await expect(dark).rejects.toMatchObject({
    kind: 'invalid',
    fields: { accentDark: expect.stringMatching(/^อ่านยาก/) },
  });
  await resetSiteColors({}, administrator);
});

test.each(['red', '', '#fff', '#12345g', '#1d3f5c;}', undefined, ['#1d3f5c']])('%j is no colour', async (accent) => {
  await expect(saveSiteColors({ accent, accentDark: null }, administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { accent: words['colors.bad'] },
  });
});

test('a stored value of another shape counts as none', async () => {
  await db.setting.create({ data: { key: 'colors', value: { accent: 'url(x)' } } });
  await resetOthers();
  expect(await getSiteFrame()).not.toHaveProperty('colorSheet');
});

/** Invalidates the frame without touching the stored colours. */
async function resetOthers(): Promise<void> {
  const { saveModeration } = await import('../website.commands');
  await saveModeration({ kinds: [] }, administrator);
}
