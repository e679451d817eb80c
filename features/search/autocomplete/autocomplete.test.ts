import { refreshSample } from '@/features/news/sample/sample.queries';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aCategory, aNews, anOrganisation, createHiddenNews, makeUnique } from '@/testing/builders';
import { listAutocompleteEntries } from './autocomplete.queries';

const aWord = (): string =>
  `ฮ${makeUnique('')
    .trim()
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

test('a few offices, categories and items are suggested by their names', async () => {
  const word = aWord();
  const office = await anOrganisation({ name: `${word} ชลบุรี` });
  await anOrganisation({ name: `ก ${word} ก`, status: 'closed' });
  const behind = await anOrganisation({ name: `วท ${word}` });
  const shelf = await aCategory({ name: `ข่าว${word}`, position: 1 });
  const life = await aCategory({ name: `ชีวิต${word}`, section: 'lifestyle', position: 2 });
  await aCategory({ name: `ซ่อน${word}`, visible: false });
  const items = [];
  for (let index = 0; index < 7; index += 1) {
    items.push(
      await aNews({ topic: `${word} ${index}`, categoryId: shelf.id, publishAt: new Date(1_700_000_000_000 + index) }),
    );
  }
  const [, , , , , , newest] = items;
  const found = await listAutocompleteEntries(` ${word.toUpperCase()} `);
  expect(found.slice(0, 4).map(({ kind, id, href }) => ({ kind, id, href }))).toEqual([
    { kind: 'organisation', id: office.id, href: `/organisations/${office.id}/` },
    { kind: 'organisation', id: behind.id, href: `/organisations/${behind.id}/` },
    { kind: 'category', id: shelf.id, href: `/news_group/?news_type=${shelf.id}` },
    { kind: 'category', id: life.id, href: '/lifeStyle/' },
  ]);
  expect(found.slice(4)).toHaveLength(5);
  expect(found[4]).toEqual({
    kind: 'news',
    id: newest?.id,
    label: `${word} 6`,
    href: `/readnews/news/?news_id=${newest?.id}`,
  });
});

test('items that are not public are not suggested', async () => {
  const [word, { id: categoryId }] = [aWord(), await aCategory()];
  for (const { id } of await createHiddenNews(categoryId)) {
    await db.news.update({ where: { id }, data: { topic: word, topicSearch: toSearchText(word) } });
  }
  expect(await listAutocompleteEntries(word)).toEqual([]);
});

test('an abbreviation suggests its long form', async () => {
  const [short, long] = [aWord(), aWord()];
  await db.synonymGroup.create({ data: { words: [`${short}.`, long], needles: [`${short}.`, long] } });
  const office = await anOrganisation({ name: `${long} ระยอง` });
  expect((await listAutocompleteEntries(short)).map(({ id }) => id)).toEqual([office.id]);
});

test('single letters, empty and malicious input get no suggestions', async () => {
  await refreshSample();
  for (const typed of ['', ' ', 'ก', '%%', "' OR 1=1--", '\\\\', '\u0000\u0000', 'ฌ'.repeat(10_000)]) {
    expect(await listAutocompleteEntries(typed)).toEqual([]);
  }
});

test('a headline is suggested without spaces between its words, and with a stray quotation mark before them', async () => {
  const { id } = await aNews({ topic: 'อบรมครูเชื่อมใต้น้ำที่เกาะกูด' });
  for (const typed of ['ครูเกาะกูด', 'เชื่อมใต้น้ำ', '"เชื่อมใต้', '“ครูเกาะกูด', "'อบรมครูเกาะกูด"])
    expect({ typed, ids: (await listAutocompleteEntries(typed)).map((entry) => entry.id) }).toEqual({
      typed,
      ids: [id],
    });
});

test('an abbreviation without its dot, written together with a name, suggests the office', async () => {
  await db.synonymGroup.create({ data: { words: ['วท.', 'วิทยาลัยเทคนิค'], needles: ['วท.', 'วิทยาลัยเทคนิค'] } });
  const office = await anOrganisation({ name: 'วิทยาลัยเทคนิคเกาะหมากน้อย' });
  for (const typed of ['วทเกาะหมาก', 'วท.เกาะหมาก', 'วิทยาลัยเทคนิคเกาะหมาก'])
    expect((await listAutocompleteEntries(typed)).map((entry) => entry.id)).toEqual([office.id]);
});
