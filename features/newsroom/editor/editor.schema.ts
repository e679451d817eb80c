import { z } from 'zod';
import { type MediaEntry, picture } from '@/lib/files/picture.schema';
import type { WritingGuide } from '../house-style/house-style.schema';
import { type NewsContent, storedContent } from '../item/content.schema';
import type { ShownReturn } from '../review/points.schema';

export type Side = 'mine' | 'theirs';

const editorFile = z.object({
  id: z.number(),
  name: z.string(),
  bytes: z.number(),
  extension: z.string(),
  picture: picture.optional(),
});
/** A file used by the item, as the editor shows it. */
export type EditorFile = z.infer<typeof editorFile>;

export const toEditorFile = ({ id, name, bytes, extension, picture }: MediaEntry): EditorFile => ({
  id,
  name,
  bytes,
  extension,
  picture,
});

/** The stored item, as far as the editor needs it. */
export const currentItem = z.object({
  version: z.number(),
  content: storedContent,
  media: z.array(editorFile),
  /** Name of the account that saved it last, and the time, as ISO 8601. */
  by: z.string().optional(),
  at: z.string().optional(),
});
export type CurrentItem = z.infer<typeof currentItem>;

export const saveResponse = z.object({ id: z.number(), version: z.number(), state: z.enum(['saved', 'pending']) });
export type SaveResponse = z.infer<typeof saveResponse>;
/** State of an autosave: in the draft itself, beside the item, or beside it because somebody else wrote it since. */
export const autosaveStates = ['draft', 'kept', 'behind'] as const;
export const autosaveResponse = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(autosaveStates),
  savedAt: z.string(),
  others: z.array(z.string()),
});

/** Timeout in seconds after which somebody no longer counts as editing an item. */
export const EDITING_SECONDS = 60;

export const editingResponse = autosaveResponse.pick({ others: true });

/** Unsaved content, from an autosave or from the browser's storage. */
export const storedDraft = z.object({
  key: z.string(),
  version: z.number().optional(),
  savedAt: z.string(),
  content: storedContent,
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** Action of the editor's primary button. */
export type MainAction = 'submit' | 'publish' | 'saveShown' | 'sendRevision' | 'save';

/** Initial data of the editor; plain JSON. */
export type EditorStart = {
  accountId: number;
  /** The viewer's login form. */
  door: 'staff' | 'collegeUser';
  /** Name of the account, and the name with which it logs in; the latter is left out where it is an id card number. */
  accountName?: string;
  loginName?: string;
  /** Idempotency key of a new item's save, and key of this session's autosaves. */
  key: string;
  /** URL path of the item's list. */
  path: string;
  /** Left out for a new item. */
  item?: {
    id: number;
    version: number;
    status: string;
    shown: boolean;
    /** Page of another site where it was published first. */
    canonicalUrl?: string | undefined;
    /** Opening of the editor whose autosave wrote it last. */
    lastKey?: string;
  };
  /** The return that is being mended. */
  returned?: ShownReturn;
  /** Stored content when the page was opened. */
  base: NewsContent;
  /**
   * Initial content of the fields: `base`, a revision to restore, the viewer's own pending revision, or what the viewer
   * typed last without saving it.
   */
  content: NewsContent;
  source: 'current' | 'revision' | 'pending' | 'kept';
  /** Key and time (ISO 8601) of the autosave that the fields go on with. */
  keptKey?: string;
  keptAt?: string;
  files: EditorFile[];
  editing: 'direct' | 'revision';
  action: MainAction;
  /** The levels at which the viewer may publish it. */
  levels: number[];
  mayPin: boolean;
  /** Of the item's section; `usual` ones are those that its organisation uses most, and come first. */
  categories: { id: number; name: string; usual?: boolean }[];
  /** Templates of the categories and words of the house style; left out if there are none. */
  guide?: WritingGuide;
  others: string[];
  /** An autosave that was typed over another version; the newest only. */
  drafts: StoredDraft[];
};
