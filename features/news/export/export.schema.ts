import { z } from 'zod';
import type { Section } from '../categories/categories.schema';
import type { NewsFilter } from '../filter/filter.schema';

/** The page on which public news are taken out as a file, and the address of the file itself. */
export const EXPORT_PAGE = '/document/export_news/';
export const EXPORT_FILE = '/document/export_news/file';

/** Items of one file at most: the newest of those that fit. */
export const EXPORT_ITEMS = 10_000;

/** The kinds of files in which public news leave the house. */
export const newsFormats = ['csv', 'xlsx', 'pdf', 'docx'] as const;
export type NewsFormat = (typeof newsFormats)[number];

/** What stands in a document: the headlines with their facts, or the whole texts too. */
export const exportContents = ['list', 'full'] as const;
export type ExportContents = (typeof exportContents)[number];

/** The formats in which there is room for whole texts. */
export const textFormats: readonly NewsFormat[] = ['pdf', 'docx'];

/** What somebody asks for by an address. */
export type ExportRequest = {
  filter: NewsFilter;
  format: NewsFormat;
  contents: ExportContents;
  /** Words of an organisation's name that is still to be chosen, where there is no script. */
  organisationWords: string;
  /** As typed, to fill the form again. */
  typed: { from: string; to: string };
  /** Keys of what is wrong with single fields. */
  wrong: { from?: string; to?: string };
};

/** A part of an item's text. */
export type TextBlock = { kind: 'text' | 'heading' | 'item'; text: string };

/** A public item as files show it. */
export type ExportRow = {
  id: number;
  section: Section;
  topic: string;
  category: string;
  organisation: string;
  province: string;
  author: string;
  publishedAt: Date;
  reads: number;
  shares: number;
  /** Plain text, at most 600 characters. */
  summary: string;
  /** Sanitised HTML; only where whole texts are asked for. */
  detail?: string;
};

/** What stands at the head of a file. */
export type ExportHead = {
  /** What the file is about, in Thai. */
  name: string;
  agency: string;
  madeAt: Date;
  /** How many items fit, at most one more than the file can hold. */
  fitting: number;
};

/**
 * The answer for a browser with script is made of frames, so that progress and the file come in one answer: a byte that
 * tells the kind, four with the length (big-endian), and so many bytes. `done` holds how many items are written as text,
 * `failed` the key of a message; a file without `end` at its end is not whole.
 */
export const frameKinds = { bytes: 1, done: 2, failed: 3, end: 4 } as const;
export type FrameKind = keyof typeof frameKinds;
export const FRAME_HEAD_BYTES = 5;
/** The answer's type, by which the browser knows that frames come. */
export const FRAMES_TYPE = 'application/vnd.portal.frames';

/** Something that can be chosen by its name. */
export const named = z.object({ id: z.number(), name: z.string() });
export type Named = z.infer<typeof named>;

/** What a browser with script asks for while the form is filled in. */
export const countResponse = z.object({ status: z.literal(true), data: z.object({ count: z.number() }) });
export const organisationsResponse = z.object({
  status: z.literal(true),
  data: z.object({ organisations: z.array(named) }),
});
/** A refusal of such a question, and of a file. */
export const errorResponse = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
