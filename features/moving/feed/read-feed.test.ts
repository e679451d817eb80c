import { findFeedLink, readFeed } from './read-feed';

const now = new Date('2026-01-05T00:00:00Z');
const address = 'https://college.test/feed/';
const read = (text: string) => {
  const found = readFeed(text, { address, now });
  if (!found) throw new Error('no feed');
  return found;
};
const readOne = (text: string) => {
  const [item] = read(text).items;
  if (!item) throw new Error('no item');
  return item;
};

const rss = (items: string, more = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"
    xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>วิทยาลัย &amp; ข่าว</title>
    <link>https://college.test/</link>${more}${items}</channel></rss>`;
const atom = (entries: string, more = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${more}><title type="text">ข่าว</title>${entries}</feed>`;

test('RSS 2.0: identity, link, whole text, date, category, cover and what was left out', () => {
  const feed = read(
    rss(`<item><title>รับสมัคร &amp;amp; สอบ</title><link>/news/1</link><guid isPermaLink="false">tag:1</guid>
      <description>ย่อ</description><content:encoded><![CDATA[<p>เต็ม <a href="more">ต่อ</a></p>]]></content:encoded>
      <pubDate>Mon, 06 May 2567 07:08:09 +0700</pubDate><category>ประชาสัมพันธ์</category><category>อื่น</category>
      <media:content url="/a-small.jpg" medium="image" width="100"/>
      <media:content url="/a.jpg" medium="image" width="900"><media:description>ภาพ</media:description></media:content>
      <enclosure url="/file.pdf" type="application/pdf" length="1"/>
      <enclosure url="https://youtu.be/dQw4w9WgXcQ" type="text/html" length="1"/></item>`),
  );
  expect(feed.title).toBe('วิทยาลัย & ข่าว');
  expect(feed.remarks).toEqual([]);
  expect(feed.items).toEqual([
    expect.objectContaining({
      ...{ oldId: 'tag:1', keptId: null, topic: 'รับสมัคร & สอบ', status: 'allow', level: null },
      html: '<p>เต็ม <a href="https://college.test/news/more">ต่อ</a></p>',
      ...{ publishAt: '2024-05-06T00:08:09.000Z', category: 'ประชาสัมพันธ์', categoryName: 'ประชาสัมพันธ์' },
      ...{ cover: 'https://college.test/a.jpg', coverAlt: 'ภาพ', canonicalUrl: 'https://college.test/news/1' },
      videoLinks: ['https://youtu.be/dQw4w9WgXcQ'],
      notes: [{ kind: 'file', detail: '/file.pdf', count: 1 }],
    }),
  ]);
});

test('RSS 0.9x and 1.0: items beside the channel, dates of Dublin Core, no ids', () => {
  const old =
    '<rss version="0.91"><channel><title>x</title><item><title>ก</title><link>http://a.test/1</link></item></channel></rss>';
  expect(readOne(old)).toMatchObject({ oldId: 'http://a.test/1', topic: 'ก', publishAt: null, html: '' });
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://a.test/"><title>x</title><link>https://a.test/</link>
    </channel><item rdf:about="https://a.test/2"><title>ข</title><link>https://a.test/2</link>
    <description>สอง
บรรทัด</description><dc:date>2024-05-06T07:08:09+07:00</dc:date></item></rdf:RDF>`;
  expect(readOne(rdf)).toMatchObject({
    ...{ oldId: 'https://a.test/2', topic: 'ข', html: '<p>สอง<br>บรรทัด</p>', publishAt: '2024-05-06T00:08:09.000Z' },
  });
});

test('a guid that is a link is the address; without guid and link title and date are the identity', () => {
  expect(readOne(rss('<item><title>ก</title><guid>https://a.test/9</guid></item>'))).toMatchObject({
    ...{ oldId: 'https://a.test/9', canonicalUrl: 'https://a.test/9' },
  });
  const bare = readOne(rss('<item><title>ก</title><pubDate>2024-05-06</pubDate></item>'));
  expect(bare).toMatchObject({ oldId: 'ก 2024-05-06', publishAt: '2024-05-05T17:00:00.000Z' });
  expect(bare.canonicalUrl).toBeUndefined();
  const long = readOne(rss(`<item><title>ก</title><guid isPermaLink="false">${'x'.repeat(600)}</guid></item>`));
  expect(long.oldId).toMatch(/^[0-9a-f]{64}$/);
});

test('Atom 1.0: text, HTML and XHTML, with base addresses from feed to content', () => {
  const { items } = read(
    atom(
      `<entry><id>urn:1</id><title type="html">&lt;b&gt;หนา&lt;/b&gt; &amp;amp; บาง</title><link rel="alternate" href="one"/>
        <published>2024-05-06T07:08:09Z</published><updated>2025-01-01T00:00:00Z</updated>
        <content type="html" xml:base="texts/">&lt;p&gt;&lt;a href="x"&gt;x&lt;/a&gt;&lt;/p&gt;</content></entry>
      <entry xml:base="https://other.test/dir/"><id>urn:2</id><title>1 &lt; 2</title><link href="two"/>
        <updated>2025-01-01T00:00:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>ก<br/>&lt;ข&gt; <img src="a.png" alt="&quot;"/></p></div></content></entry>
      <entry><id>urn:3</id><title>สาม</title><content type="text">a &lt; b

c</content><link rel="enclosure" type="image/png" href="e.png"/></entry>
      <entry><id>urn:4</id><title>สี่</title><content src="elsewhere.html" type="text/html"/><summary>ย่อ</summary></entry>`,
      'xml:base="https://base.test/root/"',
    ),
  );
  expect(items).toMatchObject([
    {
      ...{ oldId: 'urn:1', topic: 'หนา & บาง', publishAt: '2024-05-06T07:08:09.000Z' },
      ...{ canonicalUrl: 'https://base.test/root/one', base: 'https://base.test/root/texts/' },
      html: '<p><a href="https://base.test/root/texts/x">x</a></p>',
    },
    {
      ...{ topic: '1 < 2', canonicalUrl: 'https://other.test/dir/two', base: 'https://other.test/dir/' },
      html: '<div><p>ก<br>&lt;ข&gt; <img src="a.png" alt="&quot;"></p></div>',
    },
    { html: '<p>a &lt; b</p><p>c</p>', cover: 'https://base.test/root/e.png' },
    { html: '<p>ย่อ</p>', notes: [{ kind: 'text', detail: 'elsewhere.html', count: 1 }] },
  ]);
});

test('JSON Feed 1 and 1.1: numbers as ids, bad fields cost themselves only', () => {
  const feed = read(
    JSON.stringify({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: 'ข่าว', home_page_url: 'https://a.test/' },
      items: [
        {
          id: 7,
          url: '/7',
          title: 'เจ็ด',
          content_html: '<p>x</p>',
          date_published: '2024-05-06T07:08:09+07:00',
          tags: ['กิจกรรม'],
        },
        {
          id: 'b',
          title: 8,
          content_text: 'a <b>\n\nc',
          image: 'i.jpg',
          attachments: [{ url: 'a.mp3', mime_type: 'audio/mpeg' }, 3],
        },
        'no item',
        { id: 'empty' },
      ],
    }),
  );
  expect(feed.items).toMatchObject([
    { oldId: '7', topic: 'เจ็ด', canonicalUrl: 'https://a.test/7', category: 'กิจกรรม', html: '<p>x</p>' },
    {
      oldId: 'b',
      topic: '',
      html: '<p>a &lt;b&gt;</p><p>c</p>',
      cover: 'https://a.test/i.jpg',
      notes: [{ kind: 'file' }],
    },
  ]);
  expect(feed.remarks).toMatchObject([{ detail: '1' }]);
  expect(readFeed('{"version":"https://jsonfeed.org/version/2"}', { address, now })).toBeUndefined();
  expect(readFeed('[]', { address, now })).toBeUndefined();
});

test('a broken feed gives what is whole, whatever broke it', () => {
  const cut = rss('<item><title>ก</title><guid>1</guid></item><item><title>ข</title><description>ครึ่');
  const broken = cut.slice(0, cut.indexOf('</channel>'));
  expect(read(broken)).toMatchObject({ items: [{ topic: 'ก' }], remarks: [{ detail: expect.any(String) }] });
  const unmatched = rss('<item><title>ก</title><description>a</b> c</description></item><item><title>ข</title></item>');
  expect(read(unmatched).items.map(({ topic }) => topic)).toContain('ข');
  const undeclared =
    '<rss><channel><item><title>ก&nbsp;&unknown; ข</title><content:encoded>&lt;p&gt;x&lt;/p&gt;</content:encoded></item></channel></rss>';
  expect(readOne(undeclared)).toMatchObject({ topic: 'ก &unknown; ข', html: '<p>x</p>' });
  for (const text of ['', '<html><body>x</body></html>', '<?xml version="1.0"?><opml/>', 'plain', '\0\0'])
    expect(readFeed(text, { address, now })).toBeUndefined();
});

test('a DOCTYPE expands and fetches nothing', () => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol"><!ENTITY file SYSTEM "file:///etc/passwd">${entities}]>
    <rss><channel><item><title>ก &l9; &file; &constructor;</title></item></channel></rss>`;
  expect(readOne(bomb).topic).toBe('ก &l9; &file; &constructor;');
});

test('a document that is too deep ends where it is', () => {
  const deep = `<rss><channel><item><title>ก</title></item><item>${'<a>'.repeat(50_000)}`;
  expect(read(deep)).toMatchObject({ items: [{ topic: 'ก' }], remarks: [{ detail: 'too many or too deep elements' }] });
});

test('double and surplus items are left out and counted', () => {
  const items = Array.from(
    { length: 1_003 },
    (_, at) => `<item><title>${at}</title><guid>${Math.max(1, at)}</guid></item>`,
  );
  const { items: read1, remarks } = read(rss(items.join('')));
  expect(read1).toHaveLength(999);
  expect(remarks.map(({ detail }) => detail)).toEqual(['3', '1']);
});

test.each([
  ['Mon, 06 May 2024 07:08:09 GMT', '2024-05-06T07:08:09.000Z'],
  ['6 May 24 07:08 EST', '2024-05-06T12:08:00.000Z'],
  ['Monday, 06-May-24 07:08:09 UTC', '2024-05-06T07:08:09.000Z'],
  ['06 May 2024', '2024-05-05T17:00:00.000Z'],
  ['2024-05-06 07:08:09', '2024-05-06T00:08:09.000Z'],
  ['2024-05-06T07:08:09.123+0700', '2024-05-06T00:08:09.000Z'],
  ['31 Feb 2024 00:00 GMT', null],
  ['0000-00-00 00:00:00', null],
  ['yesterday', null],
  ['9'.repeat(5_000), null],
])('the date %s', (date, expected) => {
  expect(readOne(rss(`<item><title>ก</title><pubDate>${date}</pubDate></item>`)).publishAt).toBe(expected);
});

test.each([
  ['<head><link rel="alternate" type="application/rss+xml" href="/feed/">', 'https://a.test/feed/'],
  [
    '<link rel="alternate" type="application/rss+xml" title="ความเห็น" href="/comments/feed/"><link type="application/atom+xml" rel="Alternate" href="atom.xml">',
    'https://a.test/dir/atom.xml',
  ],
  [
    '<base href="https://b.test/"><link rel="alternate" type="application/feed+json" href="f.json">',
    'https://b.test/f.json',
  ],
  [
    '<link rel="alternate" hreflang="en" href="/en"><body><link rel="alternate" type="application/rss+xml" href="/x">',
    undefined,
  ],
  ['<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">', undefined],
])('the feed that a page names: %s', (html, expected) => {
  expect(findFeedLink(html, 'https://a.test/dir/')).toBe(expected);
});
