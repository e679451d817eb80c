import { db } from '@/lib/db/db';
import { aCategory, aNews, makeUnique } from '@/testing/builders';
import { createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { openEditor } from '../editor/editor.queries';
import { saveNews } from '../item/save.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { newsroomMessages } from '../workflow/workflow.messages';
import { deleteHouseWord, restoreHouseWord, saveHouseWord, saveNewsTemplate } from './house-style.commands';
import { houseStyleMessages as words } from './house-style.messages';
import { findHouseWord, findWritingGuide, listHouseWords, listTemplates } from './house-style.queries';
import { MAX_HOUSE_WORDS } from './house-style.schema';
import { readHouseWordState } from './house-style-list.rules';

const editor = createRoleViewer('newseditors');
const wordInput = (given: object = {}) => ({ avoided: makeUnique('ผิด'), right: 'ถูก', mode: 'stop', ...given });
const templateInput = (categoryId: number, given: object = {}) => ({
  ...{ categoryId, headings: 'คุณสมบัติ\r\n\r\n วิธีสมัคร \nคุณสมบัติ', headingsRequired: 'on', required: ['coverId'] },
  ...given,
});
const findVersion = async (id: number) =>
  (await listTemplates()).find(({ categoryId }) => categoryId === id)?.version ?? undefined;

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

test.each(getRolesExcept('newseditors', 'VecAdmin'))('%s changes nothing', async (role) => {
  const { id } = (await saveHouseWord(wordInput(), editor)).after;
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveNewsTemplate(templateInput(room.category.id), viewer)).rejects.toMatchObject(refused);
  await expect(saveHouseWord(wordInput(), viewer)).rejects.toMatchObject(refused);
  await expect(deleteHouseWord({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreHouseWord({ id }, viewer)).rejects.toMatchObject(refused);
});

describe('a template', () => {
  test('is saved, changed only from its version, and removed when nothing is left', async () => {
    const { id } = await aCategory();
    await saveNewsTemplate(templateInput(id), editor);
    const saved = { headings: ['คุณสมบัติ', 'วิธีสมัคร'], headingsRequired: true, required: ['coverId'] };
    expect(await findWritingGuide([{ id }])).toMatchObject({ templates: [{ categoryId: id, ...saved }] });
    expect(await findLastAuditRow('category')).toMatchObject({
      action: 'newsTemplate.save',
      before: null,
      after: saved,
    });
    await expect(saveNewsTemplate(templateInput(id), editor)).rejects.toMatchObject({ kind: 'conflict' });
    const version = await findVersion(id);
    await saveNewsTemplate(templateInput(id, { version, headings: '', headingsRequired: 'off', required: [] }), editor);
    expect(await findVersion(id)).toBeUndefined();
    expect(await findLastAuditRow('category')).toMatchObject({ before: saved, after: null });
  });

  test('of two editors at once is one of the two', async () => {
    const { id } = await aCategory();
    const both = await Promise.allSettled([1, 2].map(() => saveNewsTemplate(templateInput(id), editor)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    [
      { headings: Array.from({ length: 13 }, (_, at) => `ข้อ ${at}`).join('\n') },
      { headings: words['houseStyle.headingsMany'] },
    ],
    [{ headings: 'ก'.repeat(101) }, { headings: words['houseStyle.headingLong'] }],
    [{ headings: '' }, { headingsRequired: words['houseStyle.noHeadings'] }],
    [{ categoryId: 2_147_483_000 }, { categoryId: words['houseStyle.badCategory'] }],
  ])('%j is refused', async (given, fields) => {
    const saved = saveNewsTemplate(templateInput(room.category.id, given), editor);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});

describe('a word', () => {
  test('is found, changed only from its version, deleted and restored', async () => {
    const { after } = await saveHouseWord(wordInput({ right: 'ถูกต้อง' }), editor);
    const found = await listHouseWords(readHouseWordState({ search: after.avoided }));
    expect(found).toEqual({ rows: [after], total: 1 });
    const stale = saveHouseWord({ ...after, categoryId: undefined, version: '2020-01-01T00:00:00.000Z' }, editor);
    await expect(stale).rejects.toMatchObject({ kind: 'conflict' });
    const { version } = (await findHouseWord(after.id)) ?? {};
    await saveHouseWord({ ...after, categoryId: undefined, version, mode: 'advise' }, editor);
    expect(await findHouseWord(after.id)).toMatchObject({ mode: 'advise' });
    await deleteHouseWord({ id: after.id }, editor);
    expect(await findHouseWord(after.id)).toBeUndefined();
    await restoreHouseWord({ id: after.id }, editor);
    expect(await findHouseWord(after.id)).toMatchObject({ ...after, mode: 'advise' });
    await expect(restoreHouseWord({ id: after.id }, editor)).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('is unique in its category, and its category exists', async () => {
    const word = wordInput();
    await saveHouseWord(word, editor);
    await expect(saveHouseWord(word, editor)).rejects.toMatchObject({ fields: { avoided: words['houseWord.taken'] } });
    await saveHouseWord({ ...word, categoryId: room.category.id }, editor);
    const nowhere = saveHouseWord({ ...word, categoryId: 2_147_483_000 }, editor);
    await expect(nowhere).rejects.toMatchObject({ fields: { categoryId: words['houseStyle.badCategory'] } });
  });

  test.each([
    [{ avoided: '' }, { avoided: words['houseWord.wrongMissing'] }],
    [{ avoided: 'ก' }, { avoided: words['houseWord.short'] }],
    [{ avoided: 'ก'.repeat(81) }, { avoided: words['houseWord.long'] }],
    [{ right: ' ' }, { right: words['houseWord.rightMissing'] }],
    [{ avoided: 'คำ', right: ' คำ ' }, { right: words['houseWord.same'] }],
    [{ mode: 'never' }, { mode: words['houseWord.badMode'] }],
  ])('%j is refused', async (given, fields) => {
    await expect(saveHouseWord(wordInput(given), editor)).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});

describe('an item', () => {
  const submit = (id: number, version = 1) => transitionNews({ id, version, event: 'submit' }, room.user);

  test('is not submitted with a word that stops it, nor without what its category requires', async () => {
    const { id: categoryId } = await aCategory();
    const { after: word } = await saveHouseWord(wordInput({ categoryId }), editor);
    await saveNewsTemplate(templateInput(categoryId, { required: ['attachments'] }), editor);
    const content = someContent(categoryId, { detail: `<p>${word.avoided}</p>` });
    const { id } = await saveNews({ key: aKey(), content }, room.user);
    await expect(submit(id)).rejects.toMatchObject({
      kind: 'invalid',
      key: 'newsroom.notReady',
      fields: {
        attachments: `${newsroomMessages['newsroom.fieldRequired']} ${words['houseStyle.field.attachments']}`,
        detail: `${newsroomMessages['newsroom.headingMissing']} คุณสมบัติ วิธีสมัคร · ${newsroomMessages['newsroom.wordStop']} “${word.avoided}” → “ถูก”`,
      },
    });
    const version = await findVersion(categoryId);
    await saveNewsTemplate(
      templateInput(categoryId, { version, headings: '', headingsRequired: 'off', required: [] }),
      editor,
    );
    await expect(submit(id)).rejects.toMatchObject({ fields: { detail: expect.stringContaining('“ถูก”') } });
    await deleteHouseWord({ id: word.id }, editor);
    await expect(submit(id)).resolves.toMatchObject({ status: 'wait' });
  });

  test('with a word that is only advised against is submitted', async () => {
    const { id: categoryId } = await aCategory();
    const { after: word } = await saveHouseWord(wordInput({ categoryId, mode: 'advise' }), editor);
    const content = someContent(categoryId, { topic: `ข่าว ${word.avoided}` });
    const { id } = await saveNews({ key: aKey(), content }, room.user);
    await expect(submit(id)).resolves.toMatchObject({ status: 'wait' });
  });

  test('that is public gets no pending revision with a word that stops it', async () => {
    const { id: categoryId } = await aCategory();
    const { after: word } = await saveHouseWord(wordInput({ categoryId }), editor);
    const { ownId = 0, organisationId = 0 } = room.user;
    const item = await aNews({ categoryId, organisationId, collegeUserId: ownId });
    const content = someContent(categoryId, { topic: word.avoided });
    const sent = saveNews({ id: item.id, version: item.version, key: aKey(), content }, room.user);
    await expect(sent).rejects.toMatchObject({ kind: 'invalid', key: 'newsroom.notReady' });
    expect(await db.newsRevision.count({ where: { newsId: item.id } })).toBe(0);
  });

  test('opens in the editor with the guide of its section', async () => {
    const { id } = await aCategory();
    const elsewhere = await aCategory({ section: 'lifestyle' });
    await saveNewsTemplate(templateInput(id), editor);
    await saveNewsTemplate(templateInput(elsewhere.id), editor);
    const opened = await openEditor(room.user, { section: 'news', path: '/users/users_news' });
    const { templates = [] } = typeof opened === 'string' ? {} : (opened.guide ?? {});
    const held = templates.map(({ categoryId }) => categoryId);
    expect(held).toContain(id);
    expect(held).not.toContain(elsewhere.id);
  });
});

test('the number of words is limited to what the editor loads', async () => {
  const missing = MAX_HOUSE_WORDS - (await db.houseWord.count());
  const rows = Array.from({ length: missing }, (_, at) => ({
    avoided: makeUnique(`คำ${at}`),
    right: 'ก',
    mode: 'advise' as const,
  }));
  await db.houseWord.createMany({ data: rows });
  await expect(saveHouseWord(wordInput(), editor)).rejects.toMatchObject({
    fields: { avoided: words['houseWord.full'] },
  });
});
