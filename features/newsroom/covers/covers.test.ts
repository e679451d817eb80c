import sharp from 'sharp';
import { readStoredFile } from '@/features/media/read-file.store';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getMediaFileName, mediaEntry } from '@/lib/files/picture.schema';
import { getLimiter } from '@/lib/http/rate-limit/database';
import { aNews } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { findNewsroomCall } from '../newsroom.http';
import { buildCoverAlt, isOutdatedAlt, listLayouts } from './covers.rules';
import { coverPreviews } from './covers.schema';

let room: Newsroom;
let draft: { topic: string; categoryId: number };
beforeAll(async () => {
  room = await aNewsroom();
  draft = { topic: 'ทุนละ 12,000 บาท ถึง 15 สิงหาคม 2569', categoryId: room.category.id };
});
beforeEach(() => db.rateLimit.deleteMany());

/** Calls the newsroom as its pages do. */
async function call(name: 'preview-covers' | 'make-cover', fields: object, viewer: Viewer = room.college) {
  const run = findNewsroomCall(name);
  if (!run) throw new Error(`no call ${name}`);
  return run({ ...fields }, viewer);
}
const refusal = (name: 'preview-covers' | 'make-cover', fields: object, viewer?: Viewer) =>
  call(name, fields, viewer).then(
    () => undefined,
    (error: unknown) => error,
  );

test('an author chooses from the layouts that suit the headline', async () => {
  const { previews } = coverPreviews.parse(await call('preview-covers', draft));
  expect(previews.map(({ layout }) => layout)).toEqual(['headline', 'figure', 'panel', 'paper']);
  expect(new Set(previews.map(({ src }) => src)).size).toBe(4);
  for (const { src } of previews) {
    const [, data = ''] = /^data:image\/webp;base64,(.+)$/.exec(src) ?? [];
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 480, height: 270 });
  }
  expect(listLayouts('ไม่มีตัวเลข')).toEqual(['headline', 'panel', 'paper']);
});

test('a chosen cover becomes a file of the library with its text, once', async () => {
  const choice = { ...draft, layout: 'figure', figure: '15 ส.ค.' };
  const made = mediaEntry.parse(await call('make-cover', choice));
  expect(made).toMatchObject({ kind: 'image', mimeType: 'image/webp', width: 1_280, height: 720, uses: 0 });
  expect(made.alt).toBe(`ภาพปกตัวอักษร: ${draft.topic}`);
  const row = await db.media.findUniqueOrThrow({ where: { id: made.id } });
  expect(row).toMatchObject({
    organisationId: room.college.organisationId,
    alt: made.alt,
    widths: [320, 640, 960, 1_280],
  });
  const largest = await readStoredFile(getMediaFileName(row, 1_280));
  expect(await sharp(largest).metadata()).toMatchObject({ format: 'webp', width: 1_280, height: 720 });
  expect(await db.auditLog.count({ where: { action: 'media.upload', nounId: String(made.id) } })).toBe(1);
  expect(await call('make-cover', choice)).toMatchObject({ id: made.id });
  expect(await call('make-cover', { ...choice, figure: '12,000 บาท' })).not.toMatchObject({ id: made.id });
});

test('the cover bears the office of the item, not of its editor', async () => {
  const { organisationId = 0 } = room.college;
  const item = await aNews({ organisationId, categoryId: room.category.id, status: 'wait' });
  const choice = { ...draft, layout: 'paper' };
  const [own, byEditor, forItem] = [
    mediaEntry.parse(await call('make-cover', choice)),
    mediaEntry.parse(await call('make-cover', choice, room.editor)),
    mediaEntry.parse(await call('make-cover', { ...choice, id: item.id }, room.editor)),
  ];
  expect(forItem.url).toBe(own.url);
  expect(byEditor.url).not.toBe(own.url);
});

test.each([
  [{ topic: ' ' }, 'topic'],
  [{ topic: 'ก'.repeat(301) }, 'topic'],
  [{ topic: ['ก'] }, 'topic'],
  [{ categoryId: 0 }, 'categoryId'],
  [{ figure: '99 บาท' }, 'figure'],
  [{ figure: 'ก'.repeat(61) }, 'figure'],
  [{ id: 'x' }, 'id'],
  [{ layout: 'poster' }, 'layout'],
])('bad input is refused by field: %j', async (given, field) => {
  expect(await refusal('make-cover', { ...draft, layout: 'paper', ...given })).toMatchObject({
    kind: 'invalid',
    fields: { [field]: expect.stringMatching(/./) },
  });
});

test('readers draw nothing, and nobody draws for an item that they may not see', async () => {
  const member: Viewer = { ...room.college, role: 'member' };
  const hidden = await aNews({ organisationId: room.other.organisationId, status: 'draft' });
  for (const name of ['preview-covers', 'make-cover'] as const) {
    const fields = { ...draft, layout: 'paper' };
    expect(await refusal(name, fields, visitor)).toMatchObject({ kind: 'unauthenticated' });
    expect(await refusal(name, fields, member)).toMatchObject({ kind: 'forbidden' });
    expect(await refusal(name, { ...fields, id: hidden.id })).toMatchObject({ kind: 'missing' });
    expect(await refusal(name, { ...fields, categoryId: 2_000_000_000 })).toMatchObject({ kind: 'invalid' });
  }
});

test('an account makes so many covers an hour, and no more', async () => {
  await getLimiter('covers.make').penalty(`account:${room.unit.accountId}`, 60);
  expect(await refusal('make-cover', { ...draft, layout: 'paper' }, room.unit)).toMatchObject({ kind: 'limited' });
  expect(await refusal('preview-covers', draft, room.unit)).toBeUndefined();
});

test('the alternative text tells whether the headline has changed since', async () => {
  const alt = buildCoverAlt('หัวข้อเดิม ');
  expect(isOutdatedAlt(alt, 'หัวข้อเดิม')).toBe(false);
  expect(isOutdatedAlt(alt, 'หัวข้อใหม่')).toBe(true);
  expect(isOutdatedAlt('นักเรียนหน้าอาคาร', 'หัวข้อใหม่')).toBe(false);
  expect(buildCoverAlt('น้ำ'.repeat(200)).length).toBeLessThanOrEqual(300);
});
