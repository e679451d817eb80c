import { z } from 'zod';

const fileRow = z.object({
  id: z.number(),
  hash: z.string(),
  extension: z.string(),
  widths: z.array(z.number()),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
});
export type FileRow = z.infer<typeof fileRow>;

/** An item as its query gives it. */
export const itemRow = z.object({
  id: z.number(),
  section: z.enum(['news', 'lifestyle']),
  topic: z.string(),
  detail: z.string(),
  summary: z.string(),
  publish_at: z.string(),
  updated_at: z.string(),
  pinned: z.boolean(),
  video_links: z.array(z.string()).nullable(),
  category_id: z.number(),
  category: z.string(),
  code: z.string(),
  organisation_id: z.number(),
  office: z.string(),
  cover: fileRow.nullable(),
  pictures: z.array(fileRow).nullable(),
  attachments: z.array(fileRow).nullable(),
  inline: z.array(fileRow).nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

/** A file with its whole address. */
export type WxrFile = { id: number; url: string; hash: string; name: string; alt: string; caption: string };

/** An item for a WordPress file. */
export type WxrItem = {
  id: number;
  link: string;
  topic: string;
  detail: string;
  summary: string;
  publishAt: string;
  updatedAt: string;
  pinned: boolean;
  videoLinks: string[];
  categoryId: number;
  category: string;
  author: string;
  cover: WxrFile | undefined;
  pictures: WxrFile[];
  attachments: WxrFile[];
  inline: WxrFile[];
};
