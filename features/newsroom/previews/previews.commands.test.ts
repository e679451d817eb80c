import { isToken } from '@/lib/auth/cookies';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews, aStoredPicture } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { saveAutosave } from '../editor/autosave.commands';
import { saveNews } from '../item/save.commands';
import { findRevision } from '../revisions/revisions.queries';
import { findPreview } from './preview-item.queries';
import { createPreviewLink, revokePreviewLink } from './previews.commands';
import { previewLinksMessages } from './previews.messages';
import { findPreviewLink, listPreviewLinks } from './previews.queries';
import { MAX_PREVIEW_LINKS } from './previews.schema';

const ADDRESS = '198.51.100.7';
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

/** An item of the college that waits for approval. */
const anItem = (given = {}) =>
  aNews({
    status: 'wait',
    categoryId: room.category.id,
    organisationId: room.college.organisationId ?? 0,
    systemUserId: room.college.ownId,
    ...given,
  });
const byKey = (key: string, revision = '') => findPreview({ ...visitor, address: ADDRESS }, { id: '', key, revision });
const byId = (id: number, viewer = room.college) => findPreview(viewer, { id: String(id), key: '', revision: '' });

describe('a link to a preview', () => {
  test('opens the item for anyone who has it, until it expires', async () => {
    const { id, topic } = await anItem();
    const { key, expiresAt } = await createPreviewLink({ id, life: 'hour' }, room.college);
    expect(isToken(key)).toBe(true);
    expect(await byKey(key)).toMatchObject({ item: { id, topic }, until: expiresAt, pending: false });
    const end = new Date(expiresAt);
    expect(end.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(await findPreviewLink(key, ADDRESS, end)).toBeUndefined();
    expect(await listPreviewLinks({ id }, end)).toEqual([]);
  });

  test('is stored as a hash only, and the audit log has no key', async () => {
    const { id } = await anItem();
    const { key } = await createPreviewLink({ id, life: 'week' }, room.college);
    const rows = await db.$queryRaw`SELECT l::text AS line FROM news_preview_link l WHERE news_id = ${id}
      UNION ALL SELECT a::text FROM audit_log a WHERE noun_id = ${String(id)}`;
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).toContain('sharePreview');
  });

  test('ends when it is revoked, when the item goes into the bin, and when the account behind it is closed', async () => {
    const { id } = await anItem();
    const revoked = await createPreviewLink({ id, life: 'day' }, room.college);
    await revokePreviewLink({ id, linkId: revoked.id }, room.college);
    expect(await byKey(revoked.key)).toBeUndefined();
    await expect(revokePreviewLink({ id, linkId: revoked.id }, room.college)).rejects.toMatchObject({
      kind: 'missing',
      key: 'previewLinks.gone',
    });

    const { key } = await createPreviewLink({ id, life: 'day' }, room.college);
    await db.news.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await byKey(key)).toBeUndefined();
    await expect(createPreviewLink({ id, life: 'day' }, room.college)).rejects.toMatchObject({ kind: 'conflict' });
    await db.news.update({ where: { id }, data: { deletedAt: null } });
    expect(await byKey(key)).toMatchObject({ item: { id } });

    await db.account.update({ where: { id: room.college.accountId }, data: { status: 'closed' } });
    expect(await byKey(key)).toBeUndefined();
    await db.account.update({ where: { id: room.college.accountId }, data: { status: 'open' } });
  });

  test('is created and revoked only by accounts that may see the item', async () => {
    const { id } = await anItem();
    const { id: linkId } = await createPreviewLink({ id, life: 'day' }, room.college);
    for (const viewer of [room.other, room.otherUser, room.user, room.unit]) {
      await expect(createPreviewLink({ id, life: 'day' }, viewer)).rejects.toMatchObject({ kind: 'missing' });
      await expect(revokePreviewLink({ id, linkId }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    }
    await expect(createPreviewLink({ id, life: 'day' }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
    const foreign = await anItem();
    await expect(revokePreviewLink({ id: foreign.id, linkId }, room.college)).rejects.toMatchObject({
      key: 'previewLinks.gone',
    });
    expect(await listPreviewLinks({ id })).toHaveLength(1);
  });

  test('is valid for an hour, a day or a week, and no other time', async () => {
    const { id } = await anItem();
    for (const life of ['', 'year', 3_600, undefined]) {
      await expect(createPreviewLink({ id, life }, room.college)).rejects.toMatchObject({
        kind: 'invalid',
        fields: { life: previewLinksMessages['previewLinks.lifeRequired'] },
      });
    }
  });

  test('is limited to twenty per item', async () => {
    const { id } = await anItem();
    for (let made = 0; made < MAX_PREVIEW_LINKS; made += 1) await createPreviewLink({ id, life: 'day' }, room.college);
    await expect(createPreviewLink({ id, life: 'day' }, room.college)).rejects.toMatchObject({
      key: 'previewLinks.tooMany',
    });
  });

  test('opens pictures and files by its key, also those inside the text', async () => {
    const cover = await aStoredPicture({ organisationId: room.college.organisationId });
    const { id } = await anItem({ coverId: cover.id });
    const { key } = await createPreviewLink({ id, life: 'day' }, room.college);
    const preview = await byKey(key);
    if (!preview || preview === 'limited') throw new Error('no preview');
    expect(preview.item.cover?.src).toBe(`/media/${cover.hash}-1600.webp?key=${key}`);
    expect(preview.item.cover?.srcSet).toBe(
      `/media/${cover.hash}-320.webp?key=${key} 320w, /media/${cover.hash}-1600.webp?key=${key} 1600w`,
    );
    expect(preview.pictureQuery).toBe(`?key=${key}`);
  });
});

describe('guessing', () => {
  test('is counted by client address: after sixty wrong keys even a valid one is refused, only for that address', async () => {
    const { id } = await anItem();
    const { key } = await createPreviewLink({ id, life: 'day' }, room.college);
    const guesser = '203.0.113.66';
    for (let tried = 0; tried < 60; tried += 1) expect(await findPreviewLink('x'.repeat(43), guesser)).toBeUndefined();
    expect(await findPreviewLink(key, guesser)).toBe('limited');
    expect(await findPreviewLink(key, ADDRESS)).toMatchObject({ newsId: id });
  });
});

describe('a preview by the item’s id', () => {
  test('is only for viewers who may see the item in the newsroom', async () => {
    const { id } = await anItem();
    for (const viewer of [room.college, room.institute, room.province, room.editor, room.administrator]) {
      expect(await byId(id, viewer)).toMatchObject({ item: { id } });
    }
    for (const viewer of [room.other, room.user, room.unit, room.department, room.otherProvince, visitor]) {
      expect(await byId(id, viewer)).toBeUndefined();
    }
  });

  test('with an invalid id shows nothing', async () => {
    for (const id of ['', '0', 'x', '1e3', '-1', '99999999999']) {
      expect(await findPreview(room.administrator, { id, key: '', revision: '' })).toBeUndefined();
    }
  });

  test('shows the pending revision, if there is one', async () => {
    const content = someContent(room.category.id);
    const saved = await saveNews({ key: aKey(), content }, room.user);
    await db.news.update({
      where: { id: saved.id },
      data: { status: 'allow', approveLevel: 1, publishOnApproval: false },
    });
    const asked = { id: String(saved.id), key: '', revision: 'pending' };
    expect(await findPreview(room.college, asked)).toBeUndefined();
    const newer = { ...content, topic: 'หัวข้อที่แก้แล้ว', publishAt: new Date().toISOString() };
    const pending = await saveNews({ id: saved.id, version: saved.version, key: aKey(), content: newer }, room.user);
    expect(pending.state).toBe('pending');
    expect(await findPreview(room.college, asked)).toMatchObject({ item: { topic: newer.topic }, pending: true });
    const { key } = await createPreviewLink({ id: saved.id, life: 'day' }, room.college);
    expect(await byKey(key, 'pending')).toMatchObject({ item: { topic: newer.topic }, pending: true });
    expect(await byKey(key)).toMatchObject({ item: { topic: content.topic }, pending: false });
    expect(await findRevision({ id: saved.id }, 'pending')).toMatchObject({ content: { topic: newer.topic } });
  });
});

describe('a preview of what is not saved', () => {
  const show = (id: number, autosave: string, viewer = room.college) =>
    findPreview(viewer, { id: String(id), key: '', revision: '', autosave });

  test('shows the viewer’s own autosave of the item, cleaned, while the item stays as it is', async () => {
    const { id, topic } = await anItem({ status: 'allow' });
    const key = aKey();
    const content = someContent(room.category.id, { topic: 'หัวข้อที่แก้', detail: '<p>ใหม่<script>1</script></p>' });
    await saveAutosave({ key, id, version: 1, content }, room.college);
    expect(await show(id, key)).toMatchObject({ unsaved: true, item: { topic: 'หัวข้อที่แก้', detail: '<p>ใหม่</p>' } });
    expect(await byId(id)).toMatchObject({ item: { topic } });
  });

  test('is for nobody else, for no other item, and not by a link', async () => {
    const [{ id }, other] = [await anItem({ status: 'allow' }), await anItem({ status: 'allow' })];
    const key = aKey();
    await saveAutosave({ key, id, version: 1, content: someContent(room.category.id) }, room.college);
    expect(await show(id, key, room.editor)).toBeUndefined();
    expect(await show(other.id, key)).toBeUndefined();
    expect(await show(id, 'x')).toBeUndefined();
    const link = await createPreviewLink({ id, life: 'hour' }, room.college);
    const byLink = { id: '', key: link.key, revision: '', autosave: key };
    const shown = await findPreview({ ...visitor, address: ADDRESS }, byLink);
    expect(shown).not.toHaveProperty('unsaved');
  });

  test('leaves out files that the viewer may not use', async () => {
    const foreign = await aStoredPicture({ organisationId: room.other.organisationId });
    const own = await aStoredPicture({ organisationId: room.college.organisationId });
    const { id } = await anItem({ status: 'allow' });
    const key = aKey();
    const pictures = [foreign, own].map((file) => ({ mediaId: file.id, alt: 'ก', caption: '', decorative: false }));
    const content = someContent(room.category.id, { coverId: foreign.id, coverAlt: 'ก', pictures });
    await saveAutosave({ key, id, version: 1, content }, room.college);
    const shown = await show(id, key);
    if (!shown || shown === 'limited') throw new Error('no preview');
    expect(shown.item.cover).toBeUndefined();
    expect(shown.item.pictures.map(({ src }) => src.includes(own.hash))).toEqual([true]);
  });
});
