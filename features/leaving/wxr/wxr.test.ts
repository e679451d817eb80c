import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aFolder, aRichItem, exportTo, SITE } from '../leaving.test-support';
import { buildWxrContent } from './content.rules';
import { escapeXml, toCdata } from './wxr.rules';

jest.setTimeout(120_000);

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };

/** Parses strictly, with namespaces, as an importer does. */
function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open: Node[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value.value,
    ]);
    const node = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root;
}

const all = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((child) => child.name === name) ?? [];
const text = (node: Node | undefined, name: string): string => all(node, name)[0]?.text ?? '';
const readChannel = async (folder: string, file: string) =>
  all(parse(await readFile(join(folder, 'wordpress', file), 'utf8')).children[0], 'channel')[0];
const metaOf = (node: Node | undefined) =>
  Object.fromEntries(all(node, 'wp:postmeta').map((one) => [text(one, 'wp:meta_key'), text(one, 'wp:meta_value')]));

let rich: Awaited<ReturnType<typeof aRichItem>>;
beforeAll(async () => {
  rich = await aRichItem();
  await aNews({ status: 'draft', topic: 'ร่าง' });
});

test('an item is a post with its category, cover, pictures, files and videos, as the importer reads them', async () => {
  const folder = await aFolder('wxr');
  const { wordpress, kinds } = await exportTo(folder, { scope: 'public', format: 'wxr' });
  expect(kinds).toEqual([]);
  expect(wordpress).toMatchObject([{ file: 'portal-001.xml', items: 1, attachments: 4 }]);
  const channel = await readChannel(folder, 'portal-001.xml');
  expect(text(channel, 'wp:wxr_version')).toBe('1.2');
  expect(all(channel, 'wp:category').map((one) => text(one, 'wp:cat_name'))).toEqual([
    ...(await db.category.findMany({ where: { visible: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })).map(
      ({ name }) => name,
    ),
  ]);
  expect(all(channel, 'wp:author').map((one) => text(one, 'wp:author_login'))).toEqual([rich.organisation.code]);

  const items = all(channel, 'item');
  const post = items.find((item) => text(item, 'wp:post_type') === 'post');
  const files = items.filter((item) => text(item, 'wp:post_type') === 'attachment');
  const { item, cover, below, inside, document, category, organisation } = rich;
  const link = `${SITE}/readnews/news/?news_id=${item.id}`;
  expect({
    ...{
      title: text(post, 'title'),
      excerpt: text(post, 'excerpt:encoded'),
      link: text(post, 'link'),
      guid: text(post, 'guid'),
    },
    ...{ id: text(post, 'wp:post_id'), status: text(post, 'wp:status'), sticky: text(post, 'wp:is_sticky') },
    ...{ local: text(post, 'wp:post_date'), gmt: text(post, 'wp:post_date_gmt'), author: text(post, 'dc:creator') },
  }).toEqual({
    ...{ title: item.topic, excerpt: item.summary, link, guid: link },
    ...{ id: String(item.id), status: 'publish', sticky: '1' },
    ...{ local: '2024-03-01 00:30:15', gmt: '2024-02-29 17:30:15', author: organisation.code },
  });
  expect(all(post, 'category')).toMatchObject([
    { attributes: { domain: 'category', nicename: `category-${category.id}` }, text: category.name },
  ]);
  const idOf = (media: { id: number }) => String(1_000_000_000 + media.id);
  expect(metaOf(post)).toEqual({ _thumbnail_id: idOf(cover.media) });
  expect(files.map((file) => text(file, 'wp:post_id'))).toEqual(
    [cover.media, below.media, document, inside.media].map(idOf),
  );
  expect(files.every((file) => text(file, 'wp:post_parent') === String(item.id))).toBe(true);
  const address = ({ media }: typeof cover) =>
    `${SITE}/media/${media.hash}-${media.widths.filter((width) => width <= 1_600).at(-1)}.webp`;
  expect(files.map((file) => text(file, 'wp:attachment_url'))).toEqual([
    ...[address(cover), address(below), `${SITE}/media/${document.hash}.pdf`, address(inside)],
  ]);
  expect(metaOf(files[1])).toEqual({ _wp_attachment_image_alt: 'ภาพ "หนึ่ง"' });

  const content = text(post, 'content:encoded');
  expect(content).toContain(`<img src="${address(inside)}" alt="ใน">`);
  expect(content).toContain(`<a href="${SITE}/faq/">`);
  expect(content).toContain(`<!-- wp:gallery {"ids":[${idOf(below.media)}],"linkTo":"none"} -->`);
  expect(content).toContain(`alt="ภาพ &quot;หนึ่ง&quot;" class="wp-image-${idOf(below.media)}"/>`);
  expect(content).toContain('<figcaption class="wp-element-caption">ใต้ &lt;ภาพ&gt;</figcaption>');
  expect(content).toContain(`<!-- wp:file {"id":${idOf(document)}`);
  expect(content).toContain('"providerNameSlug":"youtube"');
  expect(all(channel, 'item').map((one) => text(one, 'title'))).not.toContain('ร่าง');
});

test('files are split by size; each has its own attachments, and together all items once', async () => {
  const more = [];
  for (let index = 0; index < 5; index += 1)
    more.push(await aNews({ detail: `<p>${'ยาว '.repeat(2_000)}</p>`, coverId: rich.cover.media.id }));
  const folder = await aFolder('split');
  const { wordpress } = await exportTo(folder, { scope: 'public', format: 'wxr', wxrBytes: 30_000 });
  expect(wordpress.length).toBeGreaterThan(2);
  const ids: string[] = [];
  for (const { file, items, attachments, bytes } of wordpress) {
    const channel = await readChannel(folder, file);
    const posts = all(channel, 'item').filter((item) => text(item, 'wp:post_type') === 'post');
    const own = all(channel, 'item').filter((item) => text(item, 'wp:post_type') === 'attachment');
    expect([posts.length, own.length]).toEqual([items, attachments]);
    const owned = own.map((item) => text(item, 'wp:post_id'));
    for (const post of posts) {
      ids.push(text(post, 'wp:post_id'));
      const { _thumbnail_id: cover } = metaOf(post);
      if (cover !== undefined) expect(owned).toContain(cover);
    }
    expect(bytes).toBeLessThan(30_000 + 60_000);
  }
  const expected = [rich.item, ...more].map(({ id }) => String(id)).sort();
  expect(ids.toSorted()).toEqual(expected);
});

test('a portal without items gives a file with its categories', async () => {
  await db.news.updateMany({ data: { status: 'draft', approveLevel: 0 } });
  const folder = await aFolder('nothing');
  const { wordpress } = await exportTo(folder, { scope: 'public', format: 'wxr' });
  expect(wordpress).toMatchObject([{ items: 0, attachments: 0 }]);
  expect(all(await readChannel(folder, 'portal-001.xml'), 'item')).toEqual([]);
});

test.each([
  ['a < b && "c"', 'a &lt; b &amp;&amp; &quot;c&quot;'],
  ['a\u0000b\u000bc\ufffed\n', 'abcd\n'],
])('%j is escaped as %j', (given, wanted) => expect(escapeXml(given)).toBe(wanted));

test('CDATA holds its own end and no forbidden signs', () => {
  const xml = `<a>${toCdata('x ]]> y ]]]]> \u0001z')}</a>`;
  expect(parse(xml).children[0]?.text).toBe('x ]]> y ]]]]> z');
});

test('an address with signs that would end a comment stays inside of its block', () => {
  const content = buildWxrContent(
    {
      ...{ id: 1, link: '', topic: '', detail: '<p>ก</p>', summary: '', publishAt: '', updatedAt: '', pinned: false },
      ...{
        videoLinks: ['https://vimeo.com/1?a=--><script>&"'],
        categoryId: 1,
        category: '',
        author: '',
        cover: undefined,
      },
      ...{ pictures: [], attachments: [], inline: [] },
    },
    SITE,
  );
  expect(content.match(/-->/g)).toHaveLength(2);
  expect(content).toContain('\\u002d\\u002d\\u003e');
  expect(content).not.toContain('<script>');
});
