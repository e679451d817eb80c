import { db } from '@/lib/db/db';
import { aLink, unique } from '@/testing/builders';
import { tagsOf } from '@/testing/hear';
import { administrator, badTargets, lastLine, rolesBut, someone } from '@/testing/lists';
import { deleteLink, orderLinks, restoreLink, saveLink, showLink } from './links.commands';
import { listLinkEntries } from './links.queries';

const wishes = (given: object = {}) => ({
  ...{ label: unique('ลิงก์'), target: 'https://example.org/', visible: 'on' },
  ...given,
});
const allIds = async () => (await listLinkEntries()).map(({ id }) => id);

test.each(rolesBut('VecAdmin'))('%s changes no link', async (role) => {
  const { id } = await aLink();
  const viewer = someone(role);
  const refused = { kind: 'forbidden' };
  await expect(saveLink(wishes(), viewer)).rejects.toMatchObject(refused);
  await expect(orderLinks({ ids: await allIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(showLink({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteLink({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreLink({ id }, viewer)).rejects.toMatchObject(refused);
});

test('P-052: a target that browsers must not follow is refused', async () => {
  for (const target of ['', ...badTargets]) {
    const saved = saveLink(wishes({ target }), administrator);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: 'ui.badTarget' } });
  }
});

test.each(['https://example.org/a?b=1#c', 'http://example.org', 'mailto:a@example.org', 'tel:+6621234567', '/about/'])(
  '%s is a target',
  async (target) => {
    const { after } = await saveLink(wishes({ target }), administrator);
    expect((await listLinkEntries()).at(-1)).toMatchObject({ id: after.id, target });
  },
);

test('saving, ordering, hiding and deleting tell every page, and a deletion is taken back', async () => {
  const { id } = await aLink();
  const everywhere = ['home', 'links'];
  expect(await tagsOf(() => saveLink(wishes({ id, label: 'ใหม่' }), administrator))).toEqual(everywhere);
  expect(await lastLine('link')).toMatchObject({ action: 'link.save', nounId: String(id), after: { label: 'ใหม่' } });
  const ids = (await allIds()).toReversed();
  expect(await tagsOf(() => orderLinks({ ids }, administrator))).toEqual(everywhere);
  expect(await allIds()).toEqual(ids);
  expect(await tagsOf(() => showLink({ id, visible: false }, administrator))).toEqual(everywhere);
  const before = await db.link.findUniqueOrThrow({ where: { id }, omit: { updatedAt: true } });
  expect(await tagsOf(() => deleteLink({ id }, administrator))).toEqual(everywhere);
  await expect(orderLinks({ ids }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await tagsOf(() => restoreLink({ id }, administrator))).toEqual(everywhere);
  expect(await db.link.findUniqueOrThrow({ where: { id } })).toMatchObject(before);
});
