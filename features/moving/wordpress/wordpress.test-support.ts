import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator } from '@/testing/lists';
import type { MoveProgress } from '../runs/run-move';
import { moveFromWordpress, type WordpressMove } from './move-from-wordpress';

/** Fields of a post that a test cares about. */
export type TestPost = {
  id: number;
  title?: string;
  content?: string;
  type?: string;
  status?: string;
  date?: string;
  modified?: string;
  creator?: string;
  category?: string;
  link?: string;
  password?: string;
  /** Address of the file of an attachment. */
  file?: string;
  meta?: Record<string, string>;
};

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** For tests: permalink of a post; no other site's posts have its path. */
export const toLink = (site: string, id: number): string => `${site}/${new URL(site).port || 2024}/post-${id}/`;

/** For tests: one item of a file, as WordPress writes it. */
export function toItemXml(post: TestPost, site: string): string {
  const { id, title = `เรื่อง ${id}`, content = `<p>เนื้อ ${id}</p>`, type = 'post', status = 'publish' } = post;
  const { date = '2024-05-06 07:08:09', modified = date, creator = 'office', category, password = '' } = post;
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${cdata(title)}</title><link>${post.link ?? toLink(site, id)}</link>
<dc:creator>${cdata(creator)}</dc:creator><guid isPermaLink="false">${site}/?p=${id}</guid>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${date}</wp:post_date_gmt>
<wp:post_modified_gmt>${modified}</wp:post_modified_gmt><wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent>
<wp:post_type>${type}</wp:post_type><wp:post_password>${password}</wp:post_password><wp:is_sticky>0</wp:is_sticky>
${post.file ? `<wp:attachment_url>${post.file}</wp:attachment_url>` : ''}
${category ? `<category domain="category" nicename="${encodeURIComponent(category)}">${cdata(category)}</category>` : ''}
${meta.join('')}</item>
`;
}

/** For tests: head of a file, with authors by their login names. */
export const toHeadXml = (site: string, authors: Readonly<Record<string, string>> = {}): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"><channel><title>เว็บเดิม</title><link>${site}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
${Object.entries(authors)
  .map(
    ([login, name]) =>
      `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`,
  )
  .join('\n')}
`;

/** For tests: a file of a folder of its own. */
export function aFile(text: string | Buffer, name = 'export.xml'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wxr-test-')), name);
  writeFileSync(file, text);
  return file;
}

/** For tests: a whole file of posts. */
export const aWxrFile = (
  site: string,
  posts: readonly TestPost[],
  authors?: Readonly<Record<string, string>>,
): string =>
  aFile(`${toHeadXml(site, authors)}${posts.map((post) => toItemXml(post, site)).join('')}</channel></rss>\n`);

/** For tests: moves a file in, without pauses, with the site on this machine. */
export const moveFile = (
  file: string,
  given: Partial<WordpressMove> = {},
  report: (progress: MoveProgress) => void = () => undefined,
) =>
  moveFromWordpress(
    {
      ...{ file, name: 'export.xml', isPrivate: true, backoffMs: 0, ...given },
      options: { paceMs: 0, ...given.options },
    },
    administrator,
    report,
  );
