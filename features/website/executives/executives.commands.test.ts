import { db } from '@/lib/db/db';
import { aStoredPicture, makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import {
  deleteExecutive,
  orderExecutives,
  restoreExecutive,
  saveExecutive,
  setExecutiveVisibility,
} from './executives.commands';
import { executivesMessages } from './executives.messages';
import { listExecutiveEntries, listExecutives } from './executives.queries';
import { MAX_EXECUTIVES } from './executives.schema';

const buildExecutiveInput = (given: object = {}) => ({
  name: makeUnique('ดร.'),
  title: 'รองเลขาธิการ',
  visible: 'on',
  ...given,
});
const add = async (given: object = {}) => (await saveExecutive(buildExecutiveInput(given), administrator)).after;
const listAllIds = async () => (await listExecutiveEntries()).map(({ id }) => id);

test.each(getRolesExcept('VecAdmin'))('%s changes no executive', async (role) => {
  const { id } = await add();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveExecutive(buildExecutiveInput(), viewer)).rejects.toMatchObject(refused);
  await expect(orderExecutives({ ids: await listAllIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(setExecutiveVisibility({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteExecutive({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreExecutive({ id }, viewer)).rejects.toMatchObject(refused);
});

test('an executive is added last with a picture, and readers see only those that are shown', async () => {
  const { id: mediaId } = await aStoredPicture();
  const made: { id?: number } = {};
  const tags = await recordInvalidatedTags(async () => {
    made.id = (await add({ mediaId: String(mediaId), duties: 'แผนงาน\nงบประมาณ', email: 'a@agency.example.com' })).id;
  });
  expect(tags).toEqual(['executives']);
  const entry = (await listExecutives()).at(-1);
  expect(entry).toMatchObject({ id: made.id, duties: 'แผนงาน\nงบประมาณ', picture: { alt: `ภาพ${entry?.name}` } });
  await setExecutiveVisibility({ id: made.id, visible: false }, administrator);
  expect((await listExecutives()).some(({ id }) => id === made.id)).toBe(false);
});

test.each([
  [{ name: ' ' }, { name: executivesMessages['executives.nameMissing'] }],
  [{ title: '' }, { title: executivesMessages['executives.titleMissing'] }],
  [{ duties: 'ก'.repeat(1_001) }, { duties: executivesMessages['executives.long'] }],
  [{ phone: '<b>' }, { phone: executivesMessages['executives.badPhone'] }],
  [{ email: 'nobody' }, { email: executivesMessages['executives.badEmail'] }],
  [{ mediaId: '2147483000' }, { mediaId: executivesMessages['executives.noPicture'] }],
])('%j is refused', async (given, fields) => {
  const saved = saveExecutive(buildExecutiveInput(given), administrator);
  await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields });
});

test('the order is saved; a deleted executive is restored as before, without a picture that is gone', async () => {
  const { id: mediaId } = await aStoredPicture();
  const { id } = await add({ mediaId });
  const ids = (await listAllIds()).toReversed();
  await orderExecutives({ ids }, administrator);
  expect(await listAllIds()).toEqual(ids);
  const before = await db.executive.findUniqueOrThrow({ where: { id }, omit: { updatedAt: true } });
  await deleteExecutive({ id }, administrator);
  expect(await findLastAuditRow('executive')).toMatchObject({ action: 'executive.delete', before });
  await db.media.update({ where: { id: mediaId }, data: { deletedAt: new Date() } });
  await restoreExecutive({ id }, administrator);
  expect(await db.executive.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...before, mediaId: null });
});

test('the number of executives is limited to what a page shows', async () => {
  const missing = MAX_EXECUTIVES - (await listAllIds()).length;
  const rows = Array.from({ length: missing }, (_, at) => ({ name: `คนที่ ${at}`, title: 'ก', position: at }));
  await db.executive.createMany({ data: rows });
  await expect(saveExecutive(buildExecutiveInput(), administrator)).rejects.toMatchObject({
    fields: { name: executivesMessages['executives.tooMany'] },
  });
});
