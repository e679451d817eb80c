import { db } from '@/lib/db/db';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import {
  orderFrontSections,
  publishFrontLayout,
  replaceFrontDraft,
  restoreFrontLayout,
  saveOnlineFrom,
  showFrontSection,
} from './layout.commands';
import { layoutMessages as words } from './layout.messages';
import { findDraftLayout, findLayouts, findPublishedLayout } from './layout.queries';
import { formatLayout, toSectionId } from './layout.rules';
import { defaultLayout, LAYOUTS_KEY, sectionKinds } from './layout.schema';

const editor = createRoleViewer('newseditors');
const allIds = sectionKinds.map(toSectionId);
const hideBanners = () => showFrontSection({ id: String(toSectionId('banners')), visible: 'false' }, editor);
const readDraft = async () => formatLayout((await findLayouts()).draft);
const isShown = async (find: typeof findDraftLayout) =>
  (await find()).sections.find(({ kind }) => kind === 'banners')?.visible;

beforeEach(() => db.setting.deleteMany({ where: { key: LAYOUTS_KEY } }));

test.each(getRolesExcept('VecAdmin', 'newseditors'))('%s cannot arrange the front page', async (role) => {
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(orderFrontSections({ ids: allIds }, viewer)).rejects.toMatchObject(refused);
  await expect(showFrontSection({ id: 1, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(saveOnlineFrom({ onlineFrom: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(replaceFrontDraft({ draft: '' }, viewer)).rejects.toMatchObject(refused);
  await expect(publishFrontLayout({ seen: '' }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreFrontLayout({}, viewer)).rejects.toMatchObject(refused);
});

test('readers see a change when it is published, not before', async () => {
  expect(await recordInvalidatedTags(hideBanners)).toEqual([]);
  expect([await isShown(findDraftLayout), await isShown(findPublishedLayout)]).toEqual([false, true]);
  expect(await findLastAuditRow('front')).toMatchObject({ action: 'front.draft' });
  const seen = await readDraft();
  expect(await recordInvalidatedTags(() => publishFrontLayout({ seen }, editor))).toEqual(['home']);
  expect(await isShown(findPublishedLayout)).toBe(false);
  expect(await readDraft()).toBe('');
  expect(await findLastAuditRow('front')).toMatchObject({
    action: 'front.publish',
    after: { sections: expect.arrayContaining(['แบนเนอร์ (ซ่อนอยู่)']) },
  });
});

test('the order of all sections is saved in the draft; that of some is refused', async () => {
  const ids = allIds.toReversed();
  await orderFrontSections({ ids: ids.join() }, administrator);
  expect((await findDraftLayout()).sections.map(({ kind }) => kind)).toEqual(sectionKinds.toReversed());
  await expect(orderFrontSections({ ids: [1, 2] }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('a draft that equals what readers see is no draft', async () => {
  await hideBanners();
  await showFrontSection({ id: toSectionId('banners'), visible: true }, editor);
  expect(await readDraft()).toBe('');
});

test('nobody publishes a draft that has changed since it was seen, or none', async () => {
  const refused = (key: 'layout.nothing' | 'layout.changed') => ({ kind: 'conflict', text: words[key] });
  await expect(publishFrontLayout({ seen: '' }, editor)).rejects.toMatchObject(refused('layout.nothing'));
  await hideBanners();
  const seen = await readDraft();
  await saveOnlineFrom({ onlineFrom: '3' }, administrator);
  await expect(publishFrontLayout({ seen }, editor)).rejects.toMatchObject(refused('layout.changed'));
  expect(await isShown(findPublishedLayout)).toBe(true);
});

test('the last publication is undone, and the undoing too', async () => {
  const missing = { kind: 'conflict', text: words['layout.noPrevious'] };
  await expect(restoreFrontLayout({}, editor)).rejects.toMatchObject(missing);
  await hideBanners();
  await publishFrontLayout({ seen: await readDraft() }, editor);
  expect(await recordInvalidatedTags(() => restoreFrontLayout({}, editor))).toEqual(['home']);
  expect(await isShown(findPublishedLayout)).toBe(true);
  await restoreFrontLayout({}, editor);
  expect(await isShown(findPublishedLayout)).toBe(false);
});

test('a discarded draft is brought back by its text; a forged one is refused', async () => {
  await hideBanners();
  const { before } = await replaceFrontDraft({ draft: '' }, editor);
  expect(await readDraft()).toBe('');
  await replaceFrontDraft({ draft: formatLayout(before.draft) }, editor);
  expect(await isShown(findDraftLayout)).toBe(false);
  await expect(replaceFrontDraft({ draft: 'forged;1' }, editor)).rejects.toMatchObject({ kind: 'invalid' });
});

test.each(['-1', '1e3', '', '100001', 'ยี่สิบ', undefined])('%j is no number of visitors', async (onlineFrom) => {
  await expect(saveOnlineFrom({ onlineFrom }, editor)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { onlineFrom: words['layout.badOnlineFrom'] },
  });
});

test('without a setting readers see the default', async () => {
  expect(await findPublishedLayout()).toEqual(defaultLayout);
});
