import { z } from 'zod';
import { type MediaEntry, picture } from '@/lib/files/picture.schema';
import { type NewsContent, storedContent } from '../item/content.schema';

/** The parts of an item that are compared and merged as one: a cover's description makes no sense with another cover. */
export const newsParts = {
  topic: ['topic'],
  detail: ['detail'],
  category: ['categoryId'],
  cover: ['coverId', 'coverAlt', 'coverFocusX', 'coverFocusY'],
  pictures: ['pictures'],
  attachments: ['attachments'],
  videos: ['videoLinks'],
  publishAt: ['publishAt'],
  unpublishAt: ['unpublishAt'],
  pinned: ['pinned'],
} as const satisfies Record<string, readonly (keyof NewsContent)[]>;
export type NewsPart = keyof typeof newsParts;
export const newsPartNames = [
  ...(['topic', 'detail', 'category', 'cover', 'pictures'] as const),
  ...(['attachments', 'videos', 'publishAt', 'unpublishAt', 'pinned'] as const),
] as const;

export type Side = 'mine' | 'theirs';

const editorFile = z.object({
  id: z.number(),
  name: z.string(),
  bytes: z.number(),
  extension: z.string(),
  picture: picture.optional(),
});
/** What the editor shows of a file that the item uses. */
export type EditorFile = z.infer<typeof editorFile>;

/** A file of the library as the editor keeps it. */
export const toEditorFile = ({ id, name, bytes, extension, picture }: MediaEntry): EditorFile => ({
  id,
  name,
  bytes,
  extension,
  picture,
});

/** The item as it is stored now, as far as the editor needs it. */
export const currentItem = z.object({
  version: z.number(),
  content: storedContent,
  media: z.array(editorFile),
});
export type CurrentItem = z.infer<typeof currentItem>;

export const saveResponse = z.object({ id: z.number(), version: z.number(), state: z.enum(['saved', 'pending']) });
export const autosaveResponse = z.object({ savedAt: z.string(), others: z.array(z.string()) });

/** Words that were typed and not saved. */
export const storedDraft = z.object({
  key: z.string(),
  version: z.number().optional(),
  savedAt: z.string(),
  content: storedContent,
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** The one filled button of the page. */
export type MainAction = 'submit' | 'publish' | 'saveShown' | 'sendRevision' | 'save';

/** Everything that the editor opens with; plain JSON. */
export type EditorStart = {
  accountId: number;
  /** The form by which the viewer logs in. */
  door: 'staff' | 'collegeUser';
  /** Names the saving of a new item and the autosaves of this opening. */
  key: string;
  /** The address of the list that the item belongs to. */
  path: string;
  /** Left out for a new item. */
  item?: { id: number; version: number; status: string; shown: boolean };
  /** What was stored when the page was opened. */
  base: NewsContent;
  /** What the fields begin with: the same, a revision to restore, or one's own revision that waits. */
  content: NewsContent;
  source: 'current' | 'revision' | 'pending';
  files: EditorFile[];
  editing: 'direct' | 'revision';
  action: MainAction;
  /** The levels at which the viewer may publish it. */
  levels: number[];
  mayPin: boolean;
  categories: { id: number; name: string }[];
  others: string[];
  drafts: StoredDraft[];
};
