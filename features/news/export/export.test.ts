import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { aCategory, aNews, anOrganisation, createHiddenNews, makeUnique } from '@/testing/builders';
import { cutCsvTable } from '@/testing/exports';
import { readPdf } from '@/testing/read-pdf';
import { unzip } from '@/testing/unzip';
import { readXml } from '@/testing/xml';
import { answerNewsExport } from './export.http';
import { newsExportColumns } from './export.rules';
import { EXPORT_ITEMS, FRAME_HEAD_BYTES, FRAMES_TYPE, frameKinds } from './export.schema';
import { countRunningExports } from './stream-export';

let made = 0;
const ask = (query: string, headers: Record<string, string> = {}) => {
  made += 1;
  const address = { 'x-forwarded-for': `198.51.100.${made}` };
  return answerNewsExport(
    new Request(`http://x/document/export_news/file?${query}`, { headers: { ...address, ...headers } }),
  );
};
const readBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const exportCsv = async (query: string): Promise<string[][]> =>
  cutCsvTable(parse(await readBytes(await ask(`${query}&format=csv`)), { bom: true }));
const buildAddress = (id: number) => `${env.SITE_URL}/readnews/news/?news_id=${id}`;

/** A category with two items: one whose headline looks like a formula, one with every kind of content. */
async function twoItems() {
  const category = await aCategory();
  const province = await db.province.upsert({
    where: { id: 96 },
    create: { id: 96, name: 'นราธิวาส', nameEn: 'Narathiwat' },
    update: {},
  });
  const organisation = await anOrganisation({ name: makeUnique('วิทยาลัยน้ำใส'), provinceId: province.id });
  const given = { categoryId: category.id, organisationId: organisation.id };
  const newer = await aNews({
    ...given,
    topic: 'พี่น้ำทุ่ม "เก่ง" & <ดี> 🎉',
    summary: 'ย่อ\u0001ความ',
    detail: '<h2>หัวข้อย่อย</h2><p>ผู้บริหารกล่าวว่า ปีนี้ได้รับทุนเพิ่มขึ้น</p><ul><li>ข้อหนึ่ง</li></ul><p>ท้าย\u0002เรื่อง</p>',
    publishAt: new Date('2025-02-28T17:30:00Z'),
  });
  const older = await aNews({
    ...given,
    topic: '=HYPERLINK("http://evil")',
    publishAt: new Date('2025-01-31T10:00:00Z'),
  });
  return { category, organisation, newer, older };
}

test('CSV: Thai for Excel, no formulas, no control characters, Thai dates, newest first, only public items', async () => {
  const { category, organisation, newer, older } = await twoItems();
  await createHiddenNews(category.id);
  const answer = await ask(`news_type=${category.id}&format=csv`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-disposition': expect.stringMatching(/^attachment; filename="news-[\d-]+\.csv"; filename\*=UTF-8''%E0/),
  });
  const bytes = await readBytes(answer);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [heading, first, second, ...rest] = cutCsvTable(parse(bytes, { bom: true }));
  expect(heading).toEqual(newsExportColumns.map(({ title }) => title));
  expect(rest).toEqual([]);
  expect(first).toEqual([
    ...['1', newer.topic, 'ข่าวประชาสัมพันธ์', category.name, organisation.name, 'นราธิวาส', 'Admin'],
    ...['1 มี.ค. 2568 00.30 น.', '0', '0', 'ย่อ ความ', buildAddress(newer.id)],
  ]);
  expect(second?.[1]).toBe(`'${older.topic}`);
});

test('XLSX: real numbers and dates, texts that are never formulas, a sticky header row', async () => {
  const { category, newer, older } = await twoItems();
  const bytes = await readBytes(await ask(`news_type=${category.id}&format=xlsx`));
  const rows = await readSheet(bytes);
  expect(rows.map((row) => row[1])).toEqual(['หัวข้อข่าว', newer.topic, older.topic]);
  const [at, ...counts] = rows[1]?.slice(7, 10) ?? [];
  expect(at instanceof Date && Math.abs(at.getTime() - Date.parse('2025-03-01T00:30:00Z')) <= 1).toBe(true);
  expect(counts).toEqual([0, 0]);
  const sheet = [...unzip(bytes)].find(([name]) => /sheet1\.xml$/.test(name))?.[1] ?? '';
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('frozen');
});

test('PDF: tagged headings in Thai, all text extractable, links to the items, full texts if requested', async () => {
  const { category, newer, older } = await twoItems();
  const list = readPdf(await readBytes(await ask(`news_type=${category.id}&format=pdf`)));
  const plain = (text: string) => text.replaceAll('\n', '').replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
  expect(list).toMatchObject({ pages: 1, language: 'th-TH' });
  expect(list.marks.filter((mark) => /^H\d$/.test(mark)).toSorted()).toEqual(['H1', 'H2', 'H2', 'H3', 'H3']);
  expect(new Set(list.links)).toEqual(new Set([newer, older].map(({ id }) => buildAddress(id))));
  const words = plain(list.text);
  for (const word of [category.name, 'มีนาคม 2568', '1. พี่น้ำทุ่ม "เก่ง" & <ดี>', 'จำนวน 2 รายการ', 'หน้า 1', 'นราธิวาส']) {
    expect(words).toContain(word);
  }
  expect(words).not.toContain('ผู้บริหาร');
  const full = readPdf(await readBytes(await ask(`news_type=${category.id}&format=pdf&contents=full`)));
  for (const word of ['หัวข้อย่อย', 'ผู้บริหารกล่าวว่า ปีนี้ได้รับทุนเพิ่มขึ้น', '• ข้อหนึ่ง', 'ท้าย เรื่อง']) {
    expect(plain(full.text)).toContain(word);
  }
});

test('DOCX: well-formed XML, Thai with complex-script size and language, headings, links and page numbers', async () => {
  const { category, newer, older } = await twoItems();
  const parts = unzip(await readBytes(await ask(`news_type=${category.id}&format=docx&contents=full`)));
  const part = (name: string) => parts.get(name) ?? '';
  const body = part('word/document.xml');
  const styled = [...body.matchAll(/<w:pStyle w:val="(\w+)"\/>/g)].map(([, style]) => style);
  expect(styled.filter((style) => style?.startsWith('Heading'))).toEqual([
    'Heading1',
    'Heading2',
    'Heading3',
    'Heading2',
    'Heading3',
  ]);
  expect(styled).toEqual(expect.arrayContaining(['PartOfItem', 'EntryOfItem', 'BodyOfItem', 'FactsOfItem']));
  expect(body).toContain('พี่น้ำทุ่ม &quot;เก่ง&quot; &amp; &lt;ดี&gt; 🎉');
  expect(body).toContain('ท้าย เรื่อง');
  const targets = [...part('word/_rels/document.xml.rels').matchAll(/Id="(item\d+)".*?Target="(.*?)"/g)];
  expect(targets.map(([, id, target]) => [id, target])).toEqual([
    ['item1', buildAddress(newer.id)],
    ['item2', buildAddress(older.id)],
  ]);
  expect(part('word/styles.xml')).toMatch(/<w:szCs w:val="32"\/>/);
  expect(part('word/styles.xml')).toMatch(/w:cs="TH Sarabun New"/);
  expect(part('word/styles.xml')).toMatch(/<w:lang [^>]*w:bidi="th-TH"/);
  expect([...parts].find(([name]) => /footer\d\.xml$/.test(name))?.[1]).toContain('NUMPAGES');
  for (const [name, text] of parts) if (/\.(xml|rels)$/.test(name)) expectWhole(text);
});

test('DOCX: search words that look like the placeholder or a replacement pattern stay text, and the file stays valid', async () => {
  const category = await aCategory({ name: makeUnique("$& $' {agency}") });
  const words = '{items} {title} {default-bullet-numbering-0}';
  const item = await aNews({ categoryId: category.id, topic: `ทุน ${words} $& $\`` });
  const query = new URLSearchParams({ news_type: String(category.id), search: words, format: 'docx' });
  const parts = unzip(await readBytes(await ask(String(query))));
  const whole = [...parts]
    .filter(([name]) => /\.(xml|rels)$/.test(name))
    .map(([name, text]) => [name, readXml(text)] as const);
  const body = new Map(whole).get('word/document.xml');
  expect(body?.text).toContain(words);
  expect(body?.text).toContain(item.topic);
  expect(body?.text).toContain(category.name);
  expect(parts.get('word/document.xml')).not.toContain('PlaceOfItems');
});

/** Checks that every element is closed, in order. */
function expectWhole(xml: string): void {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(String(name));
  }
  expect(open).toEqual([]);
  // Line breaks are allowed.
  expect(xml.replace(/[\n\r\t]/g, '')).not.toMatch(/\p{Cc}/u);
}

test('the filter of the URL is applied: words, organisation, province, section and days', async () => {
  const { category, organisation, newer, older } = await twoItems();
  const listIds = async (query: string) =>
    (await exportCsv(`news_type=${category.id}&${query}`)).slice(1).map((row) => Number(row.at(-1)?.split('=').at(-1)));
  expect(await listIds(`organisation=${organisation.id}&province=96`)).toEqual([newer.id, older.id]);
  expect(await listIds(`search=${encodeURIComponent('พี่น้ำ')}`)).toEqual([newer.id]);
  expect(await listIds('from=1/3/2568&to=1/3/2568')).toEqual([newer.id]);
  expect(await listIds('year=2568&to=2025-02-01&section=news')).toEqual([older.id]);
});

test('of more than ten thousand matches, the newest ten thousand are exported in order, each once', async () => {
  const { category, organisation } = await twoItems();
  await db.$executeRaw`
    INSERT INTO news (topic, detail, summary, topic_search, text_search, status, approve_level, publish_at, category_id, organisation_id, updated_at)
    SELECT 'ข่าวที่ ' || i, '', '', 'ข่าว', 'ข่าว', 'allow', 1, timestamptz '2024-01-01' + (i / 3) * interval '1 minute', ${category.id}, ${organisation.id}, now()
    FROM generate_series(1, ${EXPORT_ITEMS}) AS i`;
  const rows = (await exportCsv(`news_type=${category.id}`)).slice(1);
  expect(rows).toHaveLength(EXPORT_ITEMS);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(EXPORT_ITEMS);
  expect(rows.slice(0, 3).map((row) => row[1]?.slice(0, 4))).toEqual(['พี่น', "'=HY", 'ข่าว']);
  const shell = unzip(await readBytes(await ask(`news_type=${category.id}&format=docx`)));
  expect(shell.get('word/document.xml')).toContain('เฉพาะ 10,000 รายการล่าสุด');
}, 60_000);

describe('a browser with script', () => {
  const framed = { accept: FRAMES_TYPE };

  test('gets progress, the same file, and the mark that it is complete', async () => {
    const { category } = await twoItems();
    const answer = await ask(`news_type=${category.id}&format=csv`, framed);
    expect(answer.headers.get('content-type')).toBe(FRAMES_TYPE);
    expect(answer.headers.get('x-file-type')).toBe('text/csv; charset=utf-8');
    const frames = readFrames(await readBytes(answer));
    expect(frames.map(({ kind }) => kind)).toEqual([
      ...[frameKinds.bytes, frameKinds.done],
      ...[frameKinds.bytes, frameKinds.end],
    ]);
    expect(frames[1]?.body.toString()).toBe('2');
    expect(parse(frames[0]?.body ?? '', { bom: true })).toHaveLength(3);
    expect(frames[2]?.body.toString()).toContain('จำนวนแถว,2');
  });

  test('gets errors as JSON: invalid days, no matches, an organisation that is not chosen yet', async () => {
    const refusal = async (query: string) => {
      const answer = await ask(query, framed);
      return [answer.status, (await answer.json()).message];
    };
    expect(await refusal('from=31/2/2568')).toEqual([422, expect.stringContaining('วันที่ไม่ถูกต้อง')]);
    expect(await refusal('from=2/1/2568&to=1/1/2568')).toEqual([422, 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มต้น']);
    expect(await refusal('news_type=2000000000')).toEqual([404, expect.stringContaining('ไม่มีข่าวที่ตรงเงื่อนไข')]);
    expect(await refusal(`organisation_words=${encodeURIComponent('วิทยาลัย')}`)).toEqual([
      422,
      expect.stringContaining('กรุณาเลือกหน่วยงาน'),
    ]);
    expect(countRunningExports()).toBe(0);
  });

  test('two files are created in parallel; a third gets Retry-After, and a slot is released when a client disconnects', async () => {
    const { category } = await twoItems();
    const one = await ask(`news_type=${category.id}&format=pdf`, framed);
    const other = await ask(`news_type=${category.id}&format=docx`, framed);
    const third = await ask(`news_type=${category.id}&format=csv`, framed);
    expect([third.status, third.headers.get('retry-after'), (await third.json()).code]).toEqual([503, '3', 'BUSY']);
    await one.body?.cancel();
    expect(countRunningExports()).toBe(1);
    expect((await readBytes(await ask(`news_type=${category.id}&format=csv`))).length).toBeGreaterThan(100);
    await readBytes(other);
    expect(countRunningExports()).toBe(0);
  });

  function readFrames(bytes: Buffer): { kind: number; body: Buffer }[] {
    const frames = [];
    for (let at = 0; at < bytes.length; ) {
      const end = at + FRAME_HEAD_BYTES + bytes.readUInt32BE(at + 1);
      frames.push({ kind: bytes.readUInt8(at), body: bytes.subarray(at + FRAME_HEAD_BYTES, end) });
      at = end;
    }
    return frames;
  }
});

test('without script an error redirects to the form with everything that was typed', async () => {
  const answer = await ask('from=31/2/2568&search=a&format=pdf&contents=full');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/document/export_news/?search=a&from=31%2F2%2F2568&format=pdf&contents=full',
  ]);
  const empty = await ask('news_type=2000000000');
  expect(empty.headers.get('location')).toContain('problem=none');
});

test('an address may export thirty files an hour', async () => {
  const { category } = await twoItems();
  const factor = env.LIMITS_FACTOR;
  const mine = { 'x-forwarded-for': '203.0.113.77' };
  const take = () => ask(`news_type=${category.id}&format=csv`, mine);
  for (let turn = 0; turn < 30 * factor; turn += 1) await readBytes(await take());
  expect((await take()).headers.get('location')).toContain('problem=limited');
  const other = await ask(`news_type=${category.id}&format=csv`);
  expect(other.status).toBe(200);
  await other.body?.cancel();
});
