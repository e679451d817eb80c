import type { WxrFile, WxrItem } from './wxr.schema';
import { formatThaiClock } from './wxr-dates.rules';

/** Signs that XML can't hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Ids of attachments begin above those of items, which WordPress keeps in the same row of numbers. */
export const ATTACHMENT_IDS = 1_000_000_000;

/** Text of an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Text as CDATA. */
export const toCdata = (text: string): string =>
  `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const data = (name: string, text: string): string => `<${name}>${toCdata(text)}</${name}>`;
const meta = (key: string, value: string): string =>
  `<wp:postmeta>${data('wp:meta_key', key)}${data('wp:meta_value', value)}</wp:postmeta>`;

/** Name of a term in addresses. */
export const toNicename = (id: number): string => `category-${id}`;

type Site = { title: string; address: string; at: string };

/** Beginning of a file: the site, its categories, and the authors of the file's items. */
export const buildHead = (
  { title, address, at }: Site,
  categories: readonly { id: number; name: string }[],
  authors: ReadonlyMap<string, { id: number; name: string }>,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${tag('title', title)}
${tag('link', address)}
<description></description>
${tag('pubDate', new Date(at).toUTCString())}
<language>th</language>
<wp:wxr_version>1.2</wp:wxr_version>
${tag('wp:base_site_url', address)}
${tag('wp:base_blog_url', address)}
${[...authors].map(([login, { id, name }]) => `<wp:author><wp:author_id>${id}</wp:author_id>${data('wp:author_login', login)}${data('wp:author_email', '')}${data('wp:author_display_name', name)}${data('wp:author_first_name', '')}${data('wp:author_last_name', '')}</wp:author>`).join('\n')}
${categories.map(({ id, name }) => `<wp:category><wp:term_id>${id}</wp:term_id>${data('wp:category_nicename', toNicename(id))}${data('wp:category_parent', '')}${data('wp:cat_name', name)}</wp:category>`).join('\n')}
<generator>https://wordpress.org/?v=6.0</generator>
`;

/** End of a file. */
export const FOOT = '</channel>\n</rss>\n';

type Post = {
  id: number;
  type: 'post' | 'attachment';
  status: 'publish' | 'inherit';
  title: string;
  link: string;
  name: string;
  author: string;
  content: string;
  excerpt: string;
  at: string;
  changedAt: string;
  parent: number;
  isSticky: boolean;
  rest: readonly string[];
};

const buildPost = (post: Post): string =>
  [
    '<item>',
    data('title', post.title),
    tag('link', post.link),
    tag('pubDate', new Date(post.at).toUTCString()),
    data('dc:creator', post.author),
    `<guid isPermaLink="false">${escapeXml(post.link)}</guid>`,
    '<description></description>',
    data('content:encoded', post.content),
    data('excerpt:encoded', post.excerpt),
    `<wp:post_id>${post.id}</wp:post_id>`,
    data('wp:post_date', formatThaiClock(post.at)),
    data('wp:post_date_gmt', formatGmt(post.at)),
    data('wp:post_modified', formatThaiClock(post.changedAt)),
    data('wp:post_modified_gmt', formatGmt(post.changedAt)),
    data('wp:comment_status', 'closed'),
    data('wp:ping_status', 'closed'),
    data('wp:post_name', post.name),
    data('wp:status', post.status),
    `<wp:post_parent>${post.parent}</wp:post_parent>`,
    '<wp:menu_order>0</wp:menu_order>',
    data('wp:post_type', post.type),
    data('wp:post_password', ''),
    `<wp:is_sticky>${post.isSticky ? 1 : 0}</wp:is_sticky>`,
    ...post.rest,
    '</item>\n',
  ].join('\n');

const formatGmt = (iso: string): string => new Date(iso).toISOString().slice(0, 19).replace('T', ' ');

/** An attachment of an item. */
export const buildAttachment = ({ id, url, name, alt, caption }: WxrFile, item: WxrItem): string =>
  buildPost({
    ...{ id: ATTACHMENT_IDS + id, type: 'attachment', status: 'inherit', title: name, link: url },
    ...{ name: `media-${id}`, author: item.author, content: '', excerpt: caption, at: item.publishAt },
    ...{ changedAt: item.publishAt, parent: item.id, isSticky: false },
    rest: [data('wp:attachment_url', url), ...(alt === '' ? [] : [meta('_wp_attachment_image_alt', alt)])],
  });

/** An item. */
export const buildItem = (item: WxrItem, content: string): string =>
  buildPost({
    ...{ id: item.id, type: 'post', status: 'publish', title: item.topic, link: item.link, name: `news-${item.id}` },
    ...{ author: item.author, content, excerpt: item.summary, at: item.publishAt, changedAt: item.updatedAt },
    ...{ parent: 0, isSticky: item.pinned },
    rest: [
      `<category domain="category" nicename="${toNicename(item.categoryId)}">${toCdata(item.category)}</category>`,
      ...(item.cover === undefined ? [] : [meta('_thumbnail_id', String(ATTACHMENT_IDS + item.cover.id))]),
    ],
  });
