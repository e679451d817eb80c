/** Taxonomy term of a post: `category`, `post_tag`, `post_format`, or one of a plugin. */
export type WxrTerm = { domain: string; nicename: string; name: string };

/** Fields of an item that are read, by their element. */
export const itemFields = {
  title: 'title',
  link: 'link',
  pubDate: 'pubDate',
  'dc:creator': 'creator',
  guid: 'guid',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_modified': 'modified',
  'wp:post_modified_gmt': 'modifiedGmt',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:menu_order': 'order',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:is_sticky': 'sticky',
  'wp:attachment_url': 'file',
} as const;
export type ItemField = (typeof itemFields)[keyof typeof itemFields];

/** Custom fields that mean something here. */
export const metaKeys: ReadonlySet<string> = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_yoast_wpseo_primary_category', 'rank_math_primary_category'],
  ...['views', 'post_views_count', 'footnotes'],
]);

/** An item of a WordPress file as it stands there. */
export type WxrItem = {
  fields: Partial<Record<ItemField, string>>;
  terms: WxrTerm[];
  meta: Record<string, string>;
  comments: number;
  /** Fields of which only the beginning was kept. */
  cut: ItemField[];
  /** False if the file broke off or was unreadable within it. */
  isWhole: boolean;
};

export type WxrAuthor = { login: string; name: string };
export type WxrCategory = { id: string; nicename: string; name: string };

/** Fields of the channel that are read, by their element. */
export const channelFields = {
  title: 'title',
  link: 'link',
  pubDate: 'pubDate',
  'wp:wxr_version': 'version',
  'wp:base_site_url': 'siteUrl',
  'wp:base_blog_url': 'blogUrl',
} as const;
export type WxrChannel = Partial<Record<(typeof channelFields)[keyof typeof channelFields], string>>;

/** Faults of a file, and the item at which each was met first. */
export type WxrFaults = {
  /** Faults of its XML, and the first of them in the words of the parser. */
  errors: number;
  first: { message: string; item: number }[];
  /** Sections that were never closed, control signs, and places at which reading began anew. */
  unclosed: number;
  removed: number;
  skipped: number;
  /** True if the file ends before its document does. */
  isCut: boolean;
};
