import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '@/features/operation/operation.test-support';
import { db } from '@/lib/db/db';
import { aNews, anOffice } from '@/testing/builders';
import { importPortal } from '../back/import.commands';
import {
  aFolder,
  anEmptyPortal,
  aRichItem,
  dropDatabases,
  exportTo,
  importFrom,
  readAllText,
  readKind,
} from '../leaving.test-support';

/** Databases are migrated, which is slow on a busy machine. */
jest.setTimeout(180_000);

let rich: Awaited<ReturnType<typeof aRichItem>>;
const HIDDEN = ['ความลับในร่าง', 'ความลับที่ถอน', 'ความลับพรุ่งนี้', 'ความลับในถัง', 'ความลับหมดเวลา', 'ความลับในหมวดซ่อน'];

beforeAll(async () => {
  rich = await aRichItem();
  const { organisation } = await anOffice({ name: 'สำนักที่ปิดแล้ว', status: 'closed' });
  const own = { organisationId: organisation.id };
  const tomorrow = new Date(Date.now() + 86_400_000);
  const [draft, withdrawn, scheduled, binned, ended, inHidden] = HIDDEN.map((topic) => ({ topic, ...own }));
  await aNews({ ...draft, status: 'draft' });
  await aNews({ ...withdrawn, status: 'hide', withdrawalNote: 'เหตุผล' });
  await aNews({ ...scheduled, publishAt: tomorrow });
  await aNews({ ...binned, deletedAt: new Date() });
  await aNews({ ...ended, unpublishAt: new Date(Date.now() - 1_000) });
  const item = await aNews({ ...inHidden });
  await db.category.update({ where: { id: item.categoryId }, data: { visible: false } });
  await db.organisation.update({ where: { id: organisation.id }, data: { email: 'inside@example.com' } });
});
afterEach(dropDatabases);

test('a public export holds what readers see, and nothing else', async () => {
  const folder = await aFolder('public');
  const { kinds, personal, media } = await exportTo(folder, { scope: 'public' });
  const text = await readAllText(folder);
  expect(HIDDEN.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toContain('inside@example.com');
  expect(text).not.toContain(rich.systemUser.userName);
  const [item] = await readKind(folder, 'news');
  expect(await readKind(folder, 'news')).toHaveLength(1);
  expect(item).toMatchObject({ id: rich.item.id, topic: rich.item.topic, publish_at: '2024-02-29T17:30:15.123+00:00' });
  expect(item).not.toHaveProperty('system_user_id');
  expect(await readKind(folder, 'old_address')).toEqual([{ path: `/old/${rich.item.id}`, news_id: rich.item.id }]);
  expect(await readKind(folder, 'media')).toHaveLength(4);
  expect(media).toMatchObject({ files: (await readdir(join(folder, 'media'))).length });
  expect(kinds.map(({ name }) => name)).not.toContain('account');
  expect(personal).toContain('executive.email');

  const { databaseUrl, store } = await importFrom(folder);
  const again = await exportTo(await aFolder('again'), { databaseUrl, store, scope: 'public' });
  expect(again.kinds).toEqual(kinds);
  expect(again.media).toMatchObject({ files: media?.files, totalBytes: media?.totalBytes });
  expect(await ask(databaseUrl, 'SELECT id FROM news_search')).toEqual([{ id: rich.item.id }]);
  expect(await ask(databaseUrl, 'SELECT next_item, last_item FROM figure_state')).toEqual([
    { next_item: 1, last_item: rich.item.id },
  ]);
  expect(await ask(databaseUrl, 'SELECT FROM news_outing WHERE taken_at IS NULL')).toEqual([]);
});

test('a picture that a text of another office shows by its address comes along', async () => {
  const other = await aNews({ detail: `<p><img src="${rich.inside.src}" alt=""></p>` });
  await db.newsInlineMedia.deleteMany({ where: { newsId: rich.item.id } });
  const folder = await aFolder('inline');
  await exportTo(folder, { scope: 'public', format: 'jsonl' });
  expect((await readKind(folder, 'media')).map(({ id }) => id)).toContain(rich.inside.media.id);
  await db.newsInlineMedia.create({ data: { newsId: rich.item.id, mediaId: rich.inside.media.id } });
  await db.news.delete({ where: { id: other.id } });
});

test('an interrupted export is plainly none, and is begun again in its folder', async () => {
  const folder = await aFolder('killed');
  const stop = new Error('killed');
  const killed = exportTo(folder, {
    report: ({ step }) => {
      if (step === 'ไฟล์') throw stop;
    },
  });
  await expect(killed).rejects.toBe(stop);
  const left = await readdir(folder);
  expect(left).toContain('UNFINISHED.json');
  expect(left).not.toContain('manifest.json');
  await writeFile(join(folder, 'mine.txt'), 'x');
  const { databaseUrl, store } = await anEmptyPortal();
  await expect(importPortal({ databaseUrl, store, folder })).rejects.toMatchObject({ key: 'leaving.notExport' });
  const whole = await exportTo(folder);
  const names = await readdir(folder);
  expect(names).toContain('manifest.json');
  expect(names).not.toContain('UNFINISHED.json');
  // Other files stay.
  expect(await readFile(join(folder, 'mine.txt'), 'utf8')).toBe('x');
  await expect(importPortal({ databaseUrl, store, folder })).resolves.toMatchObject({ files: whole.media?.files });
});

test('a folder that is another’s, or that holds a finished export, is left as it is', async () => {
  const folder = await aFolder('foreign');
  await mkdir(join(folder, 'photos'));
  await expect(exportTo(folder)).rejects.toMatchObject({ key: 'leaving.foreignFolder' });
  await rm(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, 'UNFINISHED.json'), '{"mark":"something else"}');
  await expect(exportTo(folder)).rejects.toMatchObject({ key: 'leaving.foreignFolder' });
  expect(await readdir(folder)).toEqual(['UNFINISHED.json']);
  await rm(join(folder, 'UNFINISHED.json'));
  await exportTo(folder, { format: 'jsonl' });
  const before = await readFile(join(folder, 'manifest.json'), 'utf8');
  await expect(exportTo(folder)).rejects.toMatchObject({ key: 'leaving.finished' });
  expect(await readFile(join(folder, 'manifest.json'), 'utf8')).toBe(before);
});

test('a damaged export, one of a newer portal and one without rows are refused, and nothing is written', async () => {
  const folder = await aFolder('damaged');
  const manifest = await exportTo(folder, { format: 'jsonl' });
  const { databaseUrl, store } = await anEmptyPortal();
  const take = () => importPortal({ databaseUrl, store, folder });
  const restore = () => writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const rows = await readFile(join(folder, 'category.jsonl'));
  await appendFile(join(folder, 'category.jsonl'), '\n');
  await expect(take()).rejects.toMatchObject({
    key: 'leaving.damaged',
    text: expect.stringContaining('category.jsonl'),
  });
  await writeFile(join(folder, 'category.jsonl'), rows);

  const [picture = ''] = await readdir(join(folder, 'media'));
  const bytes = await readFile(join(folder, 'media', picture));
  await writeFile(join(folder, 'media', picture), 'not this');
  await expect(take()).rejects.toMatchObject({ text: expect.stringContaining(picture) });
  await writeFile(join(folder, 'media', picture), bytes);

  const newer = structuredClone(manifest);
  newer.kinds[0]?.fields.push({ name: 'of_tomorrow', type: 'text', optional: true, personal: false });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(newer));
  await expect(take()).rejects.toMatchObject({
    key: 'leaving.unknownFields',
    text: expect.stringContaining('of_tomorrow'),
  });
  const withSecret = structuredClone(manifest);
  const account = withSecret.kinds.find(({ name }) => name === 'account');
  account?.fields.push({ name: 'password_hash', type: 'text', optional: true, personal: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(withSecret));
  await expect(take()).rejects.toMatchObject({ text: expect.stringContaining('account.password_hash') });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, format: 2 }));
  await expect(take()).rejects.toMatchObject({ key: 'leaving.unknownFormat' });
  await writeFile(join(folder, 'manifest.json'), '{');
  await expect(take()).rejects.toMatchObject({ key: 'leaving.notExport' });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, kinds: [] }));
  await expect(take()).rejects.toMatchObject({ key: 'leaving.noRows' });
  expect(await ask(databaseUrl, 'SELECT FROM news')).toEqual([]);
  await restore();
  await expect(take()).resolves.toMatchObject({ rows: expect.any(Number) });
  await expect(take()).rejects.toMatchObject({ key: 'leaving.notEmpty' });
});

test('an older export lacks columns, which get what a new row has', async () => {
  const folder = await aFolder('older');
  const manifest = await exportTo(folder, { format: 'jsonl' });
  const news = manifest.kinds.find(({ name }) => name === 'news');
  if (news) news.fields = news.fields.filter(({ name }) => name !== 'cover_focus_x');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const { databaseUrl } = await importFrom(folder);
  expect(await ask(databaseUrl, 'SELECT DISTINCT cover_focus_x AS focus FROM news')).toEqual([{ focus: 0.5 }]);
});

test('a row whose reference is missing stops the import, which leaves nothing', async () => {
  const folder = await aFolder('loose');
  const manifest = await exportTo(folder, { format: 'jsonl' });
  const without = { ...manifest, kinds: manifest.kinds.filter(({ name }) => name !== 'category') };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(without));
  const { databaseUrl, store } = await anEmptyPortal();
  await expect(importPortal({ databaseUrl, store, folder })).rejects.toThrow('violates foreign key');
  expect(await ask(databaseUrl, 'SELECT FROM news')).toEqual([]);
  expect(
    await ask(databaseUrl, `SELECT FROM pg_constraint WHERE conname = 'news_category_id_section_fkey'`),
  ).toHaveLength(1);
});
