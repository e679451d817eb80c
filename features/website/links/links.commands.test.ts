import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { aLink, makeUnique } from '@/testing/builders';
import { administrator, badTargets, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { deleteLink, orderLinks, restoreLink, saveLink, setLinkVisibility } from './links.commands';
import { listLinkEntries } from './links.queries';

const buildLinkInput = (given: object = {}) => ({
  ...{ label: makeUnique('ลิงก์'), target: 'https://example.org/', visible: 'on' },
  ...given,
});
const listAllIds = async () => (await listLinkEntries()).map(({ id }) => id);

test.each(getRolesExcept('VecAdmin'))('%s changes no link', async (role) => {
  const { id } = await aLink();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveLink(buildLinkInput(), viewer)).rejects.toMatchObject(refused);
  await expect(orderLinks({ ids: await listAllIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(setLinkVisibility({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteLink({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreLink({ id }, viewer)).rejects.toMatchObject(refused);
});

test('P-052: an unsafe target is rejected', async () => {
  for (const target of ['', ...badTargets]) {
    const saved = saveLink(buildLinkInput({ target }), administrator);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: inputMessages['ui.badTarget'] } });
  }
});

test.each(['https://example.org/a?b=1#c', 'http://example.org', 'mailto:a@example.org', 'tel:+6621234567', '/about/'])(
  '%s is a target',
  async (target) => {
    const { after } = await saveLink(buildLinkInput({ target }), administrator);
    expect((await listLinkEntries()).at(-1)).toMatchObject({ id: after.id, target });
  },
);

test('saving, ordering, hiding and deleting invalidate every page, and a deletion is undone', async () => {
  const { id } = await aLink();
  const everywhere = ['home', 'links'];
  expect(await recordInvalidatedTags(() => saveLink(buildLinkInput({ id, label: 'ใหม่' }), administrator))).toEqual(
    everywhere,
  );
  expect(await findLastAuditRow('link')).toMatchObject({
    action: 'link.save',
    nounId: String(id),
    after: { label: 'ใหม่' },
  });
  const ids = (await listAllIds()).toReversed();
  expect(await recordInvalidatedTags(() => orderLinks({ ids }, administrator))).toEqual(everywhere);
  expect(await listAllIds()).toEqual(ids);
  expect(await recordInvalidatedTags(() => setLinkVisibility({ id, visible: false }, administrator))).toEqual(
    everywhere,
  );
  const before = await db.link.findUniqueOrThrow({ where: { id }, omit: { updatedAt: true } });
  expect(await recordInvalidatedTags(() => deleteLink({ id }, administrator))).toEqual(everywhere);
  await expect(orderLinks({ ids }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await recordInvalidatedTags(() => restoreLink({ id }, administrator))).toEqual(everywhere);
  expect(await db.link.findUniqueOrThrow({ where: { id } })).toMatchObject(before);
});
